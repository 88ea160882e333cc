/** What the shipped sets' files say that cards do: written in our words and read back the same, and played to the end of battles. */
import { playSoundly } from '@pokesol/engine/official/testing';
import { expect, test } from 'vitest';
import { cardReader, meaningOf } from './cards/readCard.ts';
import { shippedLines } from './cards/shipped.ts';
import { inOurText, shippedCards, shippedPool } from './testing/shippedCards.ts';
import { lexiconOf } from './text/names.ts';

/** `npm run soak` raises it. The same battles each time. */
const BATTLES = Number(process.env.SHIPPED_BATTLES ?? 3);
/** Of how many sets one gives its cards to the battles; the soak takes all. */
const SETS_EVERY = Number(process.env.SHIPPED_SETS_EVERY ?? 7);
/** Of how many cards one is read again; the soak reads all. */
const TEXTS_EVERY = Number(process.env.SHIPPED_TEXTS_EVERY ?? 40);
const LONGEST_MS = 4 * 3_600_000;

const some = <T>(cards: readonly T[]): readonly T[] =>
  cards.filter((_card, index) => index % TEXTS_EVERY === 0);

test('each text that does something has a sentence of ours', () => {
  const silent = some(shippedCards()).flatMap((shipped) =>
    shippedLines(shipped).flatMap(({ kind, name, read }) => {
      if ('unread' in read || read.effect === null || Object.keys(read.effect).length === 0) return [];
      return meaningOf(kind, read.effect) === '' ? [`${shipped.card.id} ${name}`] : [];
    }),
  );
  expect(silent).toEqual([]);
});

test(
  'our sentences are read as the effects that they are written from',
  () => {
    const all = shippedCards();
    const read = cardReader(lexiconOf(all.map(({ card }) => card)));
    const wrong = some(all).flatMap((shipped) => {
      const printed = inOurText(shipped);
      if (printed === undefined) return [];
      const effects = read(printed).lines.map((line) => ('effect' in line.read ? line.read.effect : null));
      const meant = shippedLines(shipped).map((line) => ('effect' in line.read ? line.read.effect : null));
      return JSON.stringify(sorted(effects)) === JSON.stringify(sorted(meant)) ? [] : [shipped.card.id];
    });
    expect(wrong).toEqual([]);
  },
  LONGEST_MS,
);

/** In whatever order names stand. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(parts.map(([key, part]) => [key, sorted(part)]));
}

test(
  `${BATTLES} official battles with shipped cards end, stay sound, survive JSON`,
  () => {
    const pool = shippedPool(shippedCards(SETS_EVERY));
    const endings = new Map<string, number>();
    for (let number = 0; number < BATTLES; number += 1) {
      const { battle } = playSoundly(`shipped ${number}`, pool);
      const ending = battle.state.ending ?? 'none';
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
    }
    console.log(
      `${BATTLES} battles with ${pool.pokemon.length} Pokémon, ${pool.trainers.length} trainers, ` +
        `${pool.energies.length} energy cards: ${[...endings].map(([how, count]) => `${how} ${count}`).join(', ')}`,
    );
    expect(endings.has('none')).toBe(false);
    expect(pool.pokemon.length).toBeGreaterThan(800);
  },
  LONGEST_MS,
);
