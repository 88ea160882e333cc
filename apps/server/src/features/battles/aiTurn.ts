/** Lets the AI of a battle play until the battle waits for a person, or has ended. */
import { type AiPlayer, NEUTRAL, type Notice, playTurn } from '@pokesol/ai';
import { trainerById } from '@pokesol/campaign';
import { type Battle, isToMove, SEATS, seedRandom } from '@pokesol/engine';
import type { BattleStart, StoredStep } from './storedBattle.ts';

export type AiNotice = Notice;

export type AiPlayed = {
  readonly battle: Battle;
  readonly steps: readonly StoredStep[];
  /** Why a turn of the AI ended before it was done. */
  readonly notice: AiNotice | null;
  /** What went wrong while it chose; the battle went on without it. */
  readonly errors: readonly unknown[];
};

/** Its chance comes from the battle's seed and version, so that asking twice gives the same moves. */
export function playAi(start: Pick<BattleStart, 'setup' | 'seats'>, from: Battle, version: number): AiPlayed {
  const steps: StoredStep[] = [];
  const errors: unknown[] = [];
  let battle = from;
  let notice: AiNotice | null = null;
  for (;;) {
    const seat = SEATS.find((each) => start.seats[each].wallet === null && isToMove(battle, each));
    if (seat === undefined) return { battle, steps, notice, errors };
    const random = seedRandom(`${start.setup.seed} ai ${version + steps.length}`);
    for (const step of playTurn(battle, seat, playerOf(start.seats[seat]), random)) {
      ({ battle } = step);
      steps.push({ action: step.action, events: step.events });
      notice = step.notice ?? notice;
      if (step.error !== undefined) errors.push(step.error);
    }
  }
}

const playerOf = ({ level, trainerId }: BattleStart['seats'][number]): AiPlayer => ({
  level: level === undefined || level === 'expert' ? 'medium' : level,
  personality: trainerById(trainerId ?? '')?.aiPersonality ?? NEUTRAL,
});
