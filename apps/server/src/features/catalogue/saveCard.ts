/** Makes and changes cards for an admin: each change is one transaction with its audit entry. */
import { isDeepStrictEqual } from 'node:util';
import { asSetId, type Card, type MadeCard } from '@pokesol/cards';
import { madeCard } from '@pokesol/cards/made';
import { isRefusal } from '@pokesol/engine';
import type { AdminCard, CardEdit, NewCard } from '@pokesol/protocol';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { AdminIdentity } from '../../platform/http/access.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { changedFields, isStaleRevision, recordAudit } from '../audit/index.ts';
import { adminCardOf, editableCard } from './adminCards.ts';
import { countCards, lockSet } from './sets.ts';
import { type CardEdits, cards } from './tables.ts';

export async function createCard(
  db: Db,
  admin: AdminIdentity,
  now: Date,
  { setId, ...form }: NewCard,
): Promise<AdminCard | CallRefusal> {
  return db.transaction(async (tx) => {
    const set = await lockSet(tx, setId);
    if (set === undefined) return refused('card-set-unknown');
    const made = madeCard(form, asSetId(setId));
    if (isRefusal(made)) return unreadable(made.problems);
    const { card } = made;
    const number = sql`lower(${cards.cardNumber}) = lower(${card.cardNumber})`;
    const [taken] = await tx
      .select({ id: cards.id })
      .from(cards)
      .where(or(eq(cards.id, card.id), and(eq(cards.setId, setId), number)));
    if (taken !== undefined) return refused('card-number-taken');
    const [row] = await tx
      .insert(cards)
      .values({ id: card.id, setId, base: card, origin: 'made', updatedAt: now })
      .returning();
    if (row === undefined) throw new Error(`card ${card.id} was not written`);
    await recordAudit(tx, admin, now, { action: 'card.create', subject: card.id, after: card });
    return adminCardOf(row, await countCards(tx, set));
  });
}

/**
 * Lays the changes over what the card's source says; a field that is as the source says again is no edit any more.
 * No wallet loses a card by it: packs already defined keep drawing it, running battles keep the facts they began with, and
 * decks are judged by the new facts when they are read.
 */
export async function editCard(
  db: Db,
  admin: AdminIdentity,
  now: Date,
  id: string,
  { revision, ...edit }: CardEdit,
): Promise<AdminCard | CallRefusal> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ setId: cards.setId }).from(cards).where(eq(cards.id, id));
    // The set before the card, as everybody locks them.
    const set = found && (await lockSet(tx, found.setId));
    const [row] = await tx.select().from(cards).where(eq(cards.id, id)).for('update');
    if (row === undefined || set === undefined) return refused('no-such-card');
    const made = editedCard(row.facts, edit);
    if (isRefusal(made)) return unreadable(made.problems);
    const changed = { isActive: edit.isActive ?? row.isActive, edits: editsOf(row.base, made.card) };
    const difference = changedFields(
      { ...row.facts, isActive: row.isActive },
      { ...made.card, isActive: changed.isActive },
    );
    // Also what an edit finds that was said twice because its answer was lost.
    if (difference === undefined) return adminCardOf(row, set);
    if (isStaleRevision(revision, editableCard(row))) return refused('card-changed');
    const [written] = await tx
      .update(cards)
      .set({ ...changed, updatedAt: now })
      .where(eq(cards.id, id))
      .returning();
    if (written === undefined) throw new Error(`card ${id} was not written`);
    await recordAudit(tx, admin, now, { action: 'card.edit', subject: id, ...difference });
    return adminCardOf(written, set);
  });
}

/** Facts that the form did not speak of stay as they are, however odd a catalogue wrote them. */
function editedCard(
  card: Card,
  { isActive, attributes, artworkUrl, description, ...edit }: CardEdit,
): MadeCard {
  const { artworkUrl: _artwork, description: _description, ...facts } = card;
  const laid = {
    ...facts,
    ...withoutUndefined(edit),
    ...texts({ artworkUrl: artworkUrl ?? card.artworkUrl, description: description ?? card.description }),
  };
  if (attributes === undefined) return { card: laid };
  // The number of a catalogue's card may be one that cannot be chosen here.
  const made = madeCard({ ...laid, cardNumber: '0', attributes }, card.setId);
  return isRefusal(made) ? made : { card: { ...made.card, id: card.id, cardNumber: card.cardNumber } };
}

const withoutUndefined = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** '' says that there is none. */
const texts = ({
  artworkUrl,
  description,
}: {
  artworkUrl?: string | undefined;
  description?: string | undefined;
}) => ({
  ...(artworkUrl ? { artworkUrl } : {}),
  ...(description ? { description } : {}),
});

function editsOf(base: Card, card: Card): CardEdits {
  const was = new Map<string, unknown>(Object.entries(base));
  const is = new Map<string, unknown>(Object.entries(card));
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  return Object.fromEntries(
    fields
      .filter((field) => !isDeepStrictEqual(was.get(field), is.get(field)))
      .map((field) => [field, is.get(field) ?? null]),
  );
}

function unreadable(problems: readonly { field: string; message: string }[]): CallRefusal {
  const isOfAttributes = problems.some(({ field }) => field.startsWith('attributes'));
  return refused(isOfAttributes ? 'card-unreadable' : 'card-unreadable/fields', { more: { problems } });
}
