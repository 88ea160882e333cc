/** Lets the AI of a battle play until the battle waits for a person, or has ended. */
import { NEUTRAL, type Notice } from '@pokesol/ai';
import { trainerById } from '@pokesol/campaign';
import { type AnyRules, isRefusal, SEATS, type Seat, type TypeOf, verbsOf } from '@pokesol/engine';
import type { Asker } from '../../../platform/fairLine.ts';
import type { CallRefusal } from '../../../platform/http/refusal.ts';
import type { BattleStart, StoredStep } from '../storage/battleRow.ts';
import { type AnyTurnToThink, type ThoughtTurn, think } from './think.ts';

export type AiNotice = Notice;

export type AiPlayed = {
  readonly battle: TypeOf<AnyRules, 'battle'>;
  readonly steps: readonly StoredStep[];
  /** Why a turn of the AI ended before it was done. */
  readonly notice: AiNotice | null;
  /** What went wrong while it chose; the battle went on without it. */
  readonly errors: readonly unknown[];
};

/** Computes an AI's turn, on this thread or another. Refuses, without having computed anything, when too many turns wait. */
export type Thinker = (turn: AnyTurnToThink, asker: Asker) => Promise<ThoughtTurn | CallRefusal>;

/** A `Thinker` for the caller of the current request. */
export type Think = (turn: AnyTurnToThink) => Promise<ThoughtTurn | CallRefusal>;

export const thinkHere: Thinker = async (turn) => think(turn);

type Seated = Pick<BattleStart, 'setup' | 'seats'>;
type AnyBattle = TypeOf<AnyRules, 'battle'>;

/** Draws randomness from the battle's seed and version, so that a repeated call gives the same moves. Refused when `thinkTurn` refuses. */
export async function playAi(
  start: Seated,
  from: AnyBattle,
  version: number,
  thinkTurn: Think = async (turn) => think(turn),
): Promise<AiPlayed | CallRefusal> {
  const turns = aiTurns(start, from, version);
  let next = turns.next();
  while (!next.done) {
    const thought = await thinkTurn(next.value);
    if (isRefusal(thought)) return thought;
    next = turns.next(thought);
  }
  return next.value;
}

/** The same at once, where no player waits. */
export function playAiHere(start: Seated, from: AnyBattle, version: number): AiPlayed {
  const turns = aiTurns(start, from, version);
  let next = turns.next();
  while (!next.done) next = turns.next(think(next.value));
  return next.value;
}

function* aiTurns(
  start: Seated,
  from: AnyBattle,
  version: number,
): Generator<AnyTurnToThink, AiPlayed, ThoughtTurn> {
  const { isToMove, applyAction } = verbsOf<AnyRules>(from);
  const steps: StoredStep[] = [];
  const errors: unknown[] = [];
  let battle = from;
  let notice: AiNotice | null = null;
  for (;;) {
    const seat = SEATS.find((each) => start.seats[each].wallet === null && isToMove(battle, each));
    if (seat === undefined) return { battle, steps, notice, errors };
    const thought = yield turnOf(start, battle, seat, version + steps.length);
    if (thought.length === 0) throw new Error('the AI is waited for and does nothing');
    for (const { action, notice: why, error } of thought) {
      const applied = applyAction(battle, action);
      if (isRefusal(applied)) throw new Error(`a move of the AI was refused: ${applied.code}`);
      ({ battle } = applied);
      steps.push({ action, events: applied.events });
      notice = why ?? notice;
      if (error !== undefined) errors.push(error);
    }
  }
}

function turnOf({ setup, seats }: Seated, battle: AnyBattle, seat: Seat, version: number): AnyTurnToThink {
  const { level = 'medium', trainerId } = seats[seat];
  const personality = trainerById(trainerId ?? '')?.aiPersonality ?? NEUTRAL;
  const who = { seat, level, personality, seed: `${setup.seed} ai ${version}` };
  return battle.rules === 'official'
    ? { rules: battle.rules, battle, ...who }
    : { rules: battle.rules, battle, ...who };
}
