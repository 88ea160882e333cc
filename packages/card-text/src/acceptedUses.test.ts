/** Rule 3.6 over all shipped cards on sparse boards: every use that is accepted changes something beyond its price. */
import type { CardFacts, PokemonFacts } from '@pokesol/engine/official';
import { expect, test } from 'vitest';
import { shippedCards, shippedFacts } from './testing/shippedCards.ts';
import {
  type Cast,
  evolutionsIn,
  pairsOfThings,
  soughtBy,
  type Tried,
  tried,
  usesOf,
} from './testing/sparseBoards.ts';

/** Of how many uses one is tried; the soak tries all. */
const EVERY = Number(process.env.USES_EVERY ?? 20);
const LONGEST_MS = 4 * 3_600_000;

test(
  'what is accepted changes something',
  () => {
    const all = shippedFacts(shippedCards());
    const named = (id: string): CardFacts => {
      const found = all.find((card) => card.id === id);
      if (found === undefined) throw new Error(`${id} is not shipped`);
      return found;
    };
    const pokemonNamed = (id: string): PokemonFacts => {
      const found = named(id);
      if (found.kind !== 'pokemon') throw new Error(`${id} is no Pokémon`);
      return found;
    };
    const cast: Cast = {
      line: [pokemonNamed('base1-46'), pokemonNamed('base1-24'), pokemonNamed('base1-4')],
      tool: named('sv1-169'),
      stadium: named('sv1-167'),
      energy: named('base1-98'),
      sought: soughtBy(all),
      evolutions: evolutionsIn(all),
    };
    const used = usesOf(all).filter((_use, place) => place % EVERY === 0);
    // What looks for a card of a set that is not shipped finds nothing, and may not know that.
    const uses = used.filter((use) => !cast.sought(use).isLacking);
    const counts: Record<Tried, number> = { refused: 0, changes: 0, nothing: 0, endless: 0 };
    const wrong: string[] = [];
    for (const use of uses)
      for (const things of pairsOfThings()) {
        const what = tried(use, things, cast);
        counts[what] += 1;
        if (what === 'nothing' || what === 'endless')
          wrong.push(`${use.title} with ${things.join(', ')}: ${what}`);
      }
    console.log(
      `${uses.length} of ${used.length} uses on ${pairsOfThings().length} boards each: ${JSON.stringify(counts)}`,
    );
    expect(wrong).toEqual([]);
    expect(counts.changes).toBeGreaterThan(uses.length * 10);
  },
  LONGEST_MS,
);
