/** Checks the automatic builder: a legal deck whenever one exists, the reason whenever none does, and a sensible deck at that. */
import { classify, isBasicEnergy, isBasicPokemon, nameKey } from '@pokesol/cards';
import { SHIPPED_SETS } from '@pokesol/cards/catalogue';
import { isRefusal } from '@pokesol/engine/result';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLASSIC_PLAN, completeDeck, starterDeckLines } from './autoBuild.ts';
import { copyName, countDeck, type DeckCardFacts, type DeckLine, mergeLines } from './deck.ts';
import { addCopy, canAdd, copiesOfCard } from './editDeck.ts';
import { type DeckEntry, STARTER_DECK, STARTER_DECKS } from './starterDeck.ts';
import { basic, basicEnergy, SOME_CARDS, stage1, trainer } from './testing/decks.ts';
import { tally, textCards } from './testing/deckText.ts';
import { validateDeck } from './validateDeck.ts';

/** Among them an energy and a basic Pokémon of one name, which take each other's room. */
const CARDS: readonly DeckCardFacts[] = [
  ...SOME_CARDS,
  { id: 'z-1', name: 'Pikachu', supertype: 'Energy', subtypes: ['Special'] },
  ...Array.from({ length: 10 }, (_, index) => trainer(`t-${index}`)),
  ...Array.from({ length: 6 }, (_, index) => stage1(`s-${index}`, 'Unknown')),
];

const owned = (quantity: fc.Arbitrary<number>): fc.Arbitrary<DeckLine[]> =>
  fc
    .subarray([...CARDS])
    .chain((cards) => fc.tuple(...cards.map((card) => fc.record({ card: fc.constant(card), quantity }))));

/** Small collections, large ones, and those that just reach sixty or just do not. */
const anyOwned = fc.oneof(
  owned(fc.integer({ min: 1, max: 5 })),
  owned(fc.constantFrom(1, 2, 3, 4, 20, 60)),
  owned(fc.constantFrom(3, 4)),
  fc
    .tuple(owned(fc.integer({ min: 1, max: 5 })), fc.integer({ min: 10, max: 60 }))
    .map(([cards, quantity]) =>
      mergeLines([...cards, { card: basicEnergy('e-1', 'Water Energy'), quantity }]),
    ),
);

/** A part of the collection: a deck begun by allowed additions, or any numbers of copies at all. */
const anyInput = anyOwned.chain((cards) =>
  fc.record({
    owned: fc.constant(cards),
    lines: fc.oneof(
      { weight: 3, arbitrary: fc.array(fc.nat(), { maxLength: 60 }).map((picks) => begun(cards, picks)) },
      {
        weight: 1,
        arbitrary: fc
          .subarray(cards)
          .chain((some) =>
            fc.tuple(
              ...some.map(({ card }) =>
                fc.record({ card: fc.constant(card), quantity: fc.integer({ min: 1, max: 5 }) }),
              ),
            ),
          ),
      },
    ),
  }),
);

function begun(cards: readonly DeckLine[], picks: readonly number[]): DeckLine[] {
  let deck: DeckLine[] = [];
  for (const pick of picks) {
    const card = cards[pick % cards.length]?.card;
    if (card !== undefined && canAdd(deck, card, { owned: (id) => copiesOfCard(cards, id) }) === null)
      deck = addCopy(deck, card);
  }
  return deck;
}

/** Whether a legal deck exists, by trying every number of copies of every card, name by name. */
function legalDeckExists(kept: readonly DeckLine[], cards: readonly DeckLine[]): boolean {
  const all = mergeLines([...cards, ...kept.map(({ card }) => ({ card, quantity: 1 }))]).map(
    ({ card }) => card,
  );
  const groups = new Map<string, DeckCardFacts[]>();
  for (const card of all) {
    const key = isBasicEnergy(card) ? `energy ${card.id}` : copyName(card);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  type State = { total: number; hasEnergy: boolean; hasBasic: boolean };
  const key = ({ total, hasEnergy, hasBasic }: State) => `${total} ${hasEnergy} ${hasBasic}`;
  let states = new Map([['start', { total: 0, hasEnergy: false, hasBasic: false }]]);
  for (const group of groups.values()) {
    let inGroup = [...states.values()].map((state) => ({ state, copies: 0 }));
    for (const card of group) {
      const next = new Map<string, { state: State; copies: number }>();
      for (const { state, copies } of inGroup) {
        const most = isBasicEnergy(card) ? 60 : copiesOfCard(cards, card.id);
        for (let count = copiesOfCard(kept, card.id); count <= most; count += 1) {
          const total = state.total + count;
          const limit = isBasicEnergy(card) ? 60 : 4;
          if (total > 60 || copies + count > limit) break;
          const reached = {
            total,
            hasEnergy: state.hasEnergy || (count > 0 && classify(card) === 'energy'),
            hasBasic: state.hasBasic || (count > 0 && isBasicPokemon(card)),
          };
          next.set(`${key(reached)} ${copies + count}`, { state: reached, copies: copies + count });
        }
      }
      inGroup = [...next.values()];
    }
    states = new Map(inGroup.map(({ state }) => [key(state), state]));
  }
  return states.has(key({ total: 60, hasEnergy: true, hasBasic: true }));
}

test('a legal deck comes out if and only if one exists, with all that was in it before', () => {
  const seen = { legal: 0, impossible: 0 };
  fc.assert(
    fc.property(anyInput, (input) => {
      const build = completeDeck(input);
      expect(!isRefusal(build)).toBe(legalDeckExists(input.lines, input.owned));
      seen[!isRefusal(build) ? 'legal' : 'impossible'] += 1;
      if (isRefusal(build)) {
        expect(build.message).toMatch(/^(?:No legal deck is possible|The deck ).{20,}/);
        return;
      }
      const has = (id: string) => copiesOfCard(input.owned, id);
      expect(validateDeck(build.lines, { owned: has }).errors).toEqual([]);
      for (const { card } of input.lines)
        expect(copiesOfCard(build.lines, card.id)).toBeGreaterThanOrEqual(copiesOfCard(input.lines, card.id));
    }),
    { numRuns: 150 },
  );
  expect(Math.min(seen.legal, seen.impossible)).toBeGreaterThan(25);
});

test('the same collection in another order gives the same deck', () => {
  fc.assert(
    fc.property(anyInput, fc.integer(), ({ lines, owned: cards }, turn) => {
      const at = cards.length === 0 ? 0 : Math.abs(turn) % cards.length;
      const turned = [...cards.slice(at), ...cards.slice(0, at)];
      expect(completeDeck({ lines, owned: turned })).toEqual(completeDeck({ lines, owned: cards }));
    }),
    { numRuns: 60 },
  );
});

const fire = basicEnergy('e', 'Fire Energy');
const line = (card: DeckCardFacts, quantity: number): DeckLine => ({ card, quantity });

test.each<[string, DeckLine[], DeckLine[], string]>([
  [
    'nothing owned',
    [],
    [],
    'No legal deck is possible: your collection has no Basic Pokémon and no Energy card to add',
  ],
  [
    'no basic',
    [],
    [line(fire, 80)],
    'No legal deck is possible: your collection has no Basic Pokémon to add',
  ],
  [
    'no energy',
    [],
    [line(basic('p'), 4)],
    'No legal deck is possible: your collection has no Energy card to add',
  ],
  [
    'too little',
    [],
    [line(basic('p'), 9), line({ ...fire, id: 's', name: 'Rainbow Energy', subtypes: ['Special'] }, 50)],
    'No legal deck is possible: within the copy limits your collection fills only 8 of 60 places',
  ],
  [
    'a full deck without a basic',
    [line(fire, 60)],
    [line(fire, 60), line(basic('p'), 4)],
    'The deck has no place left for a Basic Pokémon: take cards out first',
  ],
  [
    'a deck too large',
    [line(fire, 63)],
    [line(fire, 70), line(basic('p'), 4)],
    'The deck holds 63 cards already: take 3 out first',
  ],
  [
    'five copies',
    [line(basic('p', 'Pikachu'), 5)],
    [line(fire, 70), line(basic('p', 'Pikachu'), 5)],
    'The deck itself breaks a rule: Too many copies of Pikachu (5/4 max)',
  ],
  [
    'cards not owned',
    [line(basic('p', 'Pikachu'), 2)],
    [line(fire, 70)],
    'The deck itself breaks a rule: You do not own Pikachu',
  ],
])('%s: says why there is no legal deck', (_, lines, cards, reason) => {
  expect(completeDeck({ lines, owned: cards })).toEqual({
    refused: true,
    code: 'no-legal-deck',
    message: reason,
  });
});

/** Every evolution has below it what it evolves from, at least as often. */
function expectGrounded(lines: readonly DeckLine[]): void {
  const copies = (matches: (card: DeckCardFacts) => boolean) =>
    lines.filter(({ card }) => matches(card)).reduce((sum, { quantity }) => sum + quantity, 0);
  for (const { card } of lines) {
    const from = card.evolvesFrom;
    if (from === undefined) continue;
    const above = copies(
      (other) => other.evolvesFrom !== undefined && nameKey(other.evolvesFrom) === nameKey(from),
    );
    expect(copies((other) => nameKey(other.name) === nameKey(from))).toBeGreaterThanOrEqual(above);
  }
}

const collections = SHIPPED_SETS.flatMap(({ id }) =>
  [1, 2, 4].map((copies) => [`${copies} of each of ${id}`, id, copies] as const),
);

test.each(collections)('from %s comes a deck one would play', (_, setId, copies) => {
  const energies = textCards('base1').filter(isBasicEnergy);
  const cards = [...textCards(setId).filter((card) => !isBasicEnergy(card)), ...energies];
  const collection = cards.map((card) => line(card, isBasicEnergy(card) ? 20 : copies));
  const build = completeDeck({ lines: [], owned: collection });
  const lines = isRefusal(build) ? [] : build.lines;
  expect(validateDeck(lines, { owned: (id) => copiesOfCard(collection, id) }).errors).toEqual([]);
  const { energyCount } = countDeck(lines);
  expect(energyCount).toBeGreaterThanOrEqual(18);
  expect(energyCount).toBeLessThanOrEqual(26);
  const basics = lines.filter(({ card }) => isBasicPokemon(card));
  expect(basics.reduce((sum, { quantity }) => sum + quantity, 0)).toBeGreaterThanOrEqual(8);
  expectGrounded(lines);
  const names = lines.filter(({ card }) => isBasicEnergy(card)).map(({ card }) => card.name);
  expect(names.length).toBeLessThanOrEqual(2);
  for (const { card } of basics) {
    const paid = (card.attacks ?? []).some(({ cost }) =>
      cost.every((type) => type === 'Colorless' || names.includes(`${type} Energy`)),
    );
    expect(paid, card.name).toBe(true);
  }
});

test('a lone Charizard in the deck gets what it evolves from, and fire', () => {
  const cards = textCards('base1');
  const charizard = cards.filter(({ id }) => id === 'base1-4').map((card) => line(card, 2));
  const build = completeDeck({
    lines: charizard,
    owned: cards.map((card) => line(card, isBasicEnergy(card) ? 20 : 2)),
  });
  const lines = isRefusal(build) ? [] : build.lines;
  expect(tally(lines)).toMatchObject({ 'base1-4': 2, 'base1-24': 2, 'base1-46': 2 });
  expect(tally(lines)['base1-98']).toBeGreaterThanOrEqual(8);
  expectGrounded(lines);
});

describe('for rules that play a card otherwise than it is printed', () => {
  const works = (card: DeckCardFacts) => card.evolvesFrom === undefined;
  const asPlayed = (card: DeckCardFacts) => (works(card) ? card : null);
  const charizard = textCards('base1').filter(({ id }) => id === 'base1-4');

  test('nothing that does nothing is added while a deck can be filled without, and what is chosen stays', () => {
    const owned = textCards('base1').map((card) => line(card, 4));
    const chosen = charizard.map((card) => line(card, 1));
    const build = completeDeck({ lines: chosen, owned, asPlayed });
    const lines = isRefusal(build) ? [] : build.lines;
    expect(countDeck(lines).totalCards).toBe(60);
    expect(lines.filter(({ card }) => !works(card)).map(({ card, quantity }) => [card.id, quantity])).toEqual(
      [['base1-4', 1]],
    );
  });

  test('where no deck is legal without, it comes in all the same', () => {
    const rainbow = { ...basicEnergy('r', 'Rainbow Energy'), subtypes: ['Special'] };
    const idle = Array.from({ length: 13 }, (_, index) => line(stage1(`e${index}`, 'p'), 4));
    const owned = [line(basic('p'), 4), line(rainbow, 4), ...idle];
    const build = completeDeck({ lines: [], owned, asPlayed });
    expect(!isRefusal(build) && countDeck(build.lines).totalCards).toBe(60);
  });

  const attack = (damage: string) => ({ cost: ['Fire'], damage });
  const fighter = (id: string, ...damages: string[]) => ({
    ...basic(id),
    hp: 50,
    attacks: damages.map(attack),
  });
  const late = fighter('late', '10', '90');
  const early = fighter('early', '30');
  const harmless = { ...fighter('harmless', '', '90'), hp: 120 };
  const others = Array.from({ length: 12 }, (_, index) => line(fighter(`other ${index}`, '20'), 4));
  const first = (card: DeckCardFacts) => ({ ...card, attacks: card.attacks?.slice(0, 1) });

  test('a Pokémon is weighed by what is played of it, and handed back as it was given', () => {
    const owned = [line(fire, 60), line(late, 4), line(harmless, 4), line(early, 4), ...others];
    const copiesIn = (build: ReturnType<typeof completeDeck>) =>
      [late, harmless, early].map(({ id }) => (isRefusal(build) ? 0 : copiesOfCard(build.lines, id)));
    expect(copiesIn(completeDeck({ lines: [], owned }))).toEqual([4, 4, 4]);
    const build = completeDeck({ lines: [], owned, asPlayed: first });
    expect(copiesIn(build)).toEqual([0, 0, 4]);
    for (const { card } of isRefusal(build) ? [] : build.lines)
      expect(owned.map((own) => own.card)).toContain(card);
  });

  test('what a plan leaves out stays out, unless it was chosen', () => {
    const sudden = trainer('sudden', 'Switch');
    const frail = { ...fighter('frail', '60'), hp: 30 };
    const owned = [line(fire, 60), line(sudden, 4), line(frail, 4), ...others];
    const copiesIn = (lines: readonly DeckLine[], plan?: typeof CLASSIC_PLAN) => {
      const build = completeDeck({ lines, owned, asPlayed: first, plan });
      return [sudden, frail].map(({ id }) => (isRefusal(build) ? 0 : copiesOfCard(build.lines, id)));
    };
    expect(copiesIn([])).toEqual([4, 3]);
    expect(copiesIn([], CLASSIC_PLAN)).toEqual([0, 0]);
    expect(copiesIn([line(sudden, 1), line(frail, 2)], CLASSIC_PLAN)).toEqual([1, 2]);
  });

  test('the numbers are those of the plan', () => {
    const trainers = Array.from({ length: 3 }, (_, index) => line(trainer(`t${index}`), 4));
    const owned = [line(fire, 60), ...others, ...trainers];
    const counts = (plan?: typeof CLASSIC_PLAN) => {
      const build = completeDeck({ lines: [], owned, asPlayed: first, plan });
      return countDeck(isRefusal(build) ? [] : build.lines);
    };
    expect(counts(CLASSIC_PLAN)).toMatchObject({ pokemonCount: 16, energyCount: 38, trainerCount: 6 });
    expect(counts()).toMatchObject({ pokemonCount: 30, energyCount: 26, trainerCount: 4 });
  });
});

test('a deck that is legal already stays as it is', () => {
  const lines = [line(basic('p'), 4), line(fire, 56)];
  expect(
    completeDeck({ lines, owned: [line(fire, 60), line(basic('p'), 4), line(trainer('t'), 4)] }),
  ).toEqual({
    lines,
  });
});

test('the starter deck comes from the free pack, of today or of before, and is missed where neither is owned', () => {
  const all = textCards('base1');
  const packOf = (deck: readonly DeckEntry[]) =>
    deck.flatMap(({ cardId, quantity }) =>
      all.filter(({ id }) => id === cardId).map((card) => line(card, quantity)),
    );
  for (const deck of STARTER_DECKS) {
    const build = starterDeckLines(packOf(deck));
    expect(!isRefusal(build) && validateDeck(build.lines).errors).toEqual([]);
    expect(!isRefusal(build) && tally(build.lines)).toEqual(tally(packOf(deck)));
  }
  const missing = (deck: readonly DeckEntry[]) => starterDeckLines(packOf(deck));
  const refusal = { refused: true, code: 'cards-missing' };
  expect(missing(STARTER_DECK.slice(1))).toEqual({
    ...refusal,
    message: 'You do not own the whole starter deck: 1 of its cards is missing',
  });
  expect(missing(STARTER_DECK.slice(2))).toEqual({
    ...refusal,
    message: 'You do not own the whole starter deck: 5 of its cards are missing',
  });
});
