/** For the friend: who asks, by which rules, and the deck to accept with. */
import type { FriendChallengeAnswer } from '@pokesol/protocol';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { NotLoaded } from '../../ui/EmptyState.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { formatOfRules, isLegalIn, takes, takesForPractice, useBattles } from '../battle/data/index.ts';
import {
  BattleGoesOn,
  battleChoices,
  Matchup,
  NoDeck,
  ownSide,
  personSide,
  StepTitle,
} from '../battle/lobby/index.ts';
import { useDecks } from '../deck/index.ts';
import { openUntil } from './messages.ts';
import { useAccept } from './useAccept.ts';

type AcceptingProps = { address: string; challenge: FriendChallengeAnswer };

export function Accepting({ address, challenge }: AcceptingProps) {
  const { by, rules, anyCards } = challenge;
  const format = formatOfRules(rules, challenge.format ?? null);
  const [, navigate] = useLocation();
  const [deckId, setDeckId] = useState(() => battleChoices.last()?.deckId);
  const { isBusy, accept } = useAccept(challenge);
  const decks = useDecks(address);
  const battles = useBattles(address);
  const open = battles.data?.find(({ result }) => result === null);
  const back = () => navigate('/battle');

  // The one that is being accepted shows up in this list as well.
  if (open !== undefined && !isBusy)
    return (
      <BattleGoesOn battle={open}>
        {by} challenges you, but you are in a battle against {open.opponent.name}. Finish it or concede it,
        then come back to this link.
      </BattleGoesOn>
    );
  if (battles.isPending) return <Skeleton className="screen-placeholder" />;
  if (decks.data !== undefined) {
    if (decks.data.length === 0)
      return <NoDeck address={address} decks={decks.data} title={`${by} challenges you`} onBack={back} />;
    const legal = decks.data.filter(
      (each) => (anyCards ? takesForPractice : takes)(rules, each) && isLegalIn(format, each),
    );
    const deck = legal.find(({ id }) => id === deckId) ?? legal[0];
    return (
      <Matchup
        rules={rules}
        format={format}
        decks={decks.data}
        deck={deck}
        onDeck={setDeckId}
        title="Select Your Deck"
        opponent={<Challenger challenge={challenge} />}
        sides={[ownSide(deck, `${address.slice(0, 4)}…${address.slice(-4)}`), personSide(by)]}
        anyCards={anyCards}
        facts={
          anyCards
            ? ['Any cards: you need not own your decks', 'No points, no record: marked Practice']
            : ['No Poke Points: only the campaign pays']
        }
        startLabel={anyCards ? 'Agree and Accept' : 'Accept'}
        isBusy={isBusy}
        onStart={(chosen) => void accept(chosen)}
        onBack={back}
      />
    );
  }
  if (decks.error === null) return <Skeleton className="screen-placeholder" />;
  return <NotLoaded title="Your decks did not load" error={decks.error} onTryAgain={() => decks.refetch()} />;
}

function Challenger({ challenge: { by, anyCards, expiresAt } }: Pick<AcceptingProps, 'challenge'>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <StepTitle id={id} step={3}>
        Opponent
      </StepTitle>
      <div className="challenge-from">
        <PixelIcon name="battle" className="challenge-from-sign" />
        <p>
          <b>{by}</b> challenges you{anyCards && ' to practice with any cards, owned or not'}. It is{' '}
          {openUntil(expiresAt)}; the first player to accept plays it.
        </p>
      </div>
    </section>
  );
}
