/** That the texts played on staged boards are those whose meaning was written down by hand, and are many and of many sets. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import abilities from '../byHand/abilities.json' with { type: 'json' };
import attacks from '../byHand/attacks.json' with { type: 'json' };
import energies from '../byHand/energies.json' with { type: 'json' };
import trainers from '../byHand/trainers.json' with { type: 'json' };

/** The first argument of the three kinds of test; a quote inside it is written in the other quotes. */
const PLAYED = /^ {2}(?:attack|ability|card)Played\(\s*(['"])(.+?)\1,/gm;
const folder = fileURLToPath(new URL('.', import.meta.url));
const played = new Set(
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(`${folder}${file}`, 'utf8').matchAll(PLAYED)])
    .map(([, , which = '']) => which),
);

/** Tools lend these: they are played by the name of their card. */
const LENT: readonly string[] = ['bw10-92 G Booster', 'sv4-177 Devolution'];
const writtenDown = new Set([
  ...attacks.map(({ card, attack }) => `${card} ${attack}`),
  ...abilities.map(({ card, ability }) => `${card} ${ability}`),
  ...[...trainers, ...energies].map(({ card }) => card),
  ...LENT.map((which) => which.split(' ')[0]),
]);

test('each is one of those written down', () => {
  expect([...played].filter((which) => !writtenDown.has(which))).toEqual([]);
});

test('every fifth attack is among them', () => {
  const fifth = attacks.filter((_row, index) => index % 5 === 1).map((row) => `${row.card} ${row.attack}`);
  expect(fifth.filter((which) => !played.has(which) && !LENT.includes(which))).toEqual([]);
});

test('every sixth ability is among them', () => {
  const sixth = abilities.filter((_row, index) => index % 6 === 0).map((row) => `${row.card} ${row.ability}`);
  expect(sixth.filter((which) => !played.has(which))).toEqual([]);
});

test('every fifth trainer and every third special energy is among them', () => {
  const drawn = [
    ...trainers.filter((_row, index) => index % 5 === 1),
    ...energies.filter((_row, index) => index % 3 === 1),
  ].map(({ card }) => card);
  expect(drawn.filter((card) => !played.has(card))).toEqual([]);
});

test('they are 150 and more, of thirty sets and more', () => {
  expect(played.size).toBeGreaterThanOrEqual(150);
  expect(new Set([...played].map((which) => which.split('-')[0])).size).toBeGreaterThanOrEqual(30);
});
