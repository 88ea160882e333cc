/** The files of the shipped sets: each card a line that says its facts again, and no sentence among them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareCardNumbers } from '../card.ts';
import { everyPublicSet, hasPublicData, publicDataNote } from '../testing/publicData.ts';
import { SHIPPED_SETS, shippedCards } from './index.ts';
import { readSetFile, type ShippedCard, type ShippedSet, setFileText } from './setFile.ts';

const FOLDER = join(import.meta.dirname, '../../sets');
const FILES = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));
const SETS = FILES.map(({ text }) => readSetFile(text));
const setOf = (id: string): ShippedSet => {
  const found = SETS.find(({ set }) => set.id === id);
  if (found === undefined) throw new Error(`${id} is not shipped`);
  return found;
};

test('there are 77 sets with 11,728 cards, each id once', () => {
  expect(FILES.map(({ name }) => name)).toEqual(SETS.map(({ set }) => `${set.id}.json`));
  const ids = SETS.flatMap(({ cards }) => cards.map(({ card }) => card.id));
  expect([SETS.length, ids.length, new Set(ids).size]).toEqual([77, 11_728, 11_728]);
});

describe.each(FILES)('$name', ({ text }) => {
  test('is what its own cards are written as, a line each, by number', () => {
    const { set, cards } = readSetFile(text);
    expect(setFileText({ set, cards: [...cards].reverse() })).toBe(text);
    expect(text.split('\n')).toHaveLength(cards.length + 3);
    const numbers = cards.map(({ card }) => card.cardNumber);
    expect(numbers).toEqual([...numbers].sort(compareCardNumbers));
  });
});

test('cards of the Base set and of 151 are those that are written down by hand', () => {
  for (const { id, ...set } of SHIPPED_SETS) {
    const shipped = setOf(id);
    expect(shipped.set).toEqual({ id, ...set });
    expect(shipped.cards.map(({ card }) => card)).toEqual(shippedCards(id));
  }
});

test('94% of 151 play in full, and all of the Base set', () => {
  const isInFull = ({ texts }: ShippedCard) => texts.every(({ read }) => 'effect' in read);
  const share = (id: string) => setOf(id).cards.filter(isInFull).length / setOf(id).cards.length;
  expect(share('sv3pt5')).toBeGreaterThan(0.94);
  expect(share('base1')).toBe(1);
});

/** Every text in it, wherever it stands. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

test('no text in them is a sentence', () => {
  const names = new Set<string>();
  for (const { text } of FILES) for (const each of textsIn(JSON.parse(text))) names.add(each);
  expect(names.size).toBeGreaterThan(5000);
  // Names end with such signs too («Here Comes Team Rocket!»), and none has more letters.
  const isSentence = (text: string) => text.length > 46 || /(?:\S+ ){4}.*[.!?]["”)]?$/.test(text);
  expect([...names].filter(isSentence)).toEqual([]);
  expect(['Draw 2 cards, and shuffle your deck.', 'Draw a card for each.'].every(isSentence)).toBe(true);
});

test.skipIf(!hasPublicData)(`none of them holds a sentence of the public data${publicDataNote}`, () => {
  const shipped = FILES.flatMap(({ text }) => [...textsIn(JSON.parse(text))]).join('\n');
  const sentences = new Set(
    everyPublicSet().flatMap(({ cards }) =>
      cards.flatMap((card) => [
        ...(card.attacks ?? []).map(({ text = '' }) => text),
        ...(card.abilities ?? []).map(({ text = '' }) => text),
        ...(card.rules ?? []),
        ...(card.flavorText === undefined ? [] : [card.flavorText]),
      ]),
    ),
  );
  expect(sentences.size).toBeGreaterThan(10_000);
  // A line of two words names what is on the card.
  const long = [...sentences].filter((sentence) => sentence.split(' ').length > 3);
  expect(long.filter((sentence) => shipped.includes(sentence))).toEqual([]);
});
