/** Official battles of random moves between decks drawn at random from all cards that play in full by their own text. */
import { hasPublicData, publicDataNote } from '@pokesol/cards/testing';
import { playSoundly } from '@pokesol/engine/official/testing';
import { describe, expect, test } from 'vitest';
import { cardsInFull } from './testing/battleCards.ts';

/** `npm run soak` raises it. The same battles each time. */
const BATTLES = Number(process.env.COMPILED_BATTLES ?? 1);
/** Of how many sets one gives its cards; the soak takes all. */
const EVERY = Number(process.env.COMPILED_SETS_EVERY ?? 10);
const LONGEST_MS = 4 * 3_600_000;

describe.skipIf(!hasPublicData)(`cards by their own text${publicDataNote}`, () => {
  test(
    `${BATTLES} official battles end, stay sound, survive JSON`,
    () => {
      const pool = cardsInFull(EVERY);
      const endings = new Map<string, number>();
      for (let number = 0; number < BATTLES; number += 1) {
        const { battle } = playSoundly(`by their text ${number}`, pool);
        const ending = battle.state.ending ?? 'none';
        endings.set(ending, (endings.get(ending) ?? 0) + 1);
      }
      const { pokemon, trainers, energies } = pool;
      console.log(
        `${BATTLES} battles with ${pokemon.length} Pokémon, ${trainers.length} trainers, ${energies.length} energy cards: ` +
          [...endings].map(([ending, count]) => `${ending} ${count}`).join(', '),
      );
      expect(endings.has('none')).toBe(false);
      expect(pokemon.length).toBeGreaterThan(300);
    },
    LONGEST_MS,
  );
});
