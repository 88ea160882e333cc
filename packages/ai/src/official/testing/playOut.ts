/** Plays official battles to their end between players of any kind: for tests, tuning and the measure of strength. */
import { isRefusal, type Random, SEATS, seedRandom } from '@pokesol/engine';
import {
  applyAction,
  type Battle,
  type BattleView,
  type CardFacts,
  createBattle,
  isToMove,
  legalActions,
  type Move,
  viewFor,
} from '@pokesol/engine/official';
import { NEUTRAL } from '../../personality.ts';
import { decideOfficial } from '../decide.ts';
import type { Thinking } from '../levels.ts';
import { NO_MEMORY } from '../question.ts';

/** What a seat plays by: it may keep something in mind for the length of one battle. */
export type OfficialPlayer = (view: BattleView, legal: readonly Move[], random: Random) => Move;

/** No battle of sixty cards a side comes near it. */
const MOST_MOVES = 5000;

/** A level, or a way of thinking that is none. */
export function thinkingPlayer(thinking: Thinking): OfficialPlayer {
  let [memory, turn] = [NO_MEMORY, 0];
  return (view, legal, random) => {
    // As at a table: what a turn has shown is in mind until the next one.
    if (view.turn !== turn) [memory, turn] = [NO_MEMORY, view.turn];
    const answer = decideOfficial({ view, legal, random, personality: NEUTRAL, memory, thinking });
    ({ memory } = answer);
    return answer.move;
  };
}

export type OfficialDecks = readonly [readonly CardFacts[], readonly CardFacts[]];

/** From the deal to the end; the seed decides the deal and the players' chance. */
export const playOfficialOut = (
  decks: OfficialDecks,
  players: readonly [OfficialPlayer, OfficialPlayer],
  seed: string,
): Battle => finishOfficial(dealOfficial(decks, seed), players, seed);

/** Plays a begun battle to its end. Throws where a move is refused, or nothing ends the battle. */
export function finishOfficial(
  start: Battle,
  players: readonly [OfficialPlayer, OfficialPlayer],
  seed: string,
): Battle {
  let battle = start;
  const randoms = [seedRandom(`player 0 of ${seed}`), seedRandom(`player 1 of ${seed}`)] as const;
  for (let moves = 0; battle.state.phase !== 'ended'; moves += 1) {
    if (moves > MOST_MOVES) throw new Error(`${seed} does not end`);
    const now = battle;
    const seat = SEATS.find((each) => isToMove(now, each));
    if (seat === undefined) throw new Error('The battle waits for no seat');
    const move = players[seat](viewFor(now, seat), legalActions(now, seat), randoms[seat]);
    const applied = applyAction(now, move);
    if (isRefusal(applied)) throw new Error(`${JSON.stringify(move)}: ${applied.message}`);
    ({ battle } = applied);
  }
  return battle;
}

export function dealOfficial([first, second]: OfficialDecks, seed: string): Battle {
  const created = createBattle([{ cards: first }, { cards: second }], seed);
  if (isRefusal(created)) throw new Error(created.message);
  return created.battle;
}
