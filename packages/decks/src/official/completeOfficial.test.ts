/** Completing a deck for the printed game: whole lines, energy that pays, trainers as owned, and a reason for each card. */
import { classify, isBasicEnergy } from '@pokesol/cards';
import { shippedCards } from '@pokesol/cards/catalogue';
import { isRefusal } from '@pokesol/engine/result';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDeck, type DeckCardFacts, type DeckLine, factsOfCard } from '../deck.ts';
import { copiesOfCard } from '../editDeck.ts';
import { officialFindings } from '../formats.ts';
import { basic, basicEnergy, stage1, trainer } from '../testing/decks.ts';
import { type CompleteOfficialInput, completeOfficialDeck } from './completeOfficial.ts';

const BASE = shippedCards('base1').map(factsOfCard);
const ENERGIES = BASE.filter(isBasicEnergy).map((card) => ({ card, quantity: 1 }));
const cardOf = (name: string): DeckCardFacts => {
  const card = BASE.find((each) => each.name === name);
  if (card === undefined) throw new RangeError(`The Base set has no ${name}`);
  return card;
};
const owning = (...cards: readonly (readonly [number, string])[]): DeckLine[] => [
  ...cards.map(([quantity, name]) => ({ card: cardOf(name), quantity })),
  ...ENERGIES,
];
const built = (input: CompleteOfficialInput<DeckCardFacts>) => {
  const build = completeOfficialDeck(input);
  if (isRefusal(build)) throw new Error(build.message);
  return build;
};
const copiesIn = (lines: readonly DeckLine[], name: string): number =>
  lines.reduce((sum, { card, quantity }) => sum + (card.name === name ? quantity : 0), 0);

const ALL_FOUR = owning(...BASE.filter((card) => !isBasicEnergy(card)).map(({ name }) => [4, name] as const));

test('from a whole set: a legal sixty of lines, 14 trainers and the energy that attacks cost, with the draw first', () => {
  const { lines, reasons, lacking } = built({ lines: [], owned: ALL_FOUR });
  expect(officialFindings(lines, { owned: () => 4 })).toMatchObject({ isLegal: true });
  expect(lacking).toEqual([]);
  const { trainerCount, energyCount } = countDeck(lines);
  expect(trainerCount).toBe(14);
  expect(energyCount).toBeGreaterThanOrEqual(14);
  expect(energyCount).toBeLessThanOrEqual(26);
  expect(copiesIn(lines, 'Bill')).toBeGreaterThan(0);
  for (const { card } of lines)
    if (card.evolvesFrom) expect(copiesIn(lines, card.evolvesFrom)).toBeGreaterThan(0);
  // Each card that was added has its reason once, and each reason is given once.
  const listed = reasons.flatMap(({ parts }) => parts.flatMap((part) => part.lines));
  expect(listed.sort(byId)).toEqual([...lines].sort(byId));
  const sentences = reasons.flatMap(({ why, parts }) => [why, ...parts.map(({ fact }) => fact)]);
  const each = sentences.filter((sentence) => sentence !== '');
  expect(new Set(each).size).toBe(each.length);
});
const byId = (a: DeckLine, b: DeckLine): number => (a.card.id < b.card.id ? -1 : 1);

test('a line of three stages is 4-3-2, and its energy is of its type', () => {
  const { lines, reasons } = built({
    lines: [],
    owned: owning([4, 'Charmander'], [4, 'Charmeleon'], [4, 'Charizard'], [2, 'Bill']),
  });
  expect(['Charmander', 'Charmeleon', 'Charizard'].map((name) => copiesIn(lines, name))).toEqual([4, 3, 2]);
  expect(copiesIn(lines, 'Fire Energy')).toBe(49);
  expect(reasons[0]).toMatchObject({
    title: 'Evolution lines',
    parts: [{ fact: 'Charizard does 100 damage for 4 energy and has 120 HP. The line is 4-3-2.' }],
  });
  expect(reasons.at(-1)?.why).toContain('the attacks ask for Fire');
});

test('no evolution comes without its line below; what the deck has of it is completed, or reported as lacking', () => {
  const owned = owning([4, 'Charizard'], [4, 'Charmander'], [3, 'Seel'], [1, 'Machoke'], [1, 'Machop']);
  expect(copiesIn(built({ lines: [], owned }).lines, 'Charizard')).toBe(0);
  const kept = [cardOf('Charizard'), cardOf('Machoke')].map((card) => ({ card, quantity: 1 }));
  const { lines, lacking } = built({ lines: kept, owned });
  expect(copiesIn(lines, 'Machop')).toBe(1);
  expect(lacking).toEqual(['You own no Charmeleon, so Charizard never comes into play.']);
});

test('what does not play in full comes in only where Pokémon would be short without it, and is reported', () => {
  const unread = (name: string) => (cardId: string) => cardId !== cardOf(name).id;
  const many = owning([4, 'Magmar'], [4, 'Growlithe'], [3, 'Arcanine'], [4, 'Ponyta'], [4, 'Charmander']);
  expect(copiesIn(built({ lines: [], owned: many, playsInFull: unread('Magmar') }).lines, 'Magmar')).toBe(0);
  const few = owning([4, 'Magmar'], [2, 'Growlithe']);
  const { lines, reasons } = built({ lines: [], owned: few, playsInFull: unread('Magmar') });
  expect(copiesIn(lines, 'Magmar')).toBe(4);
  expect(reasons.find(({ title }) => title === 'Basic Pokémon')?.why).toContain(
    'Not all that is printed is played of Magmar',
  );
});

test('the limits of the printed game hold, not those of Classic', () => {
  const ace = (id: string): DeckLine => ({
    card: { ...trainer(id), subtypes: ['Item', 'ACE SPEC'] },
    quantity: 4,
  });
  const levelUp = { ...basic('x', 'Gengar LV.X'), hp: 90, attacks: [{ cost: ['Fire'], damage: '50' }] };
  const owned = [
    ...[ace('a'), ace('b'), { card: levelUp, quantity: 4 }],
    { card: { ...levelUp, id: 'g', name: 'Gengar' }, quantity: 4 },
    { card: basicEnergy('f', 'Fire Energy'), quantity: 1 },
  ];
  const { lines } = built({ lines: [], owned });
  expect(officialFindings(lines).errors).toEqual([]);
  expect(lines.filter(({ card }) => classify(card) === 'trainer')).toHaveLength(1);
});

test.each([
  ['a deck without room', [{ card: trainer('t'), quantity: 60 }], 'Too many copies of t (60/4 max)'],
  ['a collection without a Basic', [{ card: stage1('s', 'b'), quantity: 1 }], 'has no Basic Pokémon to add'],
])('%s is refused in a sentence', (_, lines, sentence) => {
  const build = completeOfficialDeck({ lines, owned: lines });
  expect(isRefusal(build) && build.message).toContain(sentence);
});

test('any collection and any beginning: kept whole, legal, and the same in whatever order cards are owned', () => {
  const cards = BASE.filter((card) => !isBasicEnergy(card));
  const anyOwned = fc.array(
    fc.record({ card: fc.constantFrom(...cards), quantity: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(anyOwned, fc.nat(6), (found, kept) => {
      const owned = [...new Map(found.map((line) => [line.card.id, line])).values(), ...ENERGIES];
      const lines = owned.slice(0, kept);
      const build = completeOfficialDeck({ lines, owned });
      const other = completeOfficialDeck({ lines, owned: owned.toReversed() });
      expect(other).toEqual(build);
      if (isRefusal(build)) {
        expect(build.message).toContain('no Basic Pokémon');
        return;
      }
      for (const { card, quantity } of lines)
        expect(copiesOfCard(build.lines, card.id)).toBeGreaterThanOrEqual(quantity);
      const has = (cardId: string) => copiesOfCard(owned, cardId);
      expect(officialFindings(build.lines, { owned: has }).errors).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
