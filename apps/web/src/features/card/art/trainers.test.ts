/** What trainers and energies of all shipped sets show: what their names say, and in no set the same twice. */
import { readdirSync, readFileSync } from 'node:fs';
import { readSetFile } from '@pokesol/cards/sets';
import { toPngUrl } from '@pokesol/pixel-art';
import { trainerSubject } from '@pokesol/pixel-art/cards';
import { type CardJson, cardJsonOf } from '@pokesol/protocol';
import { describe, expect, test } from 'vitest';
import { bareCard } from '../gallery/oddCards.ts';
import { drawFrom } from './draw.ts';
import { frameKind, kindOf, subjectOf } from './portrait.ts';

const SETS = new URL('../../../../../../packages/cards/sets/', import.meta.url);
const sets = readdirSync(SETS).map((file) => {
  const { set, cards } = readSetFile(readFileSync(new URL(file, SETS), 'utf8'));
  const others = cards.map(({ card }) => card).filter(({ supertype }) => supertype !== 'Pokémon');
  return { id: set.id, cards: others.map((card) => cardJsonOf(card, set)) };
});

/** To the byte; a basic energy shows the sign of its type. */
function pictureOf(card: CardJson, isOnFace: boolean): string {
  const subject = subjectOf(card, { isOnFace });
  return subject === undefined ? `the sign of ${kindOf(card)}` : toPngUrl(drawFrom(subject));
}

/** The cards of a set by what they show. */
function byPicture(cards: readonly CardJson[], isOnFace: boolean): readonly (readonly CardJson[])[] {
  const groups = new Map<string, CardJson[]>();
  for (const card of cards) {
    const picture = pictureOf(card, isOnFace);
    groups.set(picture, [...(groups.get(picture) ?? []), card]);
  }
  return [...groups.values()];
}

const isBasic = ({ attributes: { supertype, subtypes } }: CardJson) =>
  supertype === 'Energy' && subtypes.includes('Basic');

describe.each([
  ['in lists', false],
  ['on a face', true],
] as const)('%s', (_, isOnFace) => {
  const groups = sets.flatMap(({ id, cards }) => byPicture(cards, isOnFace).map((group) => ({ id, group })));

  test('no five cards of a set share one picture', () => {
    expect(groups.length).toBeGreaterThan(1000);
    const shared = groups.filter(({ group }) => group.length >= 5);
    expect(shared.map(({ id, group }) => [id, group.map(({ name }) => name)])).toEqual([]);
  });

  test('cards of different names never do', () => {
    const named = groups.map(({ id, group }) => ({
      id,
      names: new Set(group.filter((card) => !isBasic(card)).map(({ name }) => name)),
    }));
    expect(named.filter(({ names }) => names.size > 1)).toEqual([]);
  });
});

test('most people and things are drawn by what their names say', () => {
  const cards = new Map(sets.flatMap(({ cards }) => cards).map((card) => [card.name, card]));
  const kinds = [...cards.values()]
    .filter(({ attributes }) => attributes.supertype === 'Trainer')
    .map(({ name, attributes }) => trainerSubject(name, attributes.subtypes).kind);
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  expect(count('person')).toBeGreaterThan(340);
  expect(count('place')).toBeGreaterThan(130);
  expect(count('thing')).toBeGreaterThan(450);
});

describe('frames', () => {
  const framed = (...subtypes: readonly string[]) =>
    frameKind({ ...bareCard, attributes: { ...bareCard.attributes, subtypes: [...subtypes] } });

  test.each([
    ['tool', ['Pokémon Tool']],
    ['tool', ['Item', 'Pokémon Tool F']],
    ['ace', ['Pokémon Tool', 'ACE SPEC']],
    ['stadium', ['Stadium']],
    [undefined, ['Supporter']],
    [undefined, ['Item']],
  ] as const)('%s for %j', (frame, subtypes) => {
    expect(framed(...subtypes)).toBe(frame);
  });
});
