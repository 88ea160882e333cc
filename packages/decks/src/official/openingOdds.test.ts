/** The odds of a beginning in the printed game: counted card by card on small decks, and dealt from a pinned seed. */
import { isBasicPokemon } from '@pokesol/cards';
import { seedRandom, shuffle } from '@pokesol/engine';
import { expect, test } from 'vitest';
import type { DeckCardFacts, DeckLine } from '../deck.ts';
import { OPENING_HAND } from '../deckOdds.ts';
import { basic, basicEnergy, stage1, trainer } from '../testing/decks.ts';
import { keptOdds, officialOdds } from './openingOdds.ts';

const CHAR = basic('char', 'Charmander');
const MELEON = stage1('meleon', 'Charmander', 'Charmeleon');
const ZARD: DeckCardFacts = { ...stage1('zard', 'Charmeleon', 'Charizard'), subtypes: ['Stage 2'] };
const FIRE = basicEnergy('fire', 'Fire Energy');
const WATER = basicEnergy('water', 'Water Energy');
const DECK: readonly DeckLine[] = [
  { card: CHAR, quantity: 4 },
  { card: basic('ponyta', 'Ponyta'), quantity: 4 },
  { card: MELEON, quantity: 3 },
  { card: ZARD, quantity: 2 },
  { card: trainer('map', 'Old Map'), quantity: 1 },
  { card: trainer('bill', 'Bill'), quantity: 24 },
  { card: FIRE, quantity: 14 },
  { card: WATER, quantity: 8 },
];
const called = (name: string) => (card: DeckCardFacts) => card.name === name;

test('on a deck of nine the odds are those of all its orders, one by one', () => {
  const lines = [
    { card: CHAR, quantity: 2 },
    { card: MELEON, quantity: 2 },
    { card: FIRE, quantity: 5 },
  ];
  const deck = lines.flatMap(({ card, quantity }) => Array.from({ length: quantity }, () => card));
  const counted = { kept: 0, evolves: 0 };
  // Who stands in the first seven, who is eighth and who ninth: all else about an order makes no difference.
  for (const [eighth, card8] of deck.entries())
    for (const [ninth, card9] of deck.entries()) {
      if (eighth === ninth) continue;
      const hand = deck.filter((_, place) => place !== eighth && place !== ninth);
      if (!hand.some(isBasicPokemon)) continue;
      counted.kept += 1;
      if ([...hand, card8].includes(CHAR) && [...hand, card8, card9].includes(MELEON)) counted.evolves += 1;
    }
  const odds = keptOdds(lines, [
    { isOf: called('Charmander'), within: 8 },
    { isOf: called('Charmeleon'), within: 9 },
  ]);
  expect(odds?.probability).toBeCloseTo(counted.evolves / counted.kept, 12);
  expect(keptOdds([{ card: FIRE, quantity: 9 }], [])).toBeUndefined();
});

test('dealt hands agree with all of them within 4 sigma', () => {
  const odds = officialOdds(DECK);
  if (odds === undefined) throw new RangeError('The deck never begins');
  const cards = DECK.flatMap(({ card, quantity }) => Array.from({ length: quantity }, () => card));
  const random = seedRandom('opening odds');
  const seen = { basic: 0, stage2: 0, water: 0, meleon: 0, zard: 0, map: 0 };
  let [kept, dealt] = [0, 0];
  for (; dealt < 12_000; dealt += 1) {
    const order = shuffle(random, cards);
    if (!order.slice(0, OPENING_HAND).some(isBasicPokemon)) continue;
    kept += 1;
    const within = (card: DeckCardFacts, cardsSeen: number) => order.slice(0, cardsSeen).includes(card);
    if (within(ZARD, 7)) seen.stage2 += 1;
    if (within(WATER, 8)) seen.water += 1;
    if (within(CHAR, 8) && within(MELEON, 9)) seen.meleon += 1;
    if (within(CHAR, 8) && within(MELEON, 9) && within(ZARD, 10)) seen.zard += 1;
    if (order.slice(-6).some(called('Old Map'))) seen.map += 1;
  }
  const agree = (count: number, probability: number | undefined, of = kept) => {
    expect(probability).toBeDefined();
    const chance = probability ?? 0;
    expect(Math.abs(count - of * chance)).toBeLessThanOrEqual(4 * Math.sqrt(of * chance * (1 - chance)));
  };
  agree(dealt - kept, odds.mulligan.probability, dealt);
  expect(odds.stages.map(({ stage }) => stage)).toEqual(['Basic', 'Stage 1', 'Stage 2']);
  expect(odds.stages[0]?.chance.probability).toBe(1);
  agree(seen.stage2, odds.stages[2]?.chance.probability);
  expect(odds.energy.map(({ type }) => type)).toEqual(['Fire', 'Water']);
  agree(seen.water, odds.energy[1]?.byTurn[0]?.probability);
  const evolving = new Map(odds.evolving.map(({ name, byTurn }) => [name, byTurn]));
  agree(seen.meleon, evolving.get('Charmeleon')?.[0]?.probability);
  agree(seen.zard, evolving.get('Charizard')?.[1]?.probability);
  expect(evolving.get('Charizard')?.[0]?.probability).toBe(0);
  expect(odds.prizes.map(({ name, copies }) => [name, copies])).toEqual([
    ['Old Map', 1],
    ['Charizard', 2],
  ]);
  agree(seen.map, odds.prizes[0]?.hidden.probability);
});

test('a deck that never begins has none, and a line with a stage missing does not evolve', () => {
  expect(officialOdds([{ card: FIRE, quantity: 60 }])).toBeUndefined();
  const broken = [
    { card: CHAR, quantity: 4 },
    { card: ZARD, quantity: 2 },
    { card: FIRE, quantity: 54 },
  ];
  expect(officialOdds(broken)?.evolving).toEqual([]);
});
