/** Tapping reaches every move the rules allow and lights up nothing else, in whole battles; and what a tap means otherwise. */
import { type CardNo, type PokemonId, SEATS, type Seat, seedRandom } from '@pokesol/engine';
import { type Battle, type BattleView, legalActions, type Move, viewFor } from '@pokesol/engine/classic';
import { must, positionOf, randomMove, randomStart } from '@pokesol/engine/classic/testing';
import type { MoveJson, PlayerActionJson } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import {
  actionOnPokemon,
  actionOnSlot,
  modeFor,
  NO_MODE,
  playAction,
  playableCards,
  secondPress,
  stillOf,
  targetsOf,
  toggled,
} from './mode.ts';

const unseated = ({ seat: _, ...move }: Move): MoveJson<'classic'> => move;
const movesOf = (battle: Battle, seat: Seat): MoveJson<'classic'>[] =>
  legalActions(battle, seat).map(unseated);
const texts = (actions: readonly (PlayerActionJson<'classic'> | null)[]): string[] =>
  [...new Set(actions.filter((action) => action !== null).map((action) => JSON.stringify(action)))].sort();

/** Every action that selecting and tapping something lit up leads to. */
function tappable(
  view: BattleView,
  legal: readonly MoveJson<'classic'>[],
): (PlayerActionJson<'classic'> | null)[] {
  const modes = [NO_MODE, ...[...playableCards(legal)].map((card) => modeFor(view, card))];
  return modes.flatMap((mode) => {
    const { pokemon, slots } = targetsOf(mode, legal);
    const isPlayed = mode.kind === 'card' && view.printed[view.cards[mode.card] ?? '']?.kind === 'trainer';
    return [
      ...[...pokemon].map((id) => actionOnPokemon(mode, view, legal, id)),
      ...[...slots].map((slot) => actionOnSlot(mode, slot)),
      ...(isPlayed ? [playAction(mode, view)] : []),
    ];
  });
}

test('in whole battles, what lights up is exactly what the rules allow', () => {
  let compared = 0;
  for (let number = 0; number < 15; number += 1) {
    const start = randomStart(`modes ${number}`);
    if (start === null) continue;
    const random = seedRandom(`modes ${number}`);
    let { battle } = start;
    for (let step = 0; step < 60 && battle.state.phase !== 'ended'; step += 1) {
      for (const seat of SEATS) {
        const legal = movesOf(battle, seat);
        const board = legal.filter(({ type }) => !['attack', 'endTurn', 'choose'].includes(type));
        expect(texts(tappable(viewFor(battle, seat), legal))).toEqual(
          texts(board as PlayerActionJson<'classic'>[]),
        );
        compared += board.length;
      }
      battle = must(battle, randomMove(battle, random)).battle;
    }
  }
  expect(compared).toBeGreaterThan(1_500);
});

const table = () => {
  const battle = positionOf({
    you: { active: 'Sparkmouse', bench: ['Mosslamb'], hand: ['Pebblecub', 'Pen Friend'] },
    opponent: { active: 'Pebblecub' },
  });
  const view = viewFor(battle, 0);
  const [pebblecub, penFriend] = view.you.hand;
  if (pebblecub === undefined || penFriend === undefined) throw new Error('The hand holds two cards');
  return { view, legal: movesOf(battle, 0), pebblecub, penFriend };
};

test('a second click on the selected card lets it go, another card takes its place', () => {
  const { view, pebblecub, penFriend } = table();
  const first = toggled(view, NO_MODE, pebblecub);
  expect(first).toEqual({ kind: 'card', card: pebblecub });
  expect(toggled(view, first, pebblecub)).toEqual(NO_MODE);
  expect(toggled(view, first, penFriend)).toEqual({ kind: 'card', card: penFriend });
});

test('pressed again, a card does what it can do in one place alone', () => {
  const { view, legal, pebblecub, penFriend } = table();
  const active = view.you.active?.id;
  const again = (mode: Parameters<typeof secondPress>[0], only?: PokemonId) =>
    secondPress(mode, view, legal, only);
  expect(again(modeFor(view, penFriend))).toEqual({ type: 'trainer', card: penFriend, target: null });
  expect(again(modeFor(view, pebblecub))).toEqual({ type: 'play', card: pebblecub, to: 'bench' });
  const energy = { kind: 'energy', card: pebblecub } as const;
  expect(again(energy, active)).toEqual({ type: 'attach', card: pebblecub, pokemon: active });
  expect(again(energy)).toBeNull();
  expect(again(NO_MODE)).toBeNull();
});

test('a mode ends with its card', () => {
  const mode = { kind: 'energy', card: 5 as CardNo } as const;
  expect(stillOf(mode, [5 as CardNo])).toBe(mode);
  expect(stillOf(mode, [6 as CardNo])).toEqual(NO_MODE);
});

test('the Play button benches a Pokemon behind an active one and uses a trainer', () => {
  const { view, pebblecub, penFriend } = table();
  expect(playAction(modeFor(view, pebblecub), view)).toEqual({ type: 'play', card: pebblecub, to: 'bench' });
  expect(playAction(modeFor(view, penFriend), view)).toEqual({
    type: 'trainer',
    card: penFriend,
    target: null,
  });
  expect(playAction(NO_MODE, view)).toBeNull();
});

test('a tap that is not allowed still asks the rules, and without a card it only looks', () => {
  const { view, legal, pebblecub } = table();
  const own = view.you.active?.id as PokemonId;
  const other = view.opponent.active?.id as PokemonId;
  expect(actionOnPokemon(NO_MODE, view, legal, own)).toBeNull();
  expect(actionOnPokemon({ kind: 'energy', card: pebblecub }, view, legal, other)).toEqual({
    type: 'attach',
    card: pebblecub,
    pokemon: other,
  });
  expect(actionOnPokemon(modeFor(view, pebblecub), view, legal, own)).toEqual({
    type: 'play',
    card: pebblecub,
    to: 'active',
  });
});
