/** Theme decks of an age as the official rules play them, for comparisons of players over all the years. */
import { readFileSync } from 'node:fs';
import { evolutionsOf, factsByText, officialFacts } from '@pokesol/cards/official';
import { readSetFile } from '@pokesol/cards/sets';
import { setIdOfCard } from '@pokesol/decks';
import { THEME_DECK_STRENGTHS } from '@pokesol/decks/themeDeckStrengths';
import { THEME_DECKS } from '@pokesol/decks/themeDecks';
import type { CardFacts } from '@pokesol/engine/official';

const AGES = { old: [1999, 2003], middle: [2007, 2012], modern: [2019, 2030] } as const;
type Age = keyof typeof AGES;
export const AGE_NAMES: readonly Age[] = ['old', 'middle', 'modern'];

/** More would read more sets than a comparison needs. */
const DECKS = 16;

/** Of the decks that are rated, which play in full or nearly so, some of an age, spread over its years. */
export function themeBattleDecks(age: Age, count = DECKS): readonly (readonly CardFacts[])[] {
  const [first, last] = AGES[age];
  const rated = new Set(THEME_DECK_STRENGTHS.map(({ id }) => id));
  const all = THEME_DECKS.filter(({ id, year }) => rated.has(id) && year >= first && year <= last);
  const step = Math.max(1, all.length / count);
  const chosen = Array.from({ length: Math.min(count, all.length) }, (_, place) => {
    const deck = all[Math.floor(place * step)];
    if (deck === undefined) throw new RangeError(`There is no deck ${place} of the ${age} age`);
    return deck;
  });
  const ids = new Set(chosen.flatMap(({ lines }) => lines.map(({ cardId }) => setIdOfCard(cardId))));
  const sets = [...ids].map((id) =>
    readSetFile(readFileSync(new URL(`../packages/cards/sets/${id}.json`, import.meta.url), 'utf8')),
  );
  const shipped = new Map(sets.flatMap(({ cards }) => cards.map((each) => [String(each.card.id), each])));
  const evolutions = evolutionsOf([...shipped.values()].map(({ card }) => card));
  const facts = (id: string): CardFacts => {
    const found = shipped.get(id);
    if (found === undefined) throw new RangeError(`No shipped set has a card ${id}`);
    const lines = found.texts.map(({ read, ...text }) => ({
      ...text,
      read: 'why' in read ? { unread: { words: '' } } : read,
    }));
    return factsByText(officialFacts(found.card, evolutions), lines);
  };
  return chosen.map(({ lines }) =>
    lines.flatMap(({ cardId, quantity }) => {
      const card = facts(cardId);
      return Array.from({ length: quantity }, () => card);
    }),
  );
}
