/** Cards side by side to be chosen from: with filters where there are many, and the one looked at in large beside them. */
import type { CardNo } from '@pokesol/engine';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Card } from '../../card/index.ts';
import type { CardLookup } from '../board/cardLook.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import { type ChoiceTile, FILTERS, type Filter, shownTiles } from './tiles.ts';
import { useReading } from './useReading.tsx';

/** As many lie in sight without scrolling on most windows. */
const FEW = 12;
const FILTER_NAMES: Readonly<Record<Filter, string>> = {
  all: 'All',
  offered: 'Can be chosen',
  Pokémon: 'Pokémon',
  Trainer: 'Trainers',
  Energy: 'Energy',
};

export type CardPress = Pick<MouseEvent, 'currentTarget' | 'detail' | 'nativeEvent'>;

type CardGridProps = {
  tiles: readonly ChoiceTile[];
  look: CardLookup;
  kindOf: (card: CardNo) => string;
  picked: readonly CardNo[];
  /** On each card that can be chosen: «take». */
  verb: string;
  /** Why a card that lies there cannot be chosen now. */
  reasonOf: (tile: ChoiceTile) => string | undefined;
  /** Nothing is chosen, only looked at. */
  isShown: boolean;
  onPress: (card: CardNo, event: CardPress) => void;
};

export function CardGrid({ tiles, look, kindOf, picked, verb, reasonOf, isShown, onPress }: CardGridProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [letters, setLetters] = useState('');
  const reading = useReading(look, tiles[0]?.card);
  const shown = shownTiles(tiles, filter, letters, look);
  const counted = (each: Filter): number =>
    shownTiles(tiles, each, '', look).reduce((sum, { copies }) => sum + copies, 0);
  const filters = FILTERS.filter(
    (each) => counted(each) > 0 && (each !== 'offered' || counted(each) < counted('all')),
  );
  return (
    <>
      {tiles.length > FEW && (
        <div className="choice-filters">
          {filters.map((each) => (
            <button
              key={each}
              type="button"
              className="choice-chip"
              data-filter={each}
              aria-pressed={filter === each}
              onClick={() => setFilter(each)}
            >
              {FILTER_NAMES[each]} {counted(each)}
            </button>
          ))}
          <input
            type="search"
            className="field choice-find"
            placeholder="Find a name…"
            aria-label="Find a card by its name"
            value={letters}
            onChange={({ target }) => setLetters(target.value)}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the cards in it */}
      <div className="choice-table" onKeyDown={reading.onKey}>
        <ul
          className="choice-tiles"
          data-tab-stop="cards"
          aria-label={isShown ? 'Cards' : 'Cards to choose from'}
        >
          {shown.map((tile) => (
            <ChoiceCard
              key={tile.card}
              tile={tile}
              card={look(tile.card)}
              kind={kindOf(tile.card)}
              isPicked={picked.includes(tile.card)}
              verb={isShown ? undefined : verb}
              reason={isShown ? undefined : reasonOf(tile)}
              onLook={() => reading.lookAt(tile.card)}
              onRead={() => reading.read(tile.card)}
              onPress={(event) => onPress(tile.card, event)}
            />
          ))}
        </ul>
        {shown.length === 0 && <NoneFound>No card here has that name.</NoneFound>}
        {reading.looked !== undefined && (
          <aside className="choice-large" aria-hidden="true">
            <Card card={reading.looked} />
            <p>Press R to read it in full.</p>
          </aside>
        )}
      </div>
      {reading.dialog}
    </>
  );
}

const NoneFound = ({ children }: { children: ReactNode }) => (
  <p role="status" className="choice-none">
    {children}
  </p>
);
