/** Checks that the packages of cards, their texts, decks, packs, the campaign and the pictures run anywhere: page and server must reach the same result. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What each may import besides its own files. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  cards: ['@pokesol/engine', '@pokesol/engine/classic', '@pokesol/engine/official', '@pokesol/engine/result'],
  'card-text': [
    '@pokesol/engine',
    '@pokesol/engine/classic',
    '@pokesol/engine/official',
    '@pokesol/cards',
    '@pokesol/cards/classic',
    '@pokesol/cards/official',
    '@pokesol/cards/sets',
  ],
  decks: [
    '@pokesol/engine',
    '@pokesol/engine/classic',
    '@pokesol/engine/official',
    '@pokesol/engine/result',
    '@pokesol/cards',
    '@pokesol/cards/classic',
    '@pokesol/cards/official',
  ],
  packs: [
    '@pokesol/engine/result',
    '@pokesol/cards',
    '@pokesol/cards/catalogue',
    '@pokesol/decks',
    '@noble/hashes',
  ],
  campaign: ['@pokesol/cards', '@pokesol/cards/catalogue'],
  'pixel-art': [],
};

// The made-up decks of the Base set are offered apart, for callers that have the catalogue anyway.
const NEEDS_THE_CATALOGUE = ['decks/battleDecks.ts', 'decks/officialDecks.ts'];

// The schema of a card's JSON is offered apart: what the first load needs of cards is without zod.
const NEEDS_ZOD = ['attributeSchema', 'attributes', 'inputMessage', 'madeCard', 'values'].map(
  (name) => `cards/made/${name}.ts`,
);

const files = Object.keys(MAY_IMPORT).flatMap((name) => {
  const root = join(import.meta.dirname, '..', 'packages', name, 'src');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
    .map((file) => ({ name, place: `${name}/${file}`, source: readFileSync(join(root, file), 'utf8') }));
});

test.each(files)(
  '$place imports only what its package may, and asks for no chance, time or machine',
  ({ name, place, source }) => {
    const imported = [...source.matchAll(/\bfrom '([^']+)'/g)].map((match) => match[1] ?? '');
    const allowed = [
      ...(MAY_IMPORT[name] ?? []),
      ...(NEEDS_THE_CATALOGUE.includes(place) ? ['@pokesol/cards/catalogue', '@pokesol/cards/base-set'] : []),
      ...(NEEDS_ZOD.includes(place) ? ['zod'] : []),
    ];
    const foreign = imported.filter(
      (from) =>
        !from.startsWith('.') &&
        !allowed.includes(from) &&
        !(from.startsWith('@noble/hashes/') && allowed.includes('@noble/hashes')),
    );
    expect(foreign).toEqual([]);
    expect(imported.filter((from) => from.includes('testing'))).toEqual([]);
    expect(source).not.toMatch(
      /Math\.random|\bDate\b|\bprocess\.|\bBuffer\b|\bwindow\.|\bdocument\.|\bcrypto\./,
    );
  },
);

test('what cards are is loaded without zod', () => {
  const sources = new Map(files.map(({ place, source }) => [place, source]));
  const loaded = new Set<string>();
  const load = (place: string): void => {
    if (loaded.has(place)) return;
    loaded.add(place);
    // Types are not loaded.
    for (const [, from = ''] of (sources.get(place) ?? '').matchAll(
      /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm,
    ))
      load(join(place, '..', from));
  };
  load('cards/index.ts');
  load('cards/classic/index.ts');
  expect(loaded.size).toBeGreaterThan(20);
  expect(NEEDS_ZOD.filter((place) => loaded.has(place))).toEqual([]);
  load('cards/made/schema.ts');
  expect(NEEDS_ZOD.filter((place) => !loaded.has(place))).toEqual([]);
});
