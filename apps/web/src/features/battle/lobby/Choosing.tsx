/** Rules, deck and opponent of a battle to be, as they were last time, until the player chooses others. */
import type { DeckFormat } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import type { DeckSummaryJson } from '@pokesol/protocol';
import { useState } from 'react';
import { isLegalIn, useFormat } from '../data/formats.ts';
import { levelsOf, otherRules, takes, useRules } from '../data/rules.ts';
import { type BattleChoice, battleChoices, type Wanted } from './battleChoices.ts';
import { facingOf, ownSide } from './facing.tsx';
import { Matchup } from './Matchup.tsx';
import { OpponentPicker } from './OpponentPicker.tsx';
import type { FriendOffer, TrainerOffer } from './offers.ts';
import { useStart } from './useStart.ts';

type ChoosingProps = {
  address: string;
  /** At least one of them is legal by some rules. */
  decks: readonly DeckSummaryJson[];
  /** The deck to begin with, if it is there and legal. */
  first: string | undefined;
  trainers: TrainerOffer;
  friends: FriendOffer;
  onSearch: (deckId: string, rules: AnyRules, format: DeckFormat) => void;
  onBack: () => void;
};

export function Choosing({ address, decks, first, trainers, friends, onSearch, onBack }: ChoosingProps) {
  const [rules, setRules] = useChosenRules(decks.find(({ id }) => id === first));
  const [deckId, setDeckId] = useState(first);
  const [asked, setWanted] = useState<Wanted>(() => battleChoices.last()?.opponent ?? { kind: 'anyone' });
  const { isStarting, start } = useStart();
  const [chosenFormat, setFormat] = useFormat(rules);
  const legal = decks.filter((each) => takes(rules, each));
  const wanted = possible(asked, rules, legal, trainers);
  // The campaign has none: its trainers play what they always played.
  const format = wanted.kind === 'trainer' ? undefined : chosenFormat;
  const inFormat = legal.filter((each) => isLegalIn(format ?? rules, each));
  const deck = inFormat.find(({ id }) => id === deckId) ?? inFormat[0];

  function begin(chosen: string) {
    if (wanted.kind === 'anyone') onSearch(chosen, rules, chosenFormat);
    else if (wanted.kind === 'friend') void friends.start(chosen, rules, chosenFormat);
    else if (wanted.kind === 'trainer') void trainers.start(wanted.trainerId, chosen, rules);
    else void start({ deckId: chosen, rules, format: chosenFormat }, wanted);
  }

  return (
    <Matchup
      rules={rules}
      onRules={setRules}
      format={format}
      onFormat={setFormat}
      decks={decks}
      deck={deck}
      onDeck={setDeckId}
      title="Select Your Deck"
      opponent={
        <OpponentPicker
          rules={rules}
          wanted={wanted}
          onWant={setWanted}
          decks={inFormat}
          trainers={trainers.open ?? []}
        />
      }
      sides={[
        ownSide(deck, `${address.slice(0, 4)}…${address.slice(-4)}`),
        facingOf(wanted, legal, trainers.open ?? []),
      ]}
      facts={[wanted.kind === 'trainer' ? 'Every victory pays' : 'No Poke Points: only the campaign pays']}
      startLabel={wanted.kind === 'friend' ? 'Get the Link' : 'Start Battle'}
      isBusy={isStarting || trainers.isStarting || friends.isStarting}
      onStart={begin}
      onBack={onBack}
    />
  );
}

/** As last time; who comes with a deck that those rules do not take begins with the others, if they do. */
function useChosenRules(brought: DeckSummaryJson | undefined) {
  const [last, choose] = useRules();
  const [isFirst, setFirst] = useState(true);
  const isOther =
    isFirst && brought !== undefined && !takes(last, brought) && takes(otherRules(last), brought);
  const set = (rules: AnyRules) => {
    setFirst(false);
    choose(rules);
  };
  return [isOther ? otherRules(last) : last, set] as const;
}

/** What is asked for, where it can be had by these rules. */
function possible(
  wanted: NonNullable<BattleChoice['opponent']>,
  rules: AnyRules,
  legal: readonly DeckSummaryJson[],
  { open }: TrainerOffer,
): Wanted {
  const isGone =
    (wanted.kind === 'practice' && !legal.some(({ id }) => id === wanted.deckId)) ||
    (wanted.kind === 'trainer' && open?.some(({ id }) => id === wanted.trainerId) === false);
  if (isGone) return { kind: 'anyone' };
  return 'level' in wanted && !levelsOf(rules).includes(wanted.level) ? { ...wanted, level: 'hard' } : wanted;
}
