/** The deck's cards in their groups; arrows walk from card to card, plus and minus change their number. */
import { countDeck } from '@pokesol/decks';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { BuilderLine } from '../deck/index.ts';
import { DeckRow } from './DeckRow.tsx';
import { DECK_GROUPS, groupLines } from './groups.ts';
import { usePlayNote } from './playNote.ts';
import { moveOf } from './tileKeys.ts';
import type { WorkspaceProps } from './workspaceProps.ts';
import './deckRow.css';

/** The deck's heading, which stands there without any card too. */
export const HEADING_ID = 'builder-deck';

type DeckListProps = Pick<WorkspaceProps, 'pool' | 'moves' | 'format' | 'onDialog'> & {
  lines: readonly BuilderLine[];
};

export function DeckLines({ lines, pool, moves, format, onDialog }: DeckListProps) {
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupLines(lines), [lines]);
  const counts = countDeck(lines);
  const noteOf = usePlayNote(format);

  function focusOn(row: HTMLElement | undefined, part: string) {
    row?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const row = event.target.closest<HTMLElement>('[data-line]');
    const at = row === null ? -1 : rows.indexOf(row);
    const line = lines.find(({ card }) => card.id === row?.dataset.line);
    const part = event.target.dataset.part ?? 'name';
    const move = moveOf(event.key);
    if (at === -1 || line === undefined) return;
    if (event.key === 'ArrowDown') focusOn(rows[at + 1], part);
    else if (event.key === 'ArrowUp') focusOn(rows[at - 1], part);
    else if (move === 'add') moves.add(line.card);
    else if (move === 'remove') remove(line, part);
    else if (move === 'look') onDialog({ kind: 'card', card: line.card.json });
    else return;
    event.preventDefault();
  }

  /** The last copy takes its row along: the focus goes on to the next one first, after the last to the heading. */
  function remove(line: BuilderLine, part: string) {
    if (line.quantity === 1) {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
      const at = rows.findIndex((row) => row.dataset.line === line.card.id);
      const next = rows[at + 1] ?? rows[at - 1];
      if (rows[at]?.contains(document.activeElement)) {
        if (next === undefined) document.getElementById(HEADING_ID)?.focus();
        else focusOn(next, part);
      }
    }
    moves.remove(line.card);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows in it have the focus, the keys are for all of them
    <div ref={list} onKeyDown={onKeyDown}>
      {DECK_GROUPS.map(
        ({ kind, title, count }) =>
          groups[kind].length > 0 && (
            <section key={kind} aria-label={`${title} in deck`}>
              <h3 className="deck-group" data-kind={kind}>
                <span>{title}</span>
                <span>{counts[count]}</span>
              </h3>
              <ul>
                {groups[kind].map((line) => (
                  <DeckRow
                    key={line.card.id}
                    line={line}
                    owned={pool.owned(line.card.id)}
                    note={noteOf(line.card.json)}
                    onAdd={moves.add}
                    onRemove={() => remove(line, 'minus')}
                    onLook={() => onDialog({ kind: 'card', card: line.card.json })}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
