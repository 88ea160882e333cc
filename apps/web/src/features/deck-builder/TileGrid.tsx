/** The owned cards as tiles, of which only the rows in sight are there; arrows walk through all of them. */
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { remInPx } from '../../platform/textScale.ts';
import type { BuilderDialog } from './BuilderDialogs.tsx';
import type { PlayNoteOf } from './playNote.ts';
import type { PoolEntry } from './pool.ts';
import { Tile } from './Tile.tsx';
import { moveOf, tileAfter } from './tileKeys.ts';
import type { CardMoves } from './workspaceProps.ts';

type TileGridProps = {
  entries: readonly PoolEntry[];
  inDeck: ReadonlyMap<string, number>;
  noteOf: PlayNoteOf;
  moves: CardMoves;
  onDialog: (dialog: BuilderDialog) => void;
};

type Measured = TileShape & { readonly top: number };

export function TileGrid(props: TileGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState<Measured>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      setShape({ ...tileShape(box.width, remInPx(document)), top: Math.round(box.top + window.scrollY) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame}>
      {/* Rows are never measured one by one: another width makes all of them anew. */}
      {shape && <TileRows key={shape.rowHeight} {...props} shape={shape} />}
    </div>
  );
}

function TileRows({ entries, inDeck, noteOf, moves, onDialog, shape }: TileGridProps & { shape: Measured }) {
  const { columns, rowHeight, top } = shape;
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [wanted, setWanted] = useState<number>();
  const at = Math.min(active, entries.length - 1);
  // The row with the focus stays, however far it is scrolled away: the focus would be lost with it.
  const activeRow = Math.floor(at / columns);
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), activeRow])].sort((a, b) => a - b),
    [activeRow],
  );
  const rows = useWindowVirtualizer({
    count: Math.ceil(entries.length / columns),
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollMargin: top,
    rangeExtractor,
  });

  useEffect(() => {
    if (wanted === undefined) return;
    const tile = grid.current?.querySelector<HTMLElement>(`[data-tile="${wanted}"]`);
    tile?.focus();
    if (tile) setWanted(undefined);
  }, [wanted]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entry = entries[at];
    const to = tileAfter(event.key, at, entries.length, columns);
    const move = moveOf(event.key);
    if (to !== undefined) {
      setActive(to);
      setWanted(to);
    } else if (entry !== undefined && move === 'add') moves.add(entry.deckCard);
    else if (entry !== undefined && move === 'remove') moves.remove(entry.deckCard);
    else if (entry !== undefined && move === 'look') onDialog({ kind: 'card', card: entry.card });
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the tiles in it have the focus, the keys are for all of them
    <div ref={grid} className="virtual-list" style={{ height: rows.getTotalSize() }} onKeyDown={onKeyDown}>
      {rows.getVirtualItems().map((row) => (
        <ul
          key={row.key}
          className="tile-row"
          style={{
            gap: TILE_GAP,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - top}px)`,
          }}
        >
          {entries.slice(row.index * columns, (row.index + 1) * columns).map((entry, column) => {
            const index = row.index * columns + column;
            return (
              <Tile
                key={entry.id}
                entry={entry}
                index={index}
                inDeck={inDeck.get(entry.id) ?? 0}
                note={noteOf(entry.card)}
                isActive={index === at}
                onActive={setActive}
                onAdd={moves.add}
                onRemove={moves.remove}
                onDialog={onDialog}
              />
            );
          })}
        </ul>
      ))}
    </div>
  );
}

/** `rowHeight` in px, with the gap below it. */
type TileShape = { readonly columns: number; readonly rowHeight: number };

const TILE_WIDTH = 128;
const CARD_RATIO = 88 / 63;
/** Below the card: its counts, one line of text in `rem`, and the buttons that remove it and show its details. */
const COUNT_HEIGHT = 1.25;
const BUTTONS_HEIGHT = 44;
const TILE_GAP = 12;
const NARROW = 330;

/** Three on a phone at least, two beside a tablet's deck, seven at most. */
function tileShape(width: number, rem: number): TileShape {
  const columns = Math.min(
    7,
    Math.max(width < NARROW ? 2 : 3, Math.floor((width + TILE_GAP) / (TILE_WIDTH + TILE_GAP))),
  );
  const tileWidth = (width - TILE_GAP * (columns - 1)) / columns;
  const strips = COUNT_HEIGHT * rem + BUTTONS_HEIGHT;
  return { columns, rowHeight: Math.ceil(tileWidth * CARD_RATIO + strips) + TILE_GAP };
}
