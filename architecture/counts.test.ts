/** On the page a number and what it counts are written by `counted`: a plural behind a number would say «1 cards». */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PAGE = fileURLToPath(new URL('../apps/web/src', import.meta.url));

/** Numbers of the rules are never one; the rest, such as names of formats, are words, not numbers. */
const NO_COUNT = /[A-Z]{3}|join|oneIn|^words$|^bucket$|^format|\?/;
const COUNTED =
  /\$?\{([^{}]+)\}\s+(?:new |more )?(?:cards|copies|packs|decks|turns|battles|victories|defeats|points|tokens|seconds|minutes|energies|kinds|sets|wallets)\b(?!=)/g;

test('no plural stands right behind a number', () => {
  const found = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .flatMap((path) =>
      [...readFileSync(`${PAGE}/${path}`, 'utf8').matchAll(COUNTED)]
        .filter(([, number = '']) => !NO_COUNT.test(number))
        .map(([words]) => `${path}: ${words}`),
    );
  expect(found).toEqual([]);
});
