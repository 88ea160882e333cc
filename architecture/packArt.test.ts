/** Each set that is shipped has a pack with a picture of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookOf } from '../packages/pixel-art/src/packs/index.ts';

const SETS = new URL('../packages/cards/sets/', import.meta.url);
const names = readdirSync(SETS).map((file): string => {
  const [, name = ''] =
    /^\{"set":\{"id":"[^"]+","name":"([^"]+)"/.exec(readFileSync(new URL(file, SETS), 'utf8')) ?? [];
  return name;
});
const standard = lookOf({ name: 'an unknown set' });

test('every shipped set is known to the packs’ art, under its own look', () => {
  const looks = names.map((name) => {
    const { palette, second, emblem, field, title } = lookOf({ name: `${name} Booster Pack`, setName: name });
    return { name, title, look: `${palette} ${second} ${emblem} ${field}` };
  });
  expect(looks).toHaveLength(77);
  const { palette, second, emblem, field } = standard;
  expect(looks.filter(({ look }) => look === `${palette} ${second} ${emblem} ${field}`)).toEqual([]);
  expect(new Set(looks.map(({ look }) => look)).size).toBe(looks.length);
});
