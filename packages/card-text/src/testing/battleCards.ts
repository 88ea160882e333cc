/** For tests: cards of the official rules, made of what public catalogues print and what the compiler reads of it. */
import { evolutionsOf, factsByText, officialFacts } from '@pokesol/cards/official';
import { everyPublicSet } from '@pokesol/cards/testing';
import type { CardFacts } from '@pokesol/engine/official';
import type { Pool } from '@pokesol/engine/official/testing';
import { cardReader } from '../cards/readCard.ts';
import { lexiconOf } from '../text/names.ts';
import { cardOf } from './printedCards.ts';

/** Every public card that plays in full by its own text; of every so many sets alone where that is enough. */
export function cardsInFull(every = 1): Pool {
  const sets = everyPublicSet().filter((_set, index) => index % every === 0);
  const all = sets.flatMap(({ id, cards }) =>
    cards.map((printed) => ({ printed, card: cardOf(printed, id) })),
  );
  const read = cardReader(lexiconOf(all.map(({ card }) => card)));
  const evolutions = evolutionsOf(all.map(({ card }) => card));
  const pool = { pokemon: [] as CardFacts[], trainers: [] as CardFacts[], energies: [] as CardFacts[] };
  for (const { printed, card } of all) {
    const { plays, lines } = read(printed);
    if (plays !== 'full') continue;
    const facts = factsByText(officialFacts(card, evolutions), lines);
    // Dolls and what cannot attack make no deck that is played to its end.
    if (facts.kind === 'pokemon' && facts.attacks.length > 0) pool.pokemon.push(facts);
    if (facts.kind === 'trainer' && facts.body === null && facts.effect !== null) pool.trainers.push(facts);
    if (facts.kind === 'energy') pool.energies.push(facts);
  }
  return pool;
}
