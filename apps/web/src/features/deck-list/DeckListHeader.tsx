/** The screen's title, and the two ways to a new deck. */
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/Button.tsx';

export function DeckListHeader({ onImport }: { onImport?: () => void }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="pixel-title text-base md:text-2xl">My Decks</h1>
        <p className="mt-1 text-mist">Manage your Pokemon TCG deck collection</p>
      </div>
      <div className="flex flex-wrap gap-3">
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
