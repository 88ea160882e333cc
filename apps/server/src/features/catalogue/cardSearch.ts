/** Finds cards by name or number among all there are. */
import { cardMatcher, compareCardNumbers, searchText } from '@pokesol/cards';
import type { CardSearchAnswer } from '@pokesol/protocol';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { oneAtATime } from '../../platform/oneAtATime.ts';
import { catalogueState } from './cardList.ts';
import { cardsById } from './cardsById.ts';
import { cardSets, cards } from './tables.ts';

type Named = {
  readonly id: string;
  readonly setId: string;
  readonly name: string;
  readonly number: string;
  readonly card: { readonly name: string };
};

/**
 * Names are folded as no database does it alike (accents, marks, punctuation), so they are kept here, some hundred bytes a card,
 * until one of them changes.
 */
export function cardSearch(db: Db) {
  let kept: { readonly state: string; readonly names: readonly Named[] } | undefined;
  const namesNow = oneAtATime(async () => {
    // Looked at first: what changes while they are read is read the next time.
    const state = await catalogueState(db, '');
    if (kept?.state !== state) kept = { state, names: await namesOf(db) };
    return kept.names;
  });
  return async (query: {
    text: string;
    setId?: string | undefined;
    limit: number;
  }): Promise<CardSearchAnswer> => {
    const matches = cardMatcher(query.text);
    const wanted = searchText(query.text);
    const found = (await namesNow('')).filter(
      (named) => (query.setId === undefined || named.setId === query.setId) && matches(named),
    );
    const ranks = [0, 1, 2].flatMap((rank) => found.filter(({ name }) => rankOf(name, wanted) === rank));
    const ids = ranks.slice(0, query.limit).map(({ id }) => id);
    return { total: found.length, cards: await cardsById(db, ids) };
  };
}

const rankOf = (name: string, wanted: string): 0 | 1 | 2 =>
  name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2;

/** By set, the oldest first, and by number. */
async function namesOf(db: Db): Promise<Named[]> {
  const rows = await db
    .select({ id: cards.id, setId: cards.setId, name: cards.name, cardNumber: cards.cardNumber })
    .from(cards)
    .innerJoin(cardSets, eq(cards.setId, cardSets.id))
    .orderBy(asc(cardSets.releaseDate), asc(cardSets.id));
  const places = new Map<string, number>();
  for (const { setId } of rows) if (!places.has(setId)) places.set(setId, places.size);
  const placeOf = (setId: string): number => places.get(setId) ?? 0;
  return rows
    .sort((a, b) => placeOf(a.setId) - placeOf(b.setId) || compareCardNumbers(a.cardNumber, b.cardNumber))
    .map(({ id, setId, name, cardNumber }) => ({
      id,
      setId,
      name: searchText(name),
      number: searchText(cardNumber),
      card: { name },
    }));
}
