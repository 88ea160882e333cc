/** Writes the list of a set's cards, or of all, as the text of an answer: thousands of cards without stopping the server. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { compareCardNumbers } from '@pokesol/cards';
import { cardJsonOf } from '@pokesol/protocol';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { oneAtATime } from '../../platform/oneAtATime.ts';
import { SET_FACTS } from './cardsById.ts';
import type { Packed } from './packedBody.ts';
import { cardSets, cards } from './tables.ts';

/** So many cards are read and written within some milliseconds; then others have their turn. */
const CHUNK = 400;

type CardList = Packed & {
  /** Changes with the body. */
  readonly etag: string;
};

const EMPTY = '[]';

export type CardLists = (setId: string | undefined) => Promise<CardList>;

/**
 * The list of one set, or of all. A large set takes a second to write, and anybody may ask for it, as often as the limits let
 * them: each list is written once, for all who ask, until a card or a set changes.
 */
export function cardLists(db: Db): CardLists {
  let kept:
    | { readonly state: string; readonly lists: Map<string | undefined, Promise<CardList>> }
    | undefined;
  const stateNow = oneAtATime(() => stateOf(db));
  return async (setId) => {
    // Looked at first: what changes while the list is written makes the next one.
    const state = await stateNow('');
    if (kept?.state !== state) kept = { state, lists: new Map() };
    const { lists } = kept;
    const known = lists.get(setId);
    if (known !== undefined) return known;
    const list = cardList(db, setId);
    lists.set(setId, list);
    const forget = () => lists.delete(setId);
    // Anybody can name sets that do not exist, without end.
    list.then(({ body }) => body === EMPTY && forget(), forget);
    return list;
  };
}

/** Another text after each change: every transaction that writes a row leaves its own, higher number there. */
async function stateOf(db: Db): Promise<string> {
  const written = sql<string>`concat(count(*), ' ', sum(xmin::text::bigint))`;
  const [ofCards] = await db.select({ written }).from(cards);
  const [ofSets] = await db.select({ written }).from(cardSets);
  return `${ofCards?.written} ${ofSets?.written}`;
}

/** By set, the oldest first, and by number. */
async function cardList(db: Db, setId: string | undefined): Promise<CardList> {
  const sets = await db
    .select(SET_FACTS)
    .from(cardSets)
    .where(setId === undefined ? undefined : eq(cardSets.id, setId))
    .orderBy(asc(cardSets.releaseDate), asc(cardSets.id));
  const texts: string[] = [];
  for (const set of sets) {
    const placed: { readonly cardNumber: string; readonly text: string }[] = [];
    for (let last = ''; ; ) {
      const rows = await db
        .select({ facts: cards.facts })
        .from(cards)
        .where(and(eq(cards.setId, set.id), gt(cards.id, last)))
        .orderBy(asc(cards.id))
        .limit(CHUNK);
      for (const { facts } of rows) {
        placed.push({ cardNumber: facts.cardNumber, text: JSON.stringify(cardJsonOf(facts, set)) });
        last = facts.id;
      }
      if (rows.length < CHUNK) break;
      await setImmediate();
    }
    placed.sort((a, b) => compareCardNumbers(a.cardNumber, b.cardNumber));
    for (const { text } of placed) texts.push(text);
  }
  const body = `[${texts.join(',')}]`;
  return {
    body,
    packed: new Map(),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
}
