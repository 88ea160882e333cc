/** Writes the list of a set's cards, or of all, as the text of an answer: thousands of cards without stopping the server. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { compareCardNumbers } from '@pokesol/cards';
import { SHIPPED_SETS, shippedCards } from '@pokesol/cards/catalogue';
import { cardJsonOf, PROTOCOL_VERSION } from '@pokesol/protocol';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Packed } from '../../platform/http/packedBody.ts';
import { oneAtATime } from '../../platform/oneAtATime.ts';
import { SET_FACTS } from './cardsById.ts';
import { cardSets, cards } from './tables.ts';

/** So many cards are read and written within some milliseconds; then others have their turn. */
const CHUNK = 400;

/** The name of a list without cards. */
const EMPTY = 2;

export type CardLists = (setId: string | undefined) => Promise<{
  /** Names the body as it is now, before it is written: what asks for the same again needs no row of it. */
  readonly etag: string;
  /** Written on demand; rejects when a row cannot be read. */
  list(): Promise<Packed>;
}>;

/**
 * The list of one set, or of all. A large set takes a second to write, and anybody may ask for it, as often as the limits let
 * them: each list is written once, for all who ask, until a card of it or its set changes.
 */
export function cardLists(db: Db): CardLists {
  const kept = new Map<string, { readonly etag: string; readonly list: Promise<Packed> }>();
  const form = cardForm();
  const stateNow = oneAtATime((key) => catalogueState(db, key));
  return async (setId) => {
    // No set has this key: ids are not empty.
    const key = setId ?? '';
    // Looked at first: what changes while the list is written makes the next one.
    const etag = hashed(`${form} ${key} ${await stateNow(key)}`);
    const list = (): Promise<Packed> => {
      const known = kept.get(key);
      if (known?.etag === etag) return known.list;
      const written = writeList(db, setId);
      const entry = { etag, list: written };
      kept.set(key, entry);
      const forget = () => void (kept.get(key) === entry && kept.delete(key));
      // Anybody can name sets that do not exist, without end.
      written.then(({ body }) => body.length === EMPTY && forget(), forget);
      return written;
    };
    return { etag, list };
  };
}

/** Names the content of one set, or of all with '': the same after a change and its undoing, and on every server and node. */
export async function catalogueState(db: Db, setId: string): Promise<string> {
  const isAll = setId === '';
  const ofCards = db
    .select({ state: sql<string>`concat(count(*), ' ', sum(${cards.fingerprint}))` })
    .from(cards)
    .where(isAll ? undefined : eq(cards.setId, setId));
  // What a list shows of them; there are some hundred.
  const { id, name, series, printedTotal } = SET_FACTS;
  const ofSets = db
    .select({
      state: sql<string>`json_agg(json_build_array(${id}, ${name}, ${series}, ${printedTotal}, ${cardSets.releaseDate}) order by ${id})::text`,
    })
    .from(cardSets)
    .where(isAll ? undefined : eq(cardSets.id, setId));
  const [row] = await db
    .select({ state: sql<string>`concat((${ofCards}), ' ', (${ofSets}))` })
    .from(sql`(select 1) as one`);
  return row?.state ?? '';
}

/** How this build writes cards: another one may write them in another way from the same rows. */
function cardForm(): string {
  const [set] = SHIPPED_SETS;
  if (set === undefined) throw new RangeError('No set is shipped');
  const written = shippedCards(set.id).map((card) => cardJsonOf(card, set));
  return hashed(`${PROTOCOL_VERSION} ${JSON.stringify(written)}`);
}

const hashed = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** By set, the oldest first, and by number. */
async function writeList(db: Db, setId: string | undefined): Promise<Packed> {
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
  return { body: Buffer.from(`[${texts.join(',')}]`), packed: new Map() };
}
