/** Compares what a catalogue has of a set with what is here: which cards are new, which change, and which stay. */
import { isDeepStrictEqual } from 'node:util';
import type { Card } from '@pokesol/cards';
import { cardById } from '@pokesol/cards/catalogue';
import type { Queryable } from '../../platform/db/database.ts';
import { isAnyOf } from '../../platform/db/statement.ts';
import { createYielder } from '../../platform/yielder.ts';
import { cards } from '../catalogue/index.ts';
import type { ReadCard, SourceCards } from './source.ts';

type CardLine = { id: string; name: string; note: string };

export type ImportPlan = {
  added: Card[];
  changed: { was: Card; is: Card }[];
  unchanged: number;
  unread: CardLine[];
  notes: CardLine[];
  /** The cards whose printed texts are taken as the catalogue has them. */
  texts: Set<string>;
  /** Which fields of which card, and behind them the cards that are new. */
  changes: CardLine[];
};

export const cardsToWrite = ({ added, changed }: ImportPlan): Card[] => [
  ...added,
  ...changed.map(({ is }) => is),
];

type Row = Pick<typeof cards.$inferSelect, 'id' | 'setId' | 'base' | 'origin'>;

/** `db` may be the transaction that writes: then no other write can come between the comparing and the writing. */
export async function planImport(db: Queryable, { set, cards: read }: SourceCards): Promise<ImportPlan> {
  const plan: ImportPlan = {
    added: [],
    changed: [],
    unchanged: 0,
    unread: [],
    notes: [],
    changes: [],
    texts: new Set(),
  };
  const here = await rowsHere(db, read);
  const seen = new Set<string>();
  const yieldToEventLoop = createYielder();
  for (const card of read) {
    take(plan, card, here.get(card.id), set.id, seen);
    await yieldToEventLoop();
  }
  for (const { id, name } of plan.added) plan.changes.push({ id, name, note: 'New' });
  return plan;
}

async function rowsHere(db: Queryable, read: readonly ReadCard[]): Promise<Map<string, Row>> {
  const rows = await db
    .select({ id: cards.id, setId: cards.setId, base: cards.base, origin: cards.origin })
    .from(cards)
    .where(
      isAnyOf(
        cards.id,
        read.map(({ id }) => id),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

function take(
  plan: ImportPlan,
  read: ReadCard,
  row: Row | undefined,
  setId: string,
  seen: Set<string>,
): void {
  const { id, name } = read;
  const unread = (note: string) => plan.unread.push({ id, name, note });
  if (seen.has(id)) return void unread('id: another card of this set has the same');
  if ('problem' in read) return void unread(read.problem);
  if (row !== undefined && row.setId !== setId)
    return void unread(`set: a card of the set ${row.setId} has this id`);
  seen.add(id);
  if (row?.origin === 'made') {
    plan.unchanged += 1;
    plan.notes.push({ id, name, note: 'A card made here has this number; it was left as it is.' });
    return;
  }
  for (const note of read.notes) plan.notes.push({ id, name, note });
  plan.texts.add(id);
  const base = merged(read.card, row);
  if (row === undefined) {
    plan.added.push(base);
    return;
  }
  const fields = changedFields(row.base, base);
  if (fields.length === 0) {
    plan.unchanged += 1;
    return;
  }
  plan.changed.push({ was: row.base, is: base });
  plan.changes.push({
    id,
    name,
    note: fields.map(({ field, was, is }) => `${field}: ${was} → ${is}`).join('; '),
  });
}

/** Of a card that the product ships, a catalogue knows only picture and prices better; any other is as it says. */
function merged(card: Card, row: Row | undefined): Card {
  const base = row?.base;
  const shipped = cardById(card.id) ?? (row?.origin === 'shipped' ? base : undefined);
  if (shipped === undefined) return card;
  const artworkUrl = card.artworkUrl ?? base?.artworkUrl;
  const prices = card.prices ?? base?.prices;
  return {
    ...shipped,
    ...(artworkUrl !== undefined && { artworkUrl }),
    ...(prices !== undefined && { prices }),
  };
}

type FieldChange = { field: string; was: string; is: string };

/** Of two cards as JSON, where the order of names says nothing. */
function changedFields(was: Card, is: Card): FieldChange[] {
  const before: Record<string, unknown> = { ...was };
  const after: Record<string, unknown> = { ...is };
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, was: shown(before[field]), is: shown(after[field]) }));
}

/** As much as fits into a line of a report. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? `«${value}»` : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
