/** A rule that puts two meanings into one object must not lose either. */
import { describe, expect, test } from 'vitest';
import { compileTrainer } from '../compile.ts';
import { lexiconOf } from '../text/names.ts';
import { oneOf, phrase } from './phrase.ts';
import { Reader } from './read.ts';

type Filter = { readonly tag?: string; readonly type?: string };
const before = oneOf<Filter>('clashBefore', [
  ['old', { tag: 'Old' }],
  ['fire', { type: 'Fire' }],
]);
const kind = phrase<Filter>('clashKind');
kind.says`${before} dragon`.means((filter) => ({ tag: 'Dragon', ...filter }));
const readingsOf = (...words: readonly string[]) =>
  new Reader({ words, namesAt: () => [] }).read(kind, 0).map(({ value }) => value);

describe('fields of the same name', () => {
  test('are no reading, where one would take the place of the other', () => {
    expect(readingsOf('old', 'dragon')).toEqual([]);
    expect(readingsOf('fire', 'dragon')).toEqual([{ tag: 'Dragon', type: 'Fire' }]);
  });

  test('«Ultra Beast Pokémon-GX» are both', () => {
    const text =
      "Prevent all damage done to the Fairy Pokémon this card is attached to by attacks from your opponent's Ultra Beast Pokémon-GX.";
    const read = compileTrainer([text], 'tool', { name: 'Warm Lantern', own: [] }, lexiconOf([]));
    expect(read).toMatchObject({
      effect: { holds: [{ modifiers: [{ from: { card: { tag: 'GX', any: [{ tag: 'Ultra Beast' }] } } }] }] },
    });
  });
});
