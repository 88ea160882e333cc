/** Compares the cards of a file with each other and with those that are here. */
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { asSetId, type Card } from '@pokesol/cards';
import { madeCard } from '@pokesol/cards/made';
import { isRefusal } from '@pokesol/engine';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { cards } from '../catalogue/index.ts';
import type { FileRow, LineProblem } from './columns.ts';

export type PlacedCard = { readonly line: number; readonly card: Card };
export type BulkPlan = {
  readonly added: readonly PlacedCard[];
  readonly unchanged: readonly PlacedCard[];
  readonly problems: readonly LineProblem[];
};

const TURN = 200;
const CHUNK = 500;

/** Every mistake of every line, in the order of the lines. */
export async function readRows(
  rows: readonly FileRow[],
  setId: string,
): Promise<{ cards: readonly PlacedCard[]; problems: readonly LineProblem[] }> {
  const placed: PlacedCard[] = [];
  const problems: LineProblem[] = [];
  const lineOfNumber = new Map<string, number>();
  for (const [index, { line, form, problems: wrong }] of rows.entries()) {
    if (index % TURN === TURN - 1) await setImmediate();
    const made = madeCard(form, asSetId(setId));
    // What could not be read at all is not missing as well.
    const reported = new Set(wrong.map(({ field }) => field));
    for (const problem of wrong) problems.push({ line, ...problem });
    if (isRefusal(made)) {
      for (const { field, message } of made.problems)
        if (!reported.has(field) && !reported.has(undefined))
          problems.push({ line, field: columnName(field), message });
      continue;
    }
    const { cardNumber } = made.card;
    const first = lineOfNumber.get(cardNumber.toLowerCase());
    if (first !== undefined)
      problems.push({
        line,
        field: 'cardNumber',
        message: `Number ${cardNumber} is already on line ${first}`,
      });
    else lineOfNumber.set(cardNumber.toLowerCase(), line);
    placed.push({ line, card: made.card });
  }
  return { cards: placed, problems };
}

/** A column of a file is called as in its first line: `hp`, not `attributes.hp`. */
const columnName = (field: string): string => field.replace(/^attributes\./, '');

/** Which of the cards are new to their set. */
export async function compareWithSet(
  db: Queryable,
  setId: string,
  placed: readonly PlacedCard[],
): Promise<BulkPlan> {
  const here = await db
    .select({ id: cards.id, cardNumber: cards.cardNumber })
    .from(cards)
    .where(eq(cards.setId, setId));
  const idOf = new Map(here.map(({ id, cardNumber }) => [cardNumber.toLowerCase(), id]));
  const ids = new Set(here.map(({ id }) => id));
  const added: PlacedCard[] = [];
  const unchanged: PlacedCard[] = [];
  const problems: LineProblem[] = [];
  const differs = ({ line, card }: PlacedCard, id: string) =>
    problems.push({
      line,
      field: 'cardNumber',
      message: `Number ${card.cardNumber} already belongs to another card (${id}). Edit that one instead`,
    });
  const met: PlacedCard[] = [];
  const elsewhere = await idsElsewhere(db, setId, placed);
  for (const each of placed) {
    const { id, cardNumber } = each.card;
    const taken = ids.has(id) ? id : idOf.get(cardNumber.toLowerCase());
    if (elsewhere.has(id))
      problems.push({
        line: each.line,
        field: 'cardNumber',
        message: `Number ${cardNumber} makes the id ${id}, which a card of another set already has. Choose another number`,
      });
    else if (taken === undefined) added.push(each);
    else if (taken === id) met.push(each);
    else differs(each, taken);
  }
  for (let at = 0; at < met.length; at += CHUNK) {
    const chunk = met.slice(at, at + CHUNK);
    const rows = await db
      .select({ id: cards.id, base: cards.base })
      .from(cards)
      .where(
        inArray(
          cards.id,
          chunk.map(({ card }) => card.id),
        ),
      );
    const baseOf = new Map(rows.map(({ id, base }) => [id, base]));
    // An edit made since lies over what the file once said and is no reason to refuse the file.
    for (const each of chunk)
      if (isDeepStrictEqual(baseOf.get(each.card.id), each.card)) unchanged.push(each);
      else differs(each, each.card.id);
    await setImmediate();
  }
  return { added, unchanged, problems };
}

/** A catalogue may name its cards as it likes, also like those of another set. */
async function idsElsewhere(
  db: Queryable,
  setId: string,
  placed: readonly PlacedCard[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < placed.length; at += CHUNK) {
    const chunk = placed.slice(at, at + CHUNK).map(({ card }) => card.id);
    const rows = await db
      .select({ id: cards.id })
      .from(cards)
      .where(and(inArray(cards.id, chunk), ne(cards.setId, setId)));
    for (const { id } of rows) found.add(id);
  }
  return found;
}
