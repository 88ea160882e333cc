/** How long things are shown: at three speeds, and never longer than the other side's turn may take. */

export const SPEEDS = ['normal', 'quick', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What takes its time; a pause stands before or after something that the other side does. */
export type Beat =
  | 'small'
  | 'place'
  | 'trainer'
  | 'coin'
  | 'nextCoin'
  | 'strike'
  | 'hurt'
  | 'miss'
  | 'checkup'
  | 'knockOut'
  | 'prize'
  | 'turn'
  | 'end'
  | 'pauseBefore'
  | 'pauseAfter';

/** In milliseconds. A strike and the damage after it are one attack; the pauses at the normal speed are the texts'. */
export const BEATS: { readonly [S in Speed]: Readonly<Record<Beat, number>> } = {
  normal: {
    small: 300,
    place: 400,
    trainer: 1_200,
    coin: 700,
    nextCoin: 250,
    strike: 560,
    hurt: 840,
    miss: 600,
    checkup: 600,
    knockOut: 900,
    prize: 600,
    turn: 700,
    end: 900,
    pauseBefore: 800,
    pauseAfter: 300,
  },
  quick: {
    small: 100,
    place: 150,
    trainer: 400,
    coin: 250,
    nextCoin: 80,
    strike: 240,
    hurt: 360,
    miss: 250,
    checkup: 200,
    knockOut: 350,
    prize: 200,
    turn: 250,
    end: 350,
    pauseBefore: 80,
    pauseAfter: 0,
  },
  off: {
    small: 0,
    place: 0,
    trainer: 0,
    coin: 0,
    nextCoin: 0,
    strike: 0,
    hurt: 0,
    miss: 0,
    checkup: 0,
    knockOut: 0,
    prize: 0,
    turn: 150,
    end: 0,
    pauseBefore: 0,
    pauseAfter: 0,
  },
};

/** The most that a turn of the other side takes. */
export const TURN_LIMIT_MS: Readonly<Record<Speed, number>> = { normal: 12_000, quick: 3_000, off: 300 };

/** What is looked at of a step; a pause has no event. */
type Timed = {
  readonly ms: number;
  readonly beat: Beat | null;
  readonly event: object | null;
  /** Steps of one like are shown as one where there is no time for each; its beat where nothing is named. */
  readonly like?: string;
  /** How many steps it is shown for, itself among them, where it is more than one. */
  readonly together?: number;
};

/** Anything shorter goes unseen. */
const LEAST_MS = 80;
/** What decides a battle keeps its time as long as it can. */
const KEPT: readonly Beat[] = ['strike', 'hurt', 'knockOut', 'prize', 'end'];

const total = (steps: readonly Timed[]): number => steps.reduce((sum, { ms }) => sum + ms, 0);
const isKept = ({ beat }: Timed): boolean => beat !== null && KEPT.includes(beat);

/**
 * Every step is still there and in its place: some are shorter, some take no time and come with the next. What is shown for
 * several of them takes the least time, or as much as there is.
 */
export function withinLimit<S extends Timed>(
  steps: readonly S[],
  limit: number,
  joinedTake: 'least' | 'most' = 'least',
): readonly S[] {
  if (total(steps) <= limit) return steps;
  const shorter = shrunk(steps, limit, isKept);
  if (total(shorter) <= limit) return shorter;
  const joined = shrunk(joinedSteps(joinedTake === 'least' ? shorter : steps), limit, isKept);
  if (total(joined) <= limit) return joined;
  // A turn of attacks alone, or a long one at great speed: then all of it is hurried.
  const scale = limit / total(joined);
  return joined.map((step) => ({ ...step, ms: Math.floor(step.ms * scale) }));
}

/** All but the kept ones by the same part, down to the least that is seen; what was shorter stays. */
function shrunk<S extends Timed>(
  steps: readonly S[],
  limit: number,
  stays: (step: Timed) => boolean,
): readonly S[] {
  const kept = total(steps.filter(stays));
  const rest = total(steps) - kept;
  const scale = rest === 0 ? 1 : Math.max(0, limit - kept) / rest;
  if (scale >= 1) return steps;
  const hurried = steps.map((step) =>
    stays(step) ? step : { ...step, ms: Math.min(step.ms, Math.max(LEAST_MS, Math.floor(step.ms * scale))) },
  );
  // Those at the least took more than their part: the others give it.
  const isLeast = (step: Timed) => stays(step) || step.ms <= LEAST_MS;
  const isDone = total(hurried) <= limit || hurried.every(isLeast);
  return isDone ? hurried : shrunk(hurried, limit, isLeast);
}

/** Of equal steps one after the other the last is shown for all of them; pauses are left out. */
function joinedSteps<S extends Timed>(steps: readonly S[]): readonly S[] {
  const joined: S[] = [];
  let last: { readonly at: number; readonly like: string; readonly together: number } | null = null;
  for (const step of steps) {
    if (step.event === null) {
      joined.push({ ...step, ms: 0 });
      continue;
    }
    joined.push(step);
    if (step.ms === 0 || isKept(step)) continue;
    const like = step.like ?? step.beat ?? '';
    const before: S | undefined = last?.like === like ? joined[last.at] : undefined;
    const together: number = last !== null && before !== undefined ? last.together + 1 : 1;
    if (last !== null && before !== undefined) joined[last.at] = { ...before, ms: 0 };
    const at = joined.length - 1;
    if (together > 1) joined[at] = { ...step, together };
    last = { at, like, together };
  }
  return joined;
}
