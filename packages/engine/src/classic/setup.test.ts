/** Setting up: hands, mulligans, the extra card, the coin, the first turn. */
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../kernel/result.ts';
import type { CardFacts } from './model/facts.ts';
import { beginRecorded, commitmentPreimage, recordSetup } from './replay.ts';
import { createBattle, type DeckChoice } from './setup.ts';
import { cardOf, FILLER } from './testing/cards.ts';
import { deckOf, energy, pokemon } from './testing/deck.ts';
import { deal } from './testing/game.ts';

const times = <T>(count: number, card: T) => Array.from({ length: count }, () => card);
const deck = (cards: readonly CardFacts[], extraCard: DeckChoice['extraCard'] = 'always'): DeckChoice => ({
  cards,
  extraCard,
});
/** Every hand has a basic Pokémon. */
const EASY = deck(deckOf(pokemon('Sparkmouse')));
/** About every third hand has none. */
const HARD = deck(deckOf(...times(8, pokemon('Sparkmouse')), energy('Fire')));

/** Games of many seeds, to look at whatever chance brings. */
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => `seed ${seed}`);
const ofType = <T extends { readonly type: string }, K extends T['type']>(events: readonly T[], type: K) =>
  events.filter((event): event is Extract<T, { readonly type: K }> => event.type === type);

test('each player is dealt seven cards and nothing is in play', () => {
  const { you, opponent, battle } = deal(EASY, EASY, 'deal');
  for (const player of [you, opponent]) {
    expect(player.hand).toHaveLength(7);
    expect(player.deck).toHaveLength(53);
    expect(player.active).toBeNull();
    expect(player.bench).toEqual([]);
  }
  expect(battle().state).toMatchObject({ phase: 'setup', turn: 0, winner: null, victoryCondition: null });
  for (const player of [you, opponent])
    expect(player.view.you).toMatchObject({ failedThisTurn: [], discard: [], prizeCount: 0, mulligans: 0 });
});

test.each([59, 61, 0])('a deck of %i cards is refused', (size) => {
  const wrong = deck(times(size, pokemon('Sparkmouse')));
  for (const decks of [[wrong, EASY] as const, [EASY, wrong] as const])
    expect(createBattle(decks, 'classic', 'size')).toEqual({
      refused: true,
      code: 'WRONG_DECK_SIZE',
      params: { deckSize: 60 },
      title: 'Battle Setup Failed',
      message: 'Each deck must have exactly 60 cards',
    });
});

test('a deck that could never give a Pokémon to begin with is refused', () => {
  const never = deck(deckOf(FILLER, energy('Fire')));
  expect(createBattle([EASY, never], 'classic', 'never')).toMatchObject({ code: 'NO_BASIC_POKEMON' });
});

test.each([0, 1] as const)('arranged, seat %i begins without a coin, and the record says so', (begins) => {
  for (const seed of seeds(4)) {
    const setup = recordSetup([EASY, EASY], 'classic', seed, { kind: 'practice', begins });
    expect(setup).toMatchObject({ begins });
    expect(setup).not.toHaveProperty('openHand');
    const begun = beginRecorded(setup);
    if (isRefusal(begun)) throw new Error(begun.message);
    expect(begun.battle.state.current).toBe(begins);
    expect(ofType(begun.events, 'coinFlipped')).toEqual([]);
    const { begins: _, ...tossed } = setup;
    expect(commitmentPreimage(tossed)).not.toBe(commitmentPreimage(setup));
  }
});

describe('a hand without a basic Pokémon', () => {
  test('is shown, shuffled back and dealt again, until there is one', () => {
    const counts = seeds(60).map((seed) => {
      const { you, events } = deal(HARD, EASY, seed);
      const shown = ofType(events(), 'mulligan');
      expect(you.mulligans).toBe(shown.length);
      for (const { seat, cards } of shown) {
        expect(seat).toBe(0);
        // The first eight cards of the list are its basic Pokémon.
        expect(cards.every((card) => card >= 8)).toBe(true);
        expect(cards).toHaveLength(7);
      }
      expect(you.hand).toHaveLength(7);
      expect(you.hand).toContain('Sparkmouse');
      return shown.length;
    });
    expect(Math.max(...counts)).toBeGreaterThan(1);
    expect(Math.min(...counts)).toBe(0);
  });

  test('an evolved Pokémon does not count as a basic one', () => {
    const evolved = deck(deckOf(pokemon('Sparkmouse'), FILLER));
    const results = seeds(40).map((seed) => createBattle([evolved, EASY], 'classic', seed));
    for (const result of results)
      if (!isRefusal(result)) expect(result.battle.state.sides[0].hand).toContain(0);
    expect(results.some((result) => isRefusal(result))).toBe(true);
  });

  test('may come ten times; the next one ends the setup with an error', () => {
    const one = deck(deckOf(pokemon('Sparkmouse'), energy('Fire')));
    const results = seeds(300).map((seed) => createBattle([one, EASY], 'classic', seed));
    const mulligans = results.map((result) =>
      isRefusal(result) ? null : result.battle.state.sides[0].mulligans,
    );
    expect(Math.max(...mulligans.filter((count) => count !== null))).toBe(10);
    expect(results.find(isRefusal)).toEqual({
      refused: true,
      code: 'MULLIGAN_LIMIT',
      params: { mulliganCap: 10 },
      title: 'Battle Setup Failed',
      message: 'No basic Pokemon in the opening hand after 10 mulligans',
    });
    // The chance of eleven such hands in a row is (53/60)^11, about a quarter.
    expect(mulligans.filter((count) => count === null).length).toBeGreaterThan(40);
  });
});

describe('for each mulligan of the other player', () => {
  test('a player who always draws has one more card', () => {
    const drawn = seeds(40).map((seed) => {
      const { you, opponent, events } = deal(HARD, EASY, seed);
      expect(opponent.hand).toHaveLength(7 + you.mulligans);
      expect(ofType(events(), 'coinFlipped').map(({ reason }) => reason)).toEqual(['whoBegins']);
      // Whatever is drawn here belongs to the setup: both hands, each again after a mulligan, each extra card.
      const drawn = ofType(events(), 'cardsDrawn').map(({ why, count }) => [why, count]);
      const hands = Array.from({ length: 2 + you.mulligans }, () => ['setup', 7]);
      expect(drawn).toEqual([...hands, ...Array.from({ length: you.mulligans }, () => ['setup', 1])]);
      return you.mulligans;
    });
    expect(Math.max(...drawn)).toBeGreaterThan(1);
  });

  test('a player who flips for it has one more card for each heads', () => {
    const flips = seeds(60).flatMap((seed) => {
      const { you, opponent, events } = deal(HARD, deck(EASY.cards, 'onHeads'), seed);
      const coins = ofType(events(), 'coinFlipped').filter(({ reason }) => reason === 'extraCard');
      expect(coins).toHaveLength(you.mulligans);
      expect(coins.every(({ seat }) => seat === 1)).toBe(true);
      expect(opponent.hand).toHaveLength(7 + coins.filter(({ heads }) => heads).length);
      return coins.map(({ heads }) => heads);
    });
    expect(new Set(flips)).toEqual(new Set([true, false]));
  });
});

describe('who begins', () => {
  test('is what the coin says, and both happen', () => {
    const first = seeds(30).map((seed) => {
      const { battle, events } = deal(EASY, EASY, seed);
      const coin = ofType(events(), 'coinFlipped').at(-1);
      expect(coin?.reason).toBe('whoBegins');
      expect(battle().state.current).toBe(coin?.heads ? 0 : 1);
      return battle().state.current;
    });
    expect(new Set(first)).toEqual(new Set([0, 1]));
  });

  test.each(['you first', 'opponent first'])('draws as soon as both have an active Pokémon: %s', (order) => {
    const dealt = deal(EASY, EASY, 'first turn');
    const { you, opponent } = dealt;
    const [one, two] = order === 'you first' ? [you, opponent] : [opponent, you];
    one.play('Sparkmouse');
    expect(dealt.battle().state).toMatchObject({ phase: 'setup', turn: 0 });
    expect([one.view.yourMove, two.view.yourMove]).toEqual([false, true]);
    two.play('Sparkmouse');
    expect(dealt.battle().state).toMatchObject({ phase: 'active', turn: 1 });
    const [begins, waits] = dealt.battle().state.current === 0 ? [you, opponent] : [opponent, you];
    expect(begins.hand).toHaveLength(7);
    expect(waits.hand).toHaveLength(6);
    expect(begins.moves.length).toBeGreaterThan(0);
    expect(waits.moves).toEqual([]);
  });

  test('may still play to the active position this turn, had it been emptied: the setup does not count', () => {
    const { you, opponent, battle } = deal(EASY, EASY, 'no count');
    you.play('Sparkmouse');
    opponent.play('Sparkmouse');
    expect(battle().state.sides.map(({ playedActiveThisTurn }) => playedActiveThisTurn)).toEqual([
      false,
      false,
    ]);
  });
});

describe('during the setup', () => {
  test('nothing but one active Pokémon each may be played', () => {
    const cards = deckOf(...times(40, pokemon('Sparkmouse')), energy('Fire'));
    const { you } = deal(deck(cards), EASY, 'only one');
    expect(you.cannot.endTurn()).toMatchObject({ message: 'Game is not in active state' });
    expect(you.cannot.attach('Fire', 'Sparkmouse')).toMatchObject({ code: 'NOT_ACTIVE' });
    expect(you.cannot.attack()).toMatchObject({ code: 'NOT_ACTIVE' });
    expect(you.cannot.play('Sparkmouse', 'bench')).toMatchObject({
      code: 'SETUP_NEEDS_ACTIVE',
      message: 'Place your active Pokemon first',
    });
    expect(you.cannot.play('Fire')).toMatchObject({ code: 'UNSUPPORTED_CARD' });
    you.play('Sparkmouse');
    expect(you.cannot.play('Sparkmouse', 'active')).toMatchObject({ code: 'ACTIVE_OCCUPIED' });
    expect(you.cannot.play('Sparkmouse', 'bench')).toMatchObject({ code: 'NOT_ACTIVE' });
  });

  test('an evolved Pokémon cannot begin', () => {
    const cards = deckOf(...times(30, pokemon('Sparkmouse')), cardOf('Driftwood'));
    const { you } = deal(deck(cards), EASY, 'evolved');
    expect(you.cannot.play('Driftwood')).toMatchObject({
      message: 'Only basic Pokemon can be played from your hand',
    });
  });
});

test('the same decks and seed give the same battle, another seed another one', () => {
  const create = (seed: string) => createBattle([HARD, EASY], 'classic', seed);
  expect(create('same')).toEqual(create('same'));
  expect(create('same')).not.toEqual(create('other'));
});

test('equal cards are printed once, and every number still means its card', () => {
  const { battle } = deal(HARD, EASY, 'printed');
  expect(battle().printed.map(({ id }) => id)).toEqual(['Sparkmouse', 'Fire']);
  expect(battle().printing).toEqual([...times(8, 0), ...times(52, 1), ...times(60, 0)]);
});

describe('a deck in its listed order', () => {
  const LISTED = deck(
    [...times(1, pokemon('Top')), ...times(6, energy('Fire')), ...times(53, pokemon('Below'))].map(
      (card, place) => ({
        ...card,
        id: `${card.name} ${place}`,
      }),
    ),
  );
  const asListed: DeckChoice = { ...LISTED, order: 'asListed' };

  test('gives its first seven cards as the hand, and the eighth is drawn next', () => {
    for (const seed of seeds(20)) {
      const { you, battle } = deal(asListed, EASY, seed);
      expect(you.hand).toEqual(LISTED.cards.slice(0, 7).map(({ name }) => name));
      const { sides } = battle().state;
      expect(sides[0].hand).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(sides[0].deck.at(-1)).toBe(7);
      expect(sides[1].hand).not.toEqual([60, 61, 62, 63, 64, 65, 66]);
    }
  });

  test('is not said to be shuffled', () => {
    const { events } = deal(asListed, EASY, 'listed');
    expect(ofType(events(), 'deckShuffled').map(({ seat }) => seat)).toEqual([1]);
  });

  test('is shuffled after all when its hand has no basic Pokémon', () => {
    const empty: DeckChoice = {
      ...deck([...times(7, energy('Fire')), ...times(53, pokemon('Below'))]),
      order: 'asListed',
    };
    const { you, events } = deal(empty, EASY, 'mulligan');
    expect(you.mulligans).toBeGreaterThan(0);
    expect(ofType(events(), 'deckShuffled').filter(({ seat }) => seat === 0)).toHaveLength(you.mulligans);
  });

  test('stands in the setup record, is promised with it, and replays', () => {
    const record = recordSetup([asListed, EASY], 'classic', 'record');
    expect(record.decks.map(({ order }) => order)).toEqual(['asListed', undefined]);
    expect(commitmentPreimage(record)).toContain('"order":"asListed"');
    expect(commitmentPreimage(recordSetup([LISTED, EASY], 'classic', 'record'))).not.toContain('order');
    const begun = beginRecorded(JSON.parse(JSON.stringify(record)));
    if (isRefusal(begun)) throw new Error(begun.message);
    expect(begun.battle.state.sides[0].hand).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
