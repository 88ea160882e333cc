/** For a player without a legal deck: what is missing, and the button that leads on. */
import type { DeckSummaryJson } from '@pokesol/protocol';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useEligible } from '../../packs/index.ts';

type NoDeckProps = {
  address: string;
  /** All of them, of which none is valid. */
  decks: readonly DeckSummaryJson[];
  title?: string;
  onBack: () => void;
};

export function NoDeck({ address, decks, title = 'Select Your Deck', onBack }: NoDeckProps) {
  const isEligible = useEligible(address);
  const [unfinished] = decks;
  return (
    <EmptyState
      icon="deck"
      title={title}
      action={
        <div className="button-row is-centred">
          {isEligible && (
            <Link href="/" className={buttonClass('primary')}>
              Claim your free deck
            </Link>
          )}
          {unfinished !== undefined && (
            <Link
              href={`/deck-builder?deck=${encodeURIComponent(unfinished.id)}`}
              className={buttonClass(isEligible ? 'secondary' : 'primary')}
            >
              Finish {unfinished.name}
            </Link>
          )}
          <Link
            href="/deck-builder"
            className={buttonClass(isEligible || unfinished !== undefined ? 'secondary' : 'primary')}
          >
            Deck Builder
          </Link>
          <Button tone="secondary" onClick={onBack}>
            Back
          </Button>
        </div>
      }
    >
      <p>No valid decks found. Create a deck first in the Deck Builder.</p>
      {isEligible && <p>The free starter pack in the store is a deck of sixty, ready to battle.</p>}
    </EmptyState>
  );
}
