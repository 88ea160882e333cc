/**
 * Two laws of meanings, for everything that compiles: a name is given to be used, where its sort fits; and damage is without
 * Weakness where the text says so or where its target is certain to stand on the Bench when it is hit.
 */
import { hasPublicData, publicDataNote } from '@pokesol/cards/testing';
import { describe, expect, test } from 'vitest';
import attacks from './byHand/attacks.json' with { type: 'json' };
import pinned from './pinned.json' with { type: 'json' };
import { compilePublic, publicTexts } from './testing/publicTexts.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Part = { readonly part: Node; readonly under: string; readonly isBegun: boolean };
/** What happens before the attack's damage, whatever the order of the fields. */
const IN_TIME = ['before', 'damage'];
const timeOf = ([key]: readonly [string, unknown]): number => IN_TIME.toReversed().indexOf(key);

/** Everything of a meaning in the order in which it happens, with the field it stands in: when it begins, and when it is over. */
function* timesOf(value: unknown, under = ''): Generator<Part> {
  if (Array.isArray(value)) for (const each of value) yield* timesOf(each, under);
  if (!isNode(value)) return;
  yield { part: value, under, isBegun: true };
  const fields = Object.entries(value).toSorted((a, b) => timeOf(b) - timeOf(a));
  for (const [key, each] of fields) yield* timesOf(each, key);
  yield { part: value, under, isBegun: false };
}

const partsOf = (value: unknown): readonly Part[] => [...timesOf(value)].filter(({ isBegun }) => !isBegun);

/** What each step that gives a name gives it to. */
const GIVES: Readonly<Record<string, string>> = {
  flip: 'coins',
  chooseCards: 'cards',
  choosePokemon: 'pokemon',
  bindAll: 'pokemon',
  forEach: 'pokemon',
  bench: 'pokemon',
  changePlaces: 'pokemon',
  chooseAttack: 'attack',
  chooseType: 'type',
  chooseNumber: 'number',
};
/** What a field that names something asks for; `bound` asks for what the field around it does. */
const asksFor = (field: string, under: string): readonly string[] => {
  if (field === 'heads' || field === 'allHeads') return ['coins'];
  if (field === 'chosen') return ['number'];
  if (field === 'some' || field === 'notIn') return ['cards', 'pokemon'];
  if (['cards', 'card', 'energyTypes', 'downTo'].includes(under)) return ['cards'];
  if (under === 'attack') return ['attack'];
  if (under === 'type' || under === 'types') return ['type'];
  if (under === 'from') return ['cards', 'pokemon'];
  return ['pokemon'];
};
/** What an effect may name without having chosen it. */
const OWN = ['thisCard', 'thisAttack', 'fallen', 'played', 'attached'];

function misnamed(meaning: unknown): readonly string[] {
  const parts = partsOf(meaning);
  // Only what was given before counts: a name is bound by what happened already.
  const given = new Map<string, string>();
  const used = new Set<string>();
  const wrong: string[] = [];
  const give = ({ as, do: step }: Node): void => {
    if (typeof as === 'string') given.set(as, GIVES[String(step)] ?? `of ${String(step)}`);
  };
  for (const { part, under, isBegun } of timesOf(meaning)) {
    // A round has its name from its beginning on, any other step when it is done.
    if (isBegun) {
      if (part.do === 'forEach') give(part);
      continue;
    }
    for (const field of ['bound', 'heads', 'allHeads', 'some', 'notIn', 'chosen']) {
      const name = part[field];
      if (typeof name !== 'string') continue;
      used.add(name);
      const sort = given.get(name);
      if (sort === undefined && OWN.includes(name)) continue;
      // The number of units that were chosen with those cards.
      if (field === 'chosen' && name.startsWith('units of ') && given.get(name.slice(9)) === 'cards')
        continue;
      if (!asksFor(field, under).includes(sort ?? 'nothing'))
        wrong.push(`${name}, of ${sort ?? 'nothing'}, as ${field} of ${under}`);
    }
    give(part);
  }
  // These two name it in a field of their own.
  for (const { part } of parts)
    for (const name of [part.do === 'becomeEnergy' && part.type, part.do === 'copyAttack' && part.attack])
      if (typeof name === 'string') used.add(name);
  return [...wrong, ...[...given.keys()].filter((name) => !used.has(name)).map((name) => `${name} unused`)];
}

/** Damage without Weakness and Resistance to what may be Active by then. */
function plainOnActive(meaning: unknown): readonly string[] {
  const benched = new Set<string>();
  const wrong: string[] = [];
  for (const { part } of partsOf(meaning)) {
    if (part.do === 'choosePokemon' && isNode(part.from) && part.from.place === 'bench')
      benched.add(String(part.as));
    const { with: incoming, to } = part;
    if (part.do === 'changePlaces' && isNode(incoming)) benched.delete(String(incoming.bound));
    if (part.do !== 'damage' || part.plain !== true) continue;
    const stays = isNode(to) && ('bound' in to ? benched.has(String(to.bound)) : to.place === 'bench');
    if (!stays) wrong.push(JSON.stringify(to));
  }
  return wrong;
}

/** Whose damage is none of an attack of its own, by words that name neither Weakness nor Resistance. */
const OTHER_DAMAGE: Readonly<Record<string, string>> = {
  'base1, Pidgeotto': 'the final result of the attack that it answers',
  'base2, Spearow': 'the final result of the attack that it answers',
  'base5, Rainbow Energy': 'of attaching it',
};
const SAYS_PLAIN = /Weakness|affected by/;

test('the laws notice what breaks them', () => {
  const one = {
    do: 'choosePokemon',
    from: { whose: 'opponent', place: 'bench' },
    min: 1,
    max: 1,
    as: 'pokemon1',
  };
  const hit = { do: 'damage', to: { bound: 'pokemon1' }, amount: 30, plain: true };
  const comes = { do: 'changePlaces', with: { bound: 'pokemon1' }, doneTo: 'benched' };
  expect(plainOnActive({ after: [one, hit] })).toEqual([]);
  expect(plainOnActive({ after: [one, comes, hit] })).toEqual(['{"bound":"pokemon1"}']);
  expect(plainOnActive({ after: [{ ...hit, to: 'defending' }] })).toEqual(['"defending"']);
  expect(misnamed({ after: [one, hit] })).toEqual([]);
  expect(misnamed({ after: [one] })).toEqual(['pokemon1 unused']);
  expect(misnamed({ after: [hit, one] })).toEqual(['pokemon1, of nothing, as bound of to']);
  const each = { do: 'forEach', of: { whose: 'own', place: 'bench' }, as: 'pokemon1', steps: [hit] };
  expect(misnamed({ after: [each] })).toEqual([]);
  const flip = { do: 'flip', coins: 1, as: 'coin1' };
  expect(misnamed({ before: [flip], damage: { product: [20, { cards: { bound: 'coin1' } }] } })).toEqual([
    'coin1, of coins, as bound of cards',
  ]);
  expect(misnamed({ after: [{ do: 'heal', on: { bound: 'pokemon2' }, counters: 1 }] })).toEqual([
    'pokemon2, of nothing, as bound of on',
  ]);
});

test.each([
  [
    'written down by hand',
    attacks.map(({ card, attack, meaning }) => [`${card} ${attack}`, meaning] as const),
  ],
  ['pinned', pinned.map(({ text, means }) => [text, means] as const)],
])('every meaning %s keeps both', (_which, meanings) => {
  expect(meanings.length).toBeGreaterThan(100);
  const wrong = meanings.flatMap(([which, meaning]) => misnamed(meaning).map((what) => `${which}: ${what}`));
  expect(wrong).toEqual([]);
});

describe.skipIf(!hasPublicData)(`texts of public cards${publicDataNote}`, () => {
  // All of them take a minute; the others are asked in the soak.
  const EVERY = Number(process.env.PUBLIC_TEXTS_EVERY ?? 12);

  test('keep both laws', () => {
    const some = publicTexts().filter((_text, index) => index % EVERY === 0);
    const wrong: string[] = [];
    let read = 0;
    for (const text of some) {
      const compiled = compilePublic(text, text.text);
      if (!('effect' in compiled)) continue;
      read += 1;
      const of = `${text.setId}, ${text.card.name}`;
      wrong.push(...misnamed(compiled.effect).map((what) => `${of}: ${what}`));
      if (OTHER_DAMAGE[of] === undefined && !SAYS_PLAIN.test(text.text.replace(/\(Don't apply [^)]*\)/g, '')))
        wrong.push(...plainOnActive(compiled.effect).map((what) => `${of}: without Weakness to ${what}`));
    }
    expect(read).toBeGreaterThan(some.length / 2);
    expect(wrong).toEqual([]);
  });

  test('that bring a Pokémon from the Bench and hit it are among them', () => {
    const hits = publicTexts().filter(({ text }) =>
      /damage to the new (?:Active|Defending) Pokémon/.test(text),
    );
    expect(hits.length).toBeGreaterThan(5);
    for (const text of hits) {
      const compiled = compilePublic(text, text.text);
      if ('effect' in compiled) expect(plainOnActive(compiled.effect), text.card.name).toEqual([]);
    }
  });
});
