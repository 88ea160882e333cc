/** All theme decks by the line of sets that they were sold with; one is chosen for a side. */
import type { DeckFormat } from '@pokesol/decks';
import type { ThemeDeck } from '@pokesol/decks/themeDecks';
import { useId, useState } from 'react';
import { counted } from '../../platform/format.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { themeDecksIn, themeKeyOf } from './practiceSides.ts';
import './themeDecks.css';

type ThemeDecksDialogProps = {
  /** A key, of a theme deck or not. */
  picked: string | undefined;
  /** Only those that it takes are shown. */
  format: DeckFormat;
  onPick: (key: string) => void;
  onClose: () => void;
};

export default function ThemeDecksDialog({ picked, format, onPick, onClose }: ThemeDecksDialogProps) {
  const [sought, setSought] = useState('');
  const id = useId();
  const found = themeDecksIn(format).filter((deck) => isFound(deck, sought));
  return (
    <Dialog
      title="Theme decks"
      description="Sixty cards each, as they were sold beside a set. You do not have to own any of them."
      onClose={onClose}
      wide
    >
      <label className="field-label" htmlFor={id}>
        Deck, set or year
      </label>
      <input
        id={id}
        type="search"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        className="field theme-search"
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className="theme-count">
        {counted(found.length, 'deck')}
      </p>
      {found.length === 0 && (
        <p>
          No theme deck matches these words.{' '}
          <button type="button" className="text-button" onClick={() => setSought('')}>
            Show all
          </button>
        </p>
      )}
      {bySeries(found).map(([series, decks]) => (
        <section key={series} aria-labelledby={`${id}-${series}`}>
          <h3 id={`${id}-${series}`} className="theme-series">
            {series}
          </h3>
          <ul className="theme-decks">
            {decks.map((deck) => (
              <li key={deck.id}>
                <button
                  type="button"
                  aria-pressed={themeKeyOf(deck.id) === picked}
                  className="deck-row theme-deck"
                  data-picked={themeKeyOf(deck.id) === picked || undefined}
                  onClick={() => onPick(themeKeyOf(deck.id))}
                >
                  <span className="deck-row-words">
                    <span className="deck-row-name">{deck.name}</span>
                    <span className="deck-row-counts">
                      {deck.setName}, {deck.year}
                    </span>
                  </span>
                  <PixelIcon name="star" className="deck-row-mark" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

const isFound = ({ name, setName, series, year }: ThemeDeck, sought: string): boolean => {
  const text = `${name} ${setName} ${series} ${year}`.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** The oldest series first. */
function bySeries(decks: readonly ThemeDeck[]): readonly (readonly [string, readonly ThemeDeck[]])[] {
  const groups = new Map<string, ThemeDeck[]>();
  for (const deck of decks) {
    const group = groups.get(deck.series);
    if (group === undefined) groups.set(deck.series, [deck]);
    else group.push(deck);
  }
  return [...groups];
}
