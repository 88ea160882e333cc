/** Lines of play: how the people of an opening choose their moves while it is searched for. */
import { NEUTRAL } from '@pokesol/ai';
import { type Level, type Memory, nextAction } from '@pokesol/ai/classic';
import { type CardNo, type Frozen, factsOf, type Seat, seedRandom } from '@pokesol/engine';
import {
  type Battle,
  legalActions,
  type Move,
  type Pokemon,
  pokemonFacts,
  viewFor,
} from '@pokesol/engine/classic';
import type { Chooser } from './opening.ts';

/** As the AI of that level would. */
export function advised(level: Level): Chooser {
  const random = seedRandom('advice');
  let turn = -1;
  let turnSoFar: Move[] = [];
  let memory: Memory = [];
  return (battle, seat) => {
    if (battle.state.turn !== turn) {
      turn = battle.state.turn;
      turnSoFar = [];
      memory = [];
    }
    const next = nextAction({
      view: viewFor(battle, seat),
      legal: legalActions(battle, seat),
      player: { level, personality: NEUTRAL },
      turnSoFar,
      memory,
      random,
    });
    turnSoFar.push(next.action);
    ({ memory } = next);
    return next.action;
  };
}

/** The same, but of cards to be put in order the lowest comes to the top. */
export const reorders =
  (chooser: Chooser): Chooser =>
  (battle, seat) => {
    // Asked in any case: it counts the moves of its turn.
    const move = chooser(battle, seat);
    const { choice } = battle.state;
    return choice?.kind === 'orderCards'
      ? { type: 'choose', seat, cards: [...choice.cards.slice(-1), ...choice.cards.slice(0, -1)] }
      : move;
  };

type MoveType = Move['type'];

/** The first move of the first of these types that is allowed. */
export const firstOf =
  (...types: readonly MoveType[]): Chooser =>
  (battle, seat) => {
    const legal = legalActions(battle, seat);
    const type = types.find((each) => legal.some((move) => move.type === each));
    return legal.find((move) => move.type === type);
  };

/** Does nothing that is not asked for: sooner or later the loser. */
export const looksOn: Chooser = (battle, seat) =>
  battle.state.phase === 'setup'
    ? firstOf('play')(battle, seat)
    : firstOf('endTurn', 'promote', 'choose')(battle, seat);

/** A move of that type with a card of that name. */
const withCard =
  (type: 'play' | 'trainer' | 'attach', name: string): Chooser =>
  (battle, seat) =>
    legalActions(battle, seat).find((move) => move.type === type && factsOf(battle, move.card).name === name);

export type Table = {
  /** Of the hand, in any order. */
  readonly hand: readonly string[];
  readonly active: string;
  readonly bench: readonly string[];
};

/** Brings these Pokémon into play, the active one first, and ends turns until the hand is this one on an own turn. */
export const gathers =
  (wanted: Table): Chooser =>
  (battle, seat) => {
    const side = battle.state.sides[seat];
    if (battle.state.phase === 'setup') return withCard('play', wanted.active)(battle, seat);
    const missing = [...wanted.bench];
    for (const name of side.bench.map((pokemon) => nameOf(battle, pokemon)))
      if (missing.includes(name)) missing.splice(missing.indexOf(name), 1);
    const [next] = missing.map((name) => withCard('play', name)(battle, seat)).filter((move) => move);
    if (next !== undefined) return next;
    return isTable(battle, seat, wanted) ? undefined : { type: 'endTurn', seat };
  };

/** Whether that seat is to move and its side of the table is this one. */
export function isTable(battle: Battle, seat: Seat, wanted: Table): boolean {
  const { active, bench, hand } = battle.state.sides[seat];
  return (
    battle.state.current === seat &&
    active !== null &&
    nameOf(battle, active) === wanted.active &&
    isAlike(
      bench.map((pokemon) => nameOf(battle, pokemon)),
      wanted.bench,
    ) &&
    isAlike(namesOf(battle, hand), wanted.hand)
  );
}

/** Does each of these things one after the other, and is done. */
export function inOrder(...choosers: readonly Chooser[]): Chooser {
  let next = 0;
  return (battle, seat) => choosers[next++]?.(battle, seat);
}

const namesOf = (battle: Battle, cards: readonly CardNo[]): string[] =>
  cards.map((card) => factsOf(battle, card).name);
const nameOf = (battle: Battle, pokemon: Frozen<Pokemon>): string => pokemonFacts(battle, pokemon).name;
const isAlike = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();
