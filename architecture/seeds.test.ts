/** Every situation that the official rules must get right has a test, or a reason in `docs/rules.md` why it has none yet. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const SCENARIOS = 80;
const OFFICIAL = 'packages/engine/src/official/';

const textOf = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number));

/** Of the titles of a file: «seed 4», «seeds 43 and 44». */
const seedsPlayed = (path: string): number[] =>
  [...textOf(path).matchAll(/(?:test|describe)(?:\.each[^\n]*)?\(\s*(['"`])(.*?)\1/g)]
    .flatMap(([, , title = '']) => [...title.matchAll(/seeds? ((?:\d+)(?:(?:,| and) \d+)*)/g)])
    .flatMap(([, numbers = '']) => numbersIn(numbers));

const files = readdirSync(new URL(OFFICIAL, ROOT), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .sort();

const section = textOf('docs/rules.md').split('### Situations')[1]?.split('\n## ')[0] ?? '';
const rows = new Map(
  [...section.matchAll(/^\| `(\S+)` \| ([\d, ]+) \|$/gm)].map(([, path = '', numbers = '']) => [
    path,
    numbersIn(numbers),
  ]),
);
const missing = numbersIn(/^Not played yet: ([\d, ]*)/m.exec(section)?.[1] ?? '');

const ascending = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b);

test('`docs/rules.md` names the tests that play each situation', () => {
  const played = files.flatMap((path) => {
    const seeds = ascending(seedsPlayed(OFFICIAL + path));
    return seeds.length > 0 ? [[path, seeds] as const] : [];
  });
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(played));
});

test('each is played, or named as missing, not both', () => {
  const all = ascending([...rows.values()].flat());
  expect(all.filter((seed) => missing.includes(seed))).toEqual([]);
  expect(ascending([...all, ...missing])).toEqual(Array.from({ length: SCENARIOS }, (_, index) => index + 1));
});
