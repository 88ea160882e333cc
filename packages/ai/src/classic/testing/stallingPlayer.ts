/** A player that knows the rules and does not want to win: benches its basic Pokémon, comes forward when it must, and passes. */
import { isRefusal, otherSeat, type Random, type Seat } from '@pokesol/engine';
import { applyAction, type Battle, isToMove, legalActions, type Move } from '@pokesol/engine/classic';
import type { AiPlayer } from '../nextAction.ts';
import { playTurn } from '../playTurn.ts';

/** The battle played to its end, passing for that seat; throws what the player threw. */
export function playStalling(start: Battle, passer: Seat, player: AiPlayer, random: Random): Battle {
  let battle = start;
  while (battle.state.phase !== 'ended') {
    if (isToMove(battle, passer)) battle = pass(battle, passer);
    else
      for (const step of playTurn(battle, otherSeat(passer), player, random)) {
        if (step.error !== undefined) throw step.error;
        battle = step.battle;
      }
  }
  return battle;
}

const WANTED: readonly Move['type'][] = ['choose', 'play', 'promote', 'endTurn'];

function pass(battle: Battle, seat: Seat): Battle {
  const legal = legalActions(battle, seat);
  const move = WANTED.flatMap((type) => legal.find((each) => each.type === type) ?? [])[0];
  if (move === undefined) throw new Error('Nothing to pass with');
  const applied = applyAction(battle, move);
  if (isRefusal(applied)) throw new Error(applied.code);
  return applied.battle;
}
