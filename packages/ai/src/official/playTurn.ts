/** An AI's whole turn by the official rules: steps until the battle waits for the other player. */
import { isRefusal, type Random, type Seat } from '@pokesol/engine';
import {
  applyAction,
  type Battle,
  type BattleEvent,
  isToMove,
  legalActions,
  type Move,
  viewFor,
} from '@pokesol/engine/official';
import type { Notice } from '../limit.ts';
import type { Personality } from '../personality.ts';
import { decideOfficial } from './decide.ts';
import type { OfficialLevel } from './levels.ts';
import { NO_MEMORY, type OfficialMemory } from './question.ts';

/** Actions a turn, answers to questions apart: far more than a turn of any deck needs. */
export const OFFICIAL_ACTION_LIMIT = 60;

export type OfficialAiPlayer = { readonly level: OfficialLevel; readonly personality: Personality };

export type OfficialTurnStep = {
  readonly action: Move;
  /** Why the turn ends here, when the AI did not decide so. */
  readonly notice: Notice | null;
  /** What was thrown while choosing, to be logged; `undefined` when nothing was. */
  readonly error: unknown;
  readonly battle: Battle;
  readonly events: readonly BattleEvent[];
};

/**
 * Plays for that seat as long as the battle waits for it: the setup, a turn, what is left of one, or an answer. What it has in
 * mind it keeps until then. `choose` is a parameter only so that it can fail.
 */
export function playOfficialTurn(
  battle: Battle,
  seat: Seat,
  player: OfficialAiPlayer,
  random: Random,
  choose: typeof decideOfficial = decideOfficial,
): readonly OfficialTurnStep[] {
  const steps: OfficialTurnStep[] = [];
  const { turn } = battle.state;
  let memory = NO_MEMORY;
  let now = battle;
  let acted = 0;
  while (isToMove(now, seat) && now.state.turn === turn) {
    const legal = legalActions(now, seat);
    const next = chosen(legal, acted, () =>
      choose({ view: viewFor(now, seat), legal, random, memory, ...player }),
    );
    const applied = applyAction(now, next.action);
    if (isRefusal(applied)) throw new Error(`A move from the list was refused: ${applied.code}`);
    now = applied.battle;
    ({ memory } = next);
    if (!isAnswer(next.action)) acted += 1;
    const { action, notice, error } = next;
    steps.push({ action, notice, error, battle: now, events: applied.events });
  }
  return steps;
}

const isAnswer = ({ type }: Move): boolean => type === 'choose' || type === 'pick';

type Next = Pick<OfficialTurnStep, 'action' | 'notice' | 'error'> & { readonly memory: OfficialMemory };

function chosen(
  legal: readonly Move[],
  acted: number,
  choose: () => { readonly move: Move; readonly memory: OfficialMemory },
): Next {
  const end = legal.find(({ type }) => type === 'endTurn');
  try {
    const { move, memory } = choose();
    const isOver = acted >= OFFICIAL_ACTION_LIMIT && end !== undefined && move.type !== 'endTurn';
    return isOver
      ? { action: end, notice: 'actionLimit', error: undefined, memory: NO_MEMORY }
      : { action: move, notice: null, error: undefined, memory };
  } catch (error) {
    // An open question comes before the end: its first answer, or the first thing that can be picked.
    const action = end ?? legal[0];
    if (action === undefined) throw error;
    return { action, notice: 'error', error, memory: NO_MEMORY };
  }
}
