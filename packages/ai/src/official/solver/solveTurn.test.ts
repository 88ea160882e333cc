/** What a turn certainly brings, proved over hidden cards and coins; and what chance alone decides. */
import { type AttackEffect, type Battle, viewFor } from '@pokesol/engine/official';
import {
  attack,
  energy,
  fire,
  game,
  type Position,
  pokemon,
  trainer,
} from '@pokesol/engine/official/testing';
import { describe, expect, test } from 'vitest';
import { guessBattle } from '../guess.ts';
import type { SolveLimits } from '../levels.ts';
import { BOSS } from '../testing/puzzles.ts';
import { WIN } from './gain.ts';
import { solveTurn } from './solveTurn.ts';

const STRIKER = pokemon('Striker', { hp: 120, attacks: [attack('Strike', 'R', 100)] });
const BIG = pokemon('Big', { hp: 200, prizes: 2 });
const SMALL = pokemon('Small', { hp: 60 });
const FIRE = energy('Fire', 'R');
const hitting = (damage: number, effect: AttackEffect) =>
  pokemon('Hitter', { attacks: [attack('Hit', 'R', damage, effect)] });

const solved = (position: Position, limits: Partial<SolveLimits> = {}) => {
  const battle: Battle = game(position).battle();
  const view = viewFor(battle, 0);
  const guesses = [0, 1, 2, 3].map((number) => guessBattle(view, `guess ${number}`));
  return solveTurn(guesses, 0, { budget: 600, actions: 3, hopes: true, ...limits });
};
const types = ({ line }: { readonly line: readonly { readonly move: { readonly type: string } }[] }) =>
  line.map(({ move }) => move.type);

test('an attack that fells the Active Pokémon is proved', () => {
  const found = solved({
    you: { active: fire(STRIKER), bench: [SMALL] },
    opponent: { active: SMALL, bench: [BIG] },
  });
  expect(found).toMatchObject({ verdict: 'proved', gain: 1, hoped: null });
  expect(types(found)).toEqual(['attack']);
});

test('the Knock Out for more Prizes is found on the Bench', () => {
  const found = solved({
    you: { active: fire(STRIKER), bench: [SMALL], hand: [BOSS] },
    opponent: { active: SMALL, bench: [SMALL, { card: BIG, damage: 110 }] },
  });
  expect(found).toMatchObject({ verdict: 'proved', gain: 2 });
  expect(types(found)).toEqual(['trainer', 'choose', 'attack']);
});

test('the last Pokémon and the last Prize are the battle', () => {
  const you = { active: STRIKER, bench: [SMALL], hand: [FIRE] };
  const alone = solved({ you, opponent: { active: SMALL } });
  expect(alone).toMatchObject({ verdict: 'proved', gain: WIN });
  expect(types(alone)).toEqual(['attach', 'attack']);
  const last = solved({ you: { ...you, prizes: 1 }, opponent: { active: SMALL, bench: [BIG] } });
  expect(last.gain).toBe(WIN);
});

test('no longer line is found than it may look for', () => {
  const position: Position = {
    you: { active: pokemon('Idle', { attacks: [], retreatCost: 0 }), bench: [STRIKER], hand: [FIRE, BOSS] },
    opponent: { active: BIG, bench: [SMALL] },
  };
  // Energy, the retreat, who is called, the attack: four.
  expect(solved(position)).toMatchObject({ verdict: 'not found', gain: 0, line: [] });
  expect(solved(position, { budget: 2000, actions: 4 })).toMatchObject({ verdict: 'proved', gain: 1 });
});

test('with its budget spent it says that it is not certain', () => {
  const position: Position = {
    you: { active: STRIKER, bench: [SMALL, SMALL], hand: [BOSS, FIRE] },
    opponent: { active: BIG, bench: [BIG, BIG] },
  };
  expect(solved(position).verdict).toBe('not found');
  expect(solved(position, { budget: 5, actions: 3 }).verdict).toBe('not certain');
});

describe('coins', () => {
  const flipping = (sure: number) =>
    hitting(sure, {
      before: [{ do: 'flip', coins: 1, as: 'coin' }],
      damage: { sum: [sure, { product: [60, { heads: 'coin' }] }] },
    });

  test('decide a Knock Out, which is hoped for and not proved', () => {
    const found = solved({
      you: { active: fire(flipping(0)), bench: [SMALL] },
      opponent: { active: SMALL, bench: [BIG] },
    });
    expect(found).toMatchObject({ verdict: 'not certain', gain: 0, hoped: { gain: 1, share: 0.5 } });
  });

  test('that decide something else leave it proved', () => {
    const found = solved({
      you: { active: fire(flipping(60)), bench: [SMALL] },
      opponent: { active: SMALL, bench: [BIG] },
    });
    expect(found).toMatchObject({ verdict: 'proved', gain: 1 });
    const poison = hitting(60, {
      after: [
        { do: 'flip', coins: 1, as: 'coin' },
        { do: 'if', is: { heads: 'coin' }, yes: [{ do: 'putCounters', on: 'self', counters: 1 }] },
      ],
    });
    const stung = solved({
      you: { active: fire(poison), bench: [SMALL] },
      opponent: { active: SMALL, bench: [BIG] },
    });
    expect(stung).toMatchObject({ verdict: 'proved', gain: 1 });
  });
});

test('cards that are drawn first prove nothing', () => {
  const draw = trainer('Draw', [{ do: 'draw', whose: 'own', cards: 3 }]);
  const position = (hand: Position['you']['hand'] = []): Position => ({
    // Whatever is drawn would do.
    you: { active: STRIKER, bench: [SMALL], hand, deck: Array.from({ length: 20 }, () => FIRE), prizes: 3 },
    opponent: { active: SMALL, bench: [BIG] },
  });
  expect(solved(position([draw])).gain).toBe(0);
  expect(solved(position([draw, FIRE])).gain).toBe(1);
});

test('a Knock Out in the middle of the turn is not its end, whatever comes forward', () => {
  const dart = trainer('Dart', [
    { do: 'putCounters', on: { whose: 'opponent', place: 'active' }, counters: 6 },
  ]);
  const found = (bench: NonNullable<Position['opponent']['bench']>) =>
    solved({
      you: { active: fire(STRIKER), bench: [SMALL], hand: [dart] },
      opponent: { active: SMALL, bench },
    });
  const both = found([SMALL, { card: BIG, damage: 110 }]);
  expect(both).toMatchObject({ verdict: 'proved', gain: 2 });
  expect(types(both)).toEqual(['trainer']);
  // The opponent sends forward what does not fall.
  expect(found([SMALL, BIG]).gain).toBe(1);
});

test('a Knock Out that costs as much brings nothing', () => {
  const reckless = hitting(100, { after: [{ do: 'damage', to: 'self', amount: 200, plain: true }] });
  const found = (bench: readonly (typeof SMALL)[]) =>
    solved({ you: { active: fire(reckless), bench }, opponent: { active: SMALL, bench: [BIG] } }).gain;
  expect([found([SMALL]), found([])]).toEqual([0, 0]);
});
