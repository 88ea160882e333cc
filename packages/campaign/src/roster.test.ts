/** Checks the roster: nine in their order, paid as promised, reachable, and each with a deck that fits its owner. */
import { cardIdOf, classify, isBasicPokemon } from '@pokesol/cards';
import { cardById } from '@pokesol/cards/catalogue';
import { deckFacts } from '@pokesol/cards/classic';
import { validateDeck } from '@pokesol/decks';
import { createBattle } from '@pokesol/engine/classic';
import { describe, expect, test } from 'vitest';
import { inTheWay } from './progress.ts';
import { deckEntries, ROSTER, trainerById, trainerDeckCards } from './roster.ts';
import { MOMENTS } from './trainer.ts';

test('nine trainers wait in this order, each for those before', () => {
  expect(
    ROSTER.map(({ order, name, difficulty, unlockRequirements, victoryReward }) => [
      order,
      name,
      difficulty,
      unlockRequirements?.defeatedOpponents ?? [],
      victoryReward,
    ]),
  ).toEqual([
    [1, 'Youngster Joey', 'easy', [], 50],
    [2, 'Lass Janice', 'easy', ['joey'], 75],
    [3, 'Brock', 'medium', ['joey', 'janice'], 200],
    [4, 'Misty', 'medium', ['brock'], 220],
    [5, 'Lt. Surge', 'medium', ['misty'], 240],
    [6, 'Erika', 'hard', ['surge'], 500],
    [7, 'Koga', 'hard', ['erika'], 550],
    [8, 'Sabrina', 'hard', ['koga'], 600],
    [9, 'Giovanni', 'hard', ['sabrina'], 1000],
  ]);
});

test('a player who wins against all who are open meets all of them, one after the other', () => {
  const defeated = new Set<string>();
  const met: string[] = [];
  while (met.length < ROSTER.length) {
    const open = ROSTER.filter(
      (trainer) => !defeated.has(trainer.id) && inTheWay(ROSTER, trainer, defeated).length === 0,
    );
    expect(open).toHaveLength(1);
    for (const { id } of open) {
      defeated.add(id);
      met.push(id);
    }
  }
  expect(met).toEqual(ROSTER.map(({ id }) => id));
});

test('every id is one of its own, and fits the calls', () => {
  expect(new Set(ROSTER.map(({ id }) => id)).size).toBe(ROSTER.length);
  for (const trainer of ROSTER) {
    expect(trainer.id).toMatch(/^[a-z][a-z0-9-]{0,31}$/);
    expect(trainerById(trainer.id)).toBe(trainer);
  }
  expect(trainerById('unknown')).toBeUndefined();
});

test('no two say the same, and everybody has something to say at every moment', () => {
  const said = ROSTER.flatMap(({ sayings, aiPersonality }) => {
    expect(aiPersonality.catchphrases).toEqual(MOMENTS.map((moment) => sayings[moment]));
    return aiPersonality.catchphrases;
  });
  expect(new Set(said).size).toBe(ROSTER.length * MOMENTS.length);
  for (const text of said) expect(text).toMatch(/^\S.{8,}[.!?]$/);
});

describe.each(ROSTER)('$name', ({ deck, aiPersonality, title, location, description }) => {
  const cards = trainerDeckCards(deck);

  test('has a legal deck with which a battle begins', () => {
    const verdict = validateDeck(cards.map((card) => ({ card, quantity: 1 })));
    expect(verdict.errors).toEqual([]);
    const choice = { cards: deckFacts(cards), extraCard: 'always' } as const;
    expect(createBattle([choice, choice], 'classic', 'roster')).toHaveProperty('battle');
  });

  test('names each card as its set and number do, once, and where it belongs', () => {
    for (const [kind, entries] of [
      ['pokemon', deck.pokemon],
      ['trainer', deck.trainers],
      ['energy', deck.energy],
    ] as const)
      for (const { setId, cardNumber, name } of entries) {
        const card = cardById(cardIdOf(setId, cardNumber));
        expect(card).toMatchObject({ setId: 'base1', cardNumber, name });
        expect(card && classify(card)).toBe(kind);
      }
    const numbers = deckEntries(deck).map(({ cardNumber }) => cardNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('plays its favourite type: more of its Pokémon are of it than of any other', () => {
    const pokemon = cards.filter((card) => classify(card) === 'pokemon');
    const ofType = (type: string): number =>
      pokemon.filter(({ types }) => types.some((each) => each === type)).length;
    const others = pokemon.flatMap(({ types }) =>
      types.filter((type) => type !== aiPersonality.favoriteType),
    );
    for (const other of others) expect(ofType(aiPersonality.favoriteType)).toBeGreaterThan(ofType(other));
  });

  test('holds no Pokémon that cannot be played, and no attack without damage', () => {
    const pokemon = cards.filter((card) => classify(card) === 'pokemon');
    expect(pokemon.filter((card) => !isBasicPokemon(card))).toEqual([]);
    for (const { attacks } of pokemon)
      expect(Number.parseInt(attacks[0]?.damage ?? '', 10)).toBeGreaterThanOrEqual(10);
  });

  test('has a character: a title, a place, a description, a temper within the scale', () => {
    for (const text of [title, location, description, aiPersonality.personality])
      expect(text).toMatch(/^\S.{3,}$/);
    const { aggression, riskTaking, energyManagement, evolutionPriority } = aiPersonality;
    for (const trait of [aggression, riskTaking, energyManagement, evolutionPriority]) {
      expect(trait).toBeGreaterThanOrEqual(0);
      expect(trait).toBeLessThanOrEqual(1);
    }
  });
});

test('a deck that names a card wrongly is refused, not played', () => {
  const [joey] = ROSTER;
  if (joey === undefined) throw new Error('the roster is empty');
  const [first] = joey.deck.pokemon;
  if (first === undefined) throw new Error('the deck is empty');
  const wrong = { ...joey.deck, pokemon: [{ ...first, name: 'Mew' }] };
  expect(() => trainerDeckCards(wrong)).toThrow('base1 57 is not Mew');
});
