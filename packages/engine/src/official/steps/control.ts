/** Steps that decide which others are taken: coins, conditions, copied attacks. */
import type { Step } from '../model/language.ts';
import type { Quantity } from '../model/nouns.ts';
import type { Frame } from '../model/state.ts';
import { isUnreadAttack } from '../model/unread.ts';
import { put, type RulesFor } from '../procedure/rule.ts';
import { effectSteps } from '../query/attackSteps.ts';
import { modifiersOf } from '../query/modifiers.ts';
import { amountOf, holds, pokemonSelected } from '../query/select.ts';
import { type Draft, emit, endBattle, flip, happen, pokemonOf, ref, spend } from '../table/draft.ts';
import { attackIn } from './choosing.ts';
import { endTurnLater } from './turn.ts';

/** Of coins that are flipped until one falls tails: as many heads never come. */
const MOST_COINS = 100;

/** A second copy of a copy does nothing (rule 5.6). */
const COPYING = '(copying)';

type Controls =
  | 'flip'
  | 'if'
  | 'repeat'
  | 'forEach'
  | 'copyAttack'
  | 'anotherTurn'
  | 'endTurn'
  | 'nothing'
  | 'win';
/** The names under which those steps, and those within them, keep something. */
const namesBoundIn = (steps: readonly Step[]): readonly string[] =>
  [...JSON.stringify(steps).matchAll(/"as":"([^"]*)"/g)].flatMap(([, name]) => name ?? []);

/** What a branch that is not taken would bind must not be left from the time before. */
function forget(frame: Frame, names: readonly string[]): void {
  const stays = ([name]: readonly [string, unknown]): boolean => !names.includes(name);
  frame.bound = Object.fromEntries(Object.entries(frame.bound).filter(stays));
  if (frame.secrets !== undefined)
    frame.secrets = Object.fromEntries(Object.entries(frame.secrets).filter(stays));
}

/** So many as the text says, unless something says otherwise of that attack. */
function coinsOf(draft: Draft, frame: Frame, coins: Quantity): number {
  const attacker = frame.by === 'attack' ? pokemonOf(draft, frame.source) : null;
  const other =
    attacker === null
      ? undefined
      : modifiersOf(draft, attacker.pokemon, 'attackCoins').find(
          ({ attack }) => attack === frame.attack?.name,
        );
  return other?.coins ?? amountOf(draft, frame, coins);
}

/** Those whose turn has not come. */
const waiting = (as: string): string => `(after ${as})`;

export const CONTROL: RulesFor<Controls> = {
  flip: {
    run: (draft, frame, { coins, as, untilTails = false }) => {
      const once = (): number => (flip(draft, frame.seat, 'effect') ? 1 : 0);
      const fallen: number[] = [];
      if (untilTails) while (fallen.length < MOST_COINS && fallen.at(-1) !== 0) fallen.push(once());
      else fallen.push(...Array.from({ length: coinsOf(draft, frame, coins) }, once));
      frame.bound[as] = fallen;
    },
  },
  if: {
    run: (draft, frame, { is, yes, no = [] }) => put(frame, holds(draft, frame, is) ? yes : no),
  },
  repeat: {
    run: (draft, frame, { times, steps }) => {
      const left = amountOf(draft, frame, times);
      if (left <= 0) return;
      forget(frame, namesBoundIn(steps));
      put(frame, [...steps, { do: 'repeat', times: left - 1, steps }]);
    },
  },
  forEach: {
    run: (draft, frame, { pokemon, as, steps }) => {
      const [first, ...others] = pokemonSelected(draft, frame, pokemon).map((found) => found.pokemon.id);
      if (first === undefined) return;
      forget(frame, namesBoundIn(steps));
      frame.bound[as] = [first];
      frame.bound[waiting(as)] = others;
      put(frame, [...steps, { do: 'forEach', pokemon: { bound: waiting(as) }, as, steps }]);
    },
  },
  copyAttack: {
    run: (draft, frame, { attack }) => {
      const chosen = attackIn(draft, frame, attack);
      if (chosen === null || frame.bound[COPYING] !== undefined || isUnreadAttack(chosen.facts)) return;
      // Its text carries the limit of a game with it (rule 11.5).
      const { once } = chosen.facts;
      if (once !== undefined && draft.state.sides[frame.seat].spent.includes(once)) return;
      if (once !== undefined) spend(draft, frame.seat, once);
      frame.bound[COPYING] = [1];
      const attacker = pokemonOf(draft, frame.source);
      if (attacker !== null && frame.attack !== null) {
        const { name } = chosen.facts;
        const used = { type: 'attackUsed', seat: frame.seat, name, as: frame.attack.name } as const;
        emit(draft, { ...used, ...ref(attacker.pokemon) });
      }
      put(frame, effectSteps(chosen.facts));
    },
  },
  nothing: {
    run: (draft, frame) => {
      const attacker = pokemonOf(draft, frame.source);
      if (attacker !== null)
        emit(draft, { type: 'attackFailed', seat: frame.seat, notUsed: false, ...ref(attacker.pokemon) });
      frame.steps = [];
    },
  },
  anotherTurn: {
    run: (draft, frame) => {
      if (draft.state.current === frame.seat) happen(draft, { what: 'anotherTurn' });
    },
  },
  endTurn: {
    run: (draft, frame) => {
      if (draft.state.current === frame.seat) endTurnLater(draft);
    },
  },
  win: {
    // No effect on a player or a Pokémon: no protection stops it (rule 7.7).
    run: (draft, frame) => endBattle(draft, frame.seat, 'effect'),
  },
};
