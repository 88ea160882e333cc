/** Deck and opponent of a battle to be, as they were last time, until somebody chooses others. */
import type { DeckSummaryJson } from '@pokesol/protocol';
import { useState } from 'react';
import { type BattleChoice, battleChoices, type Wanted } from './battleChoices.ts';
import { facingOf, ownSide } from './facing.tsx';
import { Matchup } from './Matchup.tsx';
import { OpponentPicker } from './OpponentPicker.tsx';
import type { TrainerOffer } from './trainers.ts';
import { useStart } from './useStart.ts';

type ChoosingProps = {
  address: string;
  /** At least one of them is valid. */
  decks: readonly DeckSummaryJson[];
  /** The deck to begin with, if it is there and valid. */
  first: string | undefined;
  trainers: TrainerOffer;
  onSearch: (deckId: string) => void;
  onBack: () => void;
};

export function Choosing({ address, decks, first, trainers, onSearch, onBack }: ChoosingProps) {
  const valid = decks.filter(({ isValid }) => isValid);
  const [deckId, setDeckId] = useState(first);
  const [wanted, setWanted] = useState<Wanted>(() => possible(battleChoices.last(), valid, trainers));
  const { isStarting, start } = useStart();
  const deck = valid.find(({ id }) => id === deckId) ?? valid[0];
  if (deck === undefined) return null;

  function begin(chosen: string) {
    if (wanted.kind === 'anyone') onSearch(chosen);
    else if (wanted.kind === 'trainer') void trainers.start(wanted.trainerId, chosen);
    else void start(chosen, wanted);
  }

  return (
    <Matchup
      decks={decks}
      deck={deck}
      onDeck={setDeckId}
      title="Select Your Deck"
      opponent={
        <OpponentPicker wanted={wanted} onWant={setWanted} decks={valid} trainers={trainers.open ?? []} />
      }
      sides={[
        ownSide(deck, `${address.slice(0, 4)}…${address.slice(-4)}`),
        facingOf(wanted, valid, trainers.open ?? []),
      ]}
      facts={[
        'Your deck is valid',
        'Classic rules, a bench of five',
        wanted.kind === 'trainer' ? 'Every victory pays' : 'No Poke Points: only the campaign pays',
      ]}
      startLabel="Start Battle"
      isBusy={isStarting || trainers.isStarting}
      onStart={() => begin(deck.id)}
      onBack={onBack}
    />
  );
}

/** What was chosen last, where it can still be had. */
function possible(
  last: BattleChoice | undefined,
  valid: readonly DeckSummaryJson[],
  { open }: TrainerOffer,
): Wanted {
  const wanted = last?.opponent ?? { kind: 'anyone' };
  const isGone =
    (wanted.kind === 'practice' && !valid.some(({ id }) => id === wanted.deckId)) ||
    (wanted.kind === 'trainer' && open?.some(({ id }) => id === wanted.trainerId) === false);
  return isGone ? { kind: 'anyone' } : wanted;
}
