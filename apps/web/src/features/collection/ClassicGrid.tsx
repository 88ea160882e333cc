/** All cards in one long grid, of which only the rows in sight are there. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { CollectionEntry } from './entries.ts';
import { NoCards } from './NoCards.tsx';
import { Pocket } from './Pocket.tsx';
import type { ChangeView } from './useView.ts';
import type { CollectionView } from './view.ts';

type ClassicGridProps = {
  entries: readonly CollectionEntry[];
  /** The ids of the cards on the wishlist. */
  wished: ReadonlySet<string>;
  /** The ids of those that came since the binder was last looked at. */
  fresh: ReadonlySet<string>;
  ownsNothing: boolean;
  /** The second part of a search's answer, below these. */
  below: ReactNode;
  view: CollectionView;
  change: ChangeView;
  onOpen: (entry: CollectionEntry) => void;
  /** How complete the sets are. */
  progress: ReactNode;
};

const OVERSCAN_ROWS = 2;

export function ClassicGrid({
  entries,
  wished,
  fresh,
  ownsNothing,
  below,
  view,
  change,
  onOpen,
  progress,
}: ClassicGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState<GridShape & { top: number }>();

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      setShape({ ...gridShape(box.width), top: Math.round(box.top + window.scrollY) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <section aria-label="Classic Grid">
      <h2 className="sr-only">Classic Grid</h2>
      {progress}
      {entries.length === 0 && below === undefined && (
        <NoCards ownsNothing={ownsNothing} view={view} change={change} />
      )}
      <div ref={frame}>
        {/* Rows are never measured one by one: another width makes all of them anew. */}
        {shape && (
          <Rows
            key={shape.rowHeight}
            top={shape.top}
            entries={entries}
            wished={wished}
            fresh={fresh}
            shape={shape}
            onOpen={onOpen}
          />
        )}
      </div>
      {below}
    </section>
  );
}

type RowsProps = {
  entries: readonly CollectionEntry[];
  wished: ReadonlySet<string>;
  /** The ids of those that came since the binder was last looked at. */
  fresh: ReadonlySet<string>;
  shape: GridShape;
  /** Where the grid begins on the page, in px. */
  top: number;
  onOpen: (entry: CollectionEntry) => void;
};

function Rows({ entries, wished, fresh, shape: { columns, rowHeight }, top, onOpen }: RowsProps) {
  const rows = useWindowVirtualizer({
    count: Math.ceil(entries.length / columns),
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
  });
  return (
    <div className="virtual-list" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => (
        <ul
          key={row.key}
          className="classic-row"
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - top}px)`,
          }}
        >
          {entries.slice(row.index * columns, (row.index + 1) * columns).map((entry) => (
            <Pocket
              key={entry.id}
              isWished={wished.has(entry.id)}
              isNew={fresh.has(entry.id)}
              entry={entry}
              onOpen={onOpen}
            />
          ))}
        </ul>
      ))}
    </div>
  );
}

/** `rowHeight` in px, with the gap below it. */
type GridShape = { readonly columns: number; readonly rowHeight: number };

const CARD_WIDTH = 160;
const CARD_RATIO = 88 / 63;
const GRID_GAP = 12;

/** Two columns at least, so that a phone shows more than one card; seven at most. */
export function gridShape(width: number): GridShape {
  const columns = Math.min(7, Math.max(2, Math.floor((width + GRID_GAP) / (CARD_WIDTH + GRID_GAP))));
  const cardWidth = (width - GRID_GAP * (columns - 1)) / columns;
  return { columns, rowHeight: Math.ceil(cardWidth * CARD_RATIO) + GRID_GAP };
}
