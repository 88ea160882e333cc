/** The screen's title, and the two ways to a new deck. */
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/Button.tsx';

export function DeckListHeader({ onImport }: { onImport?: () => void }) {
  return (
    <div className="page-head">
      <div>
        <h1 className="pixel-title page-title">My Decks</h1>
        <p className="page-subtitle">Manage your Pokemon TCG deck collection</p>
      </div>
      <div className="button-row">
        <Button tone="secondary" disabled={onImport === undefined} onClick={onImport}>
          Import a deck list
        </Button>
        <Link href="/deck-builder" className={buttonClass('primary')}>
          Create New Deck
        </Link>
      </div>
    </div>
  );
}
