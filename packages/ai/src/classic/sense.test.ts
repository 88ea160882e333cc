/** What no experienced player leaves undone, the levels that look ahead do not either. */
import { isRefusal, otherSeat, type Seat, seedRandom } from '@pokesol/engine';
import { applyAction, type Battle, type CardFacts, createBattle } from '@pokesol/engine/classic';
import { attacking, deckOf, pokemon } from '@pokesol/engine/classic/testing';
import { describe, expect, test } from 'vitest';
import { ACTION_LIMIT } from '../limit.ts';
import { NEUTRAL } from '../personality.ts';
import { decide } from './chooseAction.ts';
import { LEVELS, type Level } from './levels.ts';
import { nextAction } from './nextAction.ts';
import { playTurn, type TurnStep } from './playTurn.ts';
import { drawTwo, fetch, filler, newHand, regain, spark } from './testing/cards.ts';
import { situation } from './testing/situation.ts';
import { type Layout, table } from './testing/table.ts';

const ten = attacking('Ten', 10);
const thirty = attacking('Thirty', 30);
const hill = pokemon('Hill', { hp: 120 });
const monster = attacking('Monster', 60);

const SEEDS = ['a', 'b', 'c', 'd', 'e'];
const turnOf = (level: Level, battle: Battle, seed: string): readonly TurnStep[] =>
  playTurn(battle, 0, { level, personality: NEUTRAL }, seedRandom(seed));
const played = (steps: readonly TurnStep[], battle: Battle): string[] =>
  steps.flatMap(({ action }) =>
    action.type === 'trainer' ? [situation(battle).view.cards[action.card] ?? ''] : [],
  );
const laid = (own: Layout, other: Layout): Battle => table([own, other], filler, spark);

/** The deck of a seat cut down to so many cards, the rest discarded. */
function withDeck(battle: Battle, seat: Seat, left: number): Battle {
  const side = battle.state.sides[seat];
  const cut = { ...side, deck: side.deck.slice(0, left), discard: side.deck.slice(left) };
  const other = battle.state.sides[otherSeat(seat)];
  return { ...battle, state: { ...battle.state, sides: seat === 0 ? [cut, other] : [other, cut] } };
}

describe.each(['medium', 'hard'] as const)('%s', (level) => {
  const opening = (...cards: readonly CardFacts[]): string | undefined => {
    const mixed = deckOf(...cards.flatMap((card) => Array.from({ length: 30 }, () => card)));
    const deck = { cards: mixed, extraCard: 'always' } as const;
    const dealt = createBattle([deck, deck], 'classic', 'opening');
    if (isRefusal(dealt)) throw new Error(dealt.code);
    const asked = situation(dealt.battle);
    const { move } = decide({ ...asked, level, personality: NEUTRAL });
    return move.type === 'play' ? asked.view.cards[move.card] : undefined;
  };

  test('begins with the one that outlasts a blow, and of two such with the one that hits harder', () => {
    expect(opening({ ...thirty, hp: 20 }, ten)).toBe('Ten');
    expect(opening(monster, ten)).toBe('Monster');
  });

  const alone = (hand: readonly CardFacts[]): Battle =>
    laid(
      { active: { card: thirty, energy: 1 }, hand },
      { active: { card: hill, energy: 1 }, bench: [{ card: filler }] },
    );

  test.each(SEEDS)('draws when alone, though its deck is the smaller one (%s)', (seed) => {
    const battle = withDeck(alone([drawTwo, spark]), 0, 20);
    const steps = turnOf(level, battle, seed);
    expect(played(steps, battle)).toEqual(['Two cards']);
    expect(steps.at(-1)?.battle.state.sides[0].bench.length).toBeGreaterThan(0);
  });

  test.each(SEEDS)('does not draw for company that it has at hand (%s)', (seed) => {
    const battle = withDeck(alone([drawTwo, filler]), 0, 20);
    const steps = turnOf(level, battle, seed);
    expect(played(steps, battle)).toEqual([]);
    expect(steps.at(-1)?.battle.state.sides[0].bench).toHaveLength(1);
  });

  test.each(SEEDS)('does not draw away the turns it has left, alone or not (%s)', (seed) => {
    const battle = withDeck(alone([newHand, drawTwo]), 0, 3);
    expect(played(turnOf(level, battle, seed), battle)).toEqual([]);
  });

  const bare = (hand: readonly CardFacts[], top: readonly CardFacts[]): Battle =>
    laid(
      { active: { card: thirty }, bench: [{ card: filler }], hand, top },
      { active: { card: hill, energy: 1 }, bench: [{ card: filler }] },
    );

  test.each(SEEDS)('plays a draw card when it has no energy, and attacks with what it drew (%s)', (seed) => {
    const battle = bare([drawTwo], [spark, spark]);
    const steps = turnOf(level, battle, seed);
    expect(played(steps, battle)).toEqual(['Two cards']);
    expect(steps.map(({ action }) => action.type)).toEqual(expect.arrayContaining(['attach', 'attack']));
  });

  test.each(SEEDS)('draws for energy only while some is left to be drawn (%s)', (seed) => {
    const battle = withDeck(bare([drawTwo], []), 0, 30);
    expect(played(turnOf(level, battle, seed), battle)).toEqual([]);
  });

  test.each(SEEDS)('looks for energy before it throws its hand away (%s)', (seed) => {
    const battle = bare([newHand, fetch, filler, ten], [ten, spark]);
    const [first] = played(turnOf(level, battle, seed), battle);
    expect(first).toBe('Fetch');
  });

  test.each(SEEDS)('benches what it holds before it throws its hand away (%s)', (seed) => {
    const battle = bare([newHand, filler], [spark]);
    const types = turnOf(level, battle, seed).map(({ action }) => action.type);
    expect(types.slice(0, 2)).toEqual(['play', 'trainer']);
  });

  test.each(SEEDS)('takes a knock-out, for any Pokémon that may come forward after it (%s)', (seed) => {
    const battle = laid(
      { active: { card: ten, energy: 1 }, bench: [{ card: filler }] },
      { active: { card: hill, damage: 110 }, bench: [{ card: monster, energy: 1 }] },
    );
    const steps = turnOf(level, battle, seed);
    const falls = steps.flatMap(({ events }) => events).filter(({ type }) => type === 'knockedOut');
    expect(falls).toMatchObject([{ seat: 1 }]);
  });

  test.each(SEEDS)('takes a hit that only hurts (%s)', (seed) => {
    const battle = laid(
      { active: { card: ten, energy: 1 }, bench: [{ card: filler }] },
      { active: { card: hill }, bench: [{ card: monster, energy: 1 }] },
    );
    expect(turnOf(level, battle, seed).map(({ action }) => action.type)).toContain('attack');
  });

  test.each(SEEDS)('promotes who can strike the opponent down, not the weakest (%s)', (seed) => {
    const battle = laid(
      {
        bench: [
          { card: ten, energy: 1 },
          { card: hill, energy: 1 },
          { card: thirty, energy: 1 },
        ],
      },
      { active: { card: hill, damage: 90, energy: 1 }, bench: [{ card: filler }] },
    );
    const [first] = turnOf(level, battle, seed);
    expect(first?.action).toMatchObject({ type: 'promote', pokemon: battle.state.sides[0].bench[2]?.id });
  });

  test.each(SEEDS)('promotes a wall where no attack is possible (%s)', (seed) => {
    const battle = laid(
      { bench: [{ card: ten, damage: 30 }, { card: hill }, { card: filler, damage: 40 }] },
      { active: { card: attacking('Thirty five', 35), energy: 1 }, bench: [{ card: filler }] },
    );
    const [first] = turnOf(level, battle, seed);
    expect(first?.action).toMatchObject({ type: 'promote', pokemon: battle.state.sides[0].bench[1]?.id });
  });
});

test('hard leaves a knock-out that loses the battle', () => {
  const last = laid(
    { active: { card: ten, energy: 1, damage: 30 } },
    {
      active: { card: pokemon('Harmless', { hp: 40, attacks: [] }), damage: 30 },
      bench: [{ card: monster, energy: 1 }],
    },
  );
  // Nothing is in the opponent's hand to make the harmless one an attacker.
  const types = turnOf('hard', last, 'last').map(({ action }) => action.type);
  expect(types).toEqual(['endTurn']);
});

describe.each(LEVELS)('%s past the limit', (level) => {
  const past = Array.from({ length: ACTION_LIMIT + 1 }, () => ({ type: 'endTurn', seat: 0 }) as const);
  const ask = (battle: Battle) =>
    nextAction({ ...situation(battle), turnSoFar: past, player: { level, personality: NEUTRAL } });

  test('promotes before it ends a turn that may not end with an empty active place', () => {
    const battle = laid(
      {
        bench: [
          { card: ten, damage: 30 },
          { card: hill, energy: 1 },
        ],
        hand: [spark, drawTwo, regain],
      },
      { active: { card: hill, energy: 1 } },
    );
    const first = ask(battle);
    expect(first.action.type).toBe('promote');
    expect(first.notice).toBeNull();
    const applied = applyAction(battle, first.action);
    if (isRefusal(applied)) throw new Error(applied.code);
    const second = ask(applied.battle);
    expect(second.action.type).toBe('endTurn');
  });

  test('says so when it wanted more than to end its turn, and else not', () => {
    const more = laid({ active: { card: thirty, energy: 1 } }, { active: { card: filler } });
    expect(ask(more)).toMatchObject({ action: { type: 'endTurn' }, notice: 'actionLimit' });
    const nothing = laid({ active: { card: thirty } }, { active: { card: filler } });
    expect(ask(nothing)).toMatchObject({ action: { type: 'endTurn' }, notice: null });
  });
});
