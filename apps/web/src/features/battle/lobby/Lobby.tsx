/** Before a battle: the open one to return to, or the way to a new one over deck and search. */
import type { BattleSummary } from '@pokesol/protocol';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { sentenceOf } from '../../../platform/api.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useBattles } from '../../battle-data/queries.ts';
import { opponentLabel } from '../../board/spoken.ts';
import { CardBack } from '../../card/CardBack.tsx';
import { useDecks } from '../../deck/queries.ts';
import { MyBattles } from '../../my-battles/MyBattles.tsx';
import { DeckPicker } from './DeckPicker.tsx';
import { type SearchState, useSearch } from './useSearch.ts';

/** Two hands of cards, held against each other. */
const FANNED = ['l1', 'l2', 'l3', 'r1', 'r2', 'r3'] as const;

export function Lobby({ address }: { address: string }) {
  const [isPicking, setPicking] = useState(false);
  const { state, search, cancel } = useSearch();
  const decks = useDecks(address);
  const battles = useBattles(address);
  const open = battles.data?.find(({ result }) => result === null);

  if (state !== 'idle') return <Searching state={state} onCancel={cancel} />;
  if (isPicking && decks.data !== undefined)
    return (
      <DeckPicker
        decks={decks.data}
        title="Select Your Deck"
        startLabel="Start Battle"
        onStart={(deckId) => void search(deckId)}
        onBack={() => setPicking(false)}
      />
    );
  const failed = decks.data === undefined ? decks.error : null;
  if (isPicking && failed !== null)
    return (
      <EmptyState
        icon="alert"
        title="Your decks did not load"
        action={<Button onClick={() => void decks.refetch()}>Try again</Button>}
      >
        {sentenceOf(failed)}
      </EmptyState>
    );
  if (isPicking) return <Skeleton className="h-72 w-full" />;
  return (
    <div className="lobby">
      <div className="lobby-stage" aria-busy={battles.isPending || undefined}>
        <div className="lobby-table" aria-hidden="true">
          {FANNED.map((place) => (
            <CardBack key={place} className={`lobby-card lobby-card-${place}`} />
          ))}
          <PixelIcon name="battle" className="lobby-swords" />
        </div>
        {battles.isPending ? (
          // Whether there is a battle to return to decides what the key does.
          <Skeleton className="h-15 w-72" />
        ) : open === undefined ? (
          <>
            <p className="lobby-words">
              Pick a deck of sixty cards, meet an opponent, and leave no Pokemon standing.
            </p>
            <Button className="lobby-button" onClick={() => setPicking(true)}>
              Find Battle
            </Button>
          </>
        ) : (
          <OpenBattle battle={open} />
        )}
      </div>
      <MyBattles wallet={address} />
    </div>
  );
}

function OpenBattle({ battle }: { battle: BattleSummary }) {
  const { opponent, turn } = battle;
  return (
    <>
      <p className="lobby-words">
        You are in a battle against <b>{opponent.name}</b> ({opponentLabel(opponent)}),{' '}
        {turn === 0 ? 'before its first turn' : `turn ${turn}`}.
      </p>
      <Link href={`/battle/${battle.id}`} className={buttonClass('primary', 'lobby-button')}>
        Return to battle
      </Link>
    </>
  );
}

/** The search under way: a table being laid, and the way out. */
function Searching({ state, onCancel }: { state: SearchState; onCancel: () => void }) {
  const key = useRef<HTMLButtonElement>(null);
  useEffect(() => key.current?.focus(), []);
  const isFound = state === 'found';
  return (
    <div className="searching" data-found={isFound || undefined}>
      <div className="searching-sign" aria-hidden="true">
        <PixelIcon name="battle" className="searching-swords" />
      </div>
      <p role="status" className="pixel-title text-base text-cream">
        {isFound ? 'Match Found!' : 'Finding opponent...'}
      </p>
      {!isFound && <div className="searching-bar" aria-hidden="true" />}
      <Button ref={key} tone="secondary" onClick={onCancel} className={isFound ? 'invisible' : ''}>
        Cancel
      </Button>
    </div>
  );
}
