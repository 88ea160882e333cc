/** The owned cards as tiles, by how they play; only the rows in sight are there, and arrows walk through all of them. */
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { counted } from '../../platform/format.ts';
import { remInPx } from '../../platform/textScale.ts';
import type { BuilderDialog } from './BuilderDialogs.tsx';
import type { PlayNoteOf } from './playNote.ts';
import type { PoolSection } from './pool.ts';
import { Tile } from './Tile.tsx';
import { moveOf, tileAfter } from './tileKeys.ts';
import type { CardMoves } from './workspaceProps.ts';

type TileGridProps = {
  /** Not empty, and none in it. */
  sections: readonly PoolSection[];
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

function TileRows({ sections, inDeck, noteOf, moves, onDialog, shape }: TileGridProps & { shape: Measured }) {
  const { columns, rowHeight, headingHeight, top } = shape;
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [wanted, setWanted] = useState<number>();
  const entries = useMemo(() => sections.flatMap((section) => section.entries), [sections]);
  const lines = useMemo(() => linesOf(sections, columns), [sections, columns]);
  const at = Math.min(active, entries.length - 1);
  // The row with the focus stays, however far it is scrolled away: the focus would be lost with it.
  const activeRow = lines.findIndex((line) => 'from' in line && at >= line.from && at < line.to);
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), activeRow])].sort((a, b) => a - b),
    [activeRow],
  );
  const rows = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (line) => (lines[line] !== undefined && 'title' in lines[line] ? headingHeight : rowHeight),
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
      {rows.getVirtualItems().map((row) => {
        const line = lines[row.index];
        const transform = `translateY(${row.start - top}px)`;
        if (line === undefined) return null;
        if ('title' in line)
          return (
            <h3 key={row.key} className="tile-heading" style={{ transform }}>
              {line.title} <span className="quiet">{counted(line.count, 'card')}</span>
            </h3>
          );
        return (
          <ul
            key={row.key}
            className="tile-row"
            style={{ gap: TILE_GAP, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, transform }}
          >
            {entries.slice(line.from, line.to).map((entry, column) => {
              const index = line.from + column;
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
        );
      })}
    </div>
  );
}

/** A heading, or the entries from one place to before another. */
type TileLine =
  | { readonly title: PoolSection['title']; readonly count: number }
  | { readonly from: number; readonly to: number };

/** A section begins a row of its own. */
function linesOf(sections: readonly PoolSection[], columns: number): readonly TileLine[] {
  let from = 0;
  return sections.flatMap(({ title, entries }) => {
    const rows: TileLine[] = [{ title, count: entries.length }];
    const end = from + entries.length;
    for (; from < end; from = Math.min(from + columns, end))
      rows.push({ from, to: Math.min(from + columns, end) });
    return rows;
  });
}

/** Heights in px, with the gap below. */
type TileShape = { readonly columns: number; readonly rowHeight: number; readonly headingHeight: number };

const TILE_WIDTH = 128;
const CARD_RATIO = 88 / 63;
/** Below the card: one less, the count, one more; in `rem`. */
const STEPPER_HEIGHT = 3.125;
const TILE_GAP = 12;
const NARROW = 330;
/** In `rem`. */
const HEADING_HEIGHT = 2;

/** Three on a phone at least, two beside a tablet's deck, seven at most. */
function tileShape(width: number, rem: number): TileShape {
  const columns = Math.min(
    7,
    Math.max(width < NARROW ? 2 : 3, Math.floor((width + TILE_GAP) / (TILE_WIDTH + TILE_GAP))),
  );
  const tileWidth = (width - TILE_GAP * (columns - 1)) / columns;
  return {
    columns,
    rowHeight: Math.ceil(tileWidth * CARD_RATIO + STEPPER_HEIGHT * rem) + TILE_GAP,
    headingHeight: Math.ceil(HEADING_HEIGHT * rem),
  };
}
