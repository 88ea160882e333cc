/** An AI's whole turn: steps until the battle waits for the other player. */
import { isRefusal, type Random, type Seat } from '@pokesol/engine';
import {
  applyAction,
  type Battle,
  type BattleEvent,
  isToMove,
  legalActions,
  type Move,
  viewFor,
} from '@pokesol/engine/classic';
import type { decide } from './chooseAction.ts';
import { type AiPlayer, type NextAction, nextAction } from './nextAction.ts';
import type { Memory } from './question.ts';

export type TurnStep = Omit<NextAction, 'memory'> & {
  readonly battle: Battle;
  readonly events: readonly BattleEvent[];
};

/**
 * Plays for that seat as long as the battle waits for it: the setup, one turn, or what is left of one after the moves
 * of `turnSoFar`. Each step holds the battle after it; none when the battle waits for the other seat. `choose` is a parameter
 * only so that it can fail.
 */
export function playTurn(
  battle: Battle,
  seat: Seat,
  player: AiPlayer,
  random: Random,
  turnSoFar: readonly Move[] = [],
  choose?: typeof decide,
): readonly TurnStep[] {
  const steps: TurnStep[] = [];
  const { turn } = battle.state;
  const moves = [...turnSoFar];
  let memory: Memory = [];
  let now = battle;
  while (isToMove(now, seat) && now.state.turn === turn) {
    const legal = legalActions(now, seat);
    const asked = { view: viewFor(now, seat), legal, turnSoFar: moves, player, random, memory };
    const next = nextAction(asked, choose);
    const applied = applyAction(now, next.action);
    if (isRefusal(applied)) throw new Error(`A move from the list was refused: ${applied.code}`);
    now = applied.battle;
    memory = next.memory;
    moves.push(next.action);
    const { action, notice, error } = next;
    steps.push({ action, notice, error, battle: now, events: applied.events });
  }
  return steps;
}
