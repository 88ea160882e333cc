/** The animation of some events as a list of steps: a pure function of what happened and of who watches. */
import type { BattleEvent, Seat } from '@pokesol/engine';
import type { SoundName } from '../../platform/sound/names.ts';
import { BEATS, type Beat, type Speed, TURN_LIMIT_MS, withinLimit } from './pace.ts';
import { type EventSceneKind, type Scene, sceneOf } from './scenes.ts';

/** Words that somebody says while it happens. */
export type Speech = { readonly seat: Seat; readonly text: string };
export type Speaker = (event: BattleEvent) => Speech | null;

export type Step = {
  readonly ms: number;
  /** `null` where it takes no time at any speed. */
  readonly beat: Beat | null;
  /** What happens; `null` in a pause. */
  readonly event: BattleEvent | null;
  readonly scene: Scene | null;
  /** Whether the board changes as the scene begins or when it is over. */
  readonly appliesAt: 'start' | 'end';
  readonly sound: SoundName | null;
  readonly speech: Speech | null;
};

type Timing = {
  readonly beat: Beat;
  readonly appliesAt: Step['appliesAt'];
  readonly sound?: SoundName;
};

const TIMINGS: { readonly [Kind in EventSceneKind]: Timing } = {
  turn: { beat: 'turn', appliesAt: 'start', sound: 'turn' },
  fly: { beat: 'small', appliesAt: 'end', sound: 'draw' },
  enter: { beat: 'place', appliesAt: 'start', sound: 'draw' },
  trainer: { beat: 'trainer', appliesAt: 'end', sound: 'draw' },
  coin: { beat: 'coin', appliesAt: 'end', sound: 'coin' },
  strike: { beat: 'strike', appliesAt: 'start' },
  miss: { beat: 'miss', appliesAt: 'start' },
  hurt: { beat: 'hurt', appliesAt: 'start', sound: 'attack' },
  heal: { beat: 'small', appliesAt: 'start', sound: 'heal' },
  status: { beat: 'small', appliesAt: 'start' },
  cured: { beat: 'small', appliesAt: 'start' },
  knockOut: { beat: 'knockOut', appliesAt: 'end', sound: 'knock-out' },
  swap: { beat: 'place', appliesAt: 'end', sound: 'draw' },
  shuffle: { beat: 'small', appliesAt: 'start' },
  end: { beat: 'end', appliesAt: 'start' },
};

const silent: Speaker = () => null;

export type StepOptions = { readonly speaker?: Speaker | undefined; readonly speed?: Speed };

/** What the other side does in one of its turns, or between one's own, takes no longer than the speed lets it. */
export function stepsOf(
  events: readonly BattleEvent[],
  watcher: Seat,
  { speaker = silent, speed = 'normal' }: StepOptions = {},
): Step[] {
  const parts: { isTheirs: boolean; steps: Step[] }[] = [{ isTheirs: false, steps: [] }];
  const put = (step: Step) => parts.at(-1)?.steps.push(step);
  const wait = (beat: 'pauseBefore' | 'pauseAfter') => put({ ...PAUSE, beat, ms: BEATS[speed][beat] });
  let theirAction = false;
  let asked: Seat | null = null;
  let before: Beat | null = null;
  for (const event of events) {
    const actor: Seat | null = startsAction(event) ?? asked;
    if (theirAction && (actor !== null || isBoundary(event))) {
      wait('pauseAfter');
      theirAction = false;
    }
    const isTheirs = isTheirTurn(event, actor, watcher) ?? parts.at(-1)?.isTheirs ?? false;
    if (isTheirs !== parts.at(-1)?.isTheirs || event.type === 'turnStarted')
      parts.push({ isTheirs, steps: [] });
    if (actor !== null && actor !== watcher) {
      wait('pauseBefore');
      theirAction = true;
    }
    if (event.type === 'turnStarted' && event.seat !== watcher) wait('pauseBefore');
    const step = stepOf(event, watcher, speed, before, speaker(event));
    put(step);
    before = step.beat ?? before;
    asked = event.type === 'choiceOpened' ? event.seat : null;
  }
  if (theirAction) wait('pauseAfter');
  return parts.flatMap(({ isTheirs, steps }) =>
    isTheirs ? withinLimit(steps, TURN_LIMIT_MS[speed]) : steps,
  );
}

/** `undefined` for what belongs to whatever was under way. */
function isTheirTurn(event: BattleEvent, actor: Seat | null, watcher: Seat): boolean | undefined {
  if (event.type === 'turnStarted') return event.seat !== watcher;
  if (event.type === 'battleEnded') return undefined;
  return actor === null ? undefined : actor !== watcher;
}

const PAUSE: Step = {
  ...{ ms: 0, beat: null, event: null, scene: null, appliesAt: 'start', sound: null, speech: null },
};

function stepOf(
  event: BattleEvent,
  watcher: Seat,
  speed: Speed,
  before: Beat | null,
  speech: Speech | null,
): Step {
  const isOwn = event.type !== 'battleEnded' && event.seat === watcher;
  // One's own never lay face down to oneself.
  const scene = isOwn && event.type === 'activeRevealed' ? null : sceneOf(event);
  if (scene === null) return { ...PAUSE, event, speech };
  const { beat: usual, appliesAt, sound = null } = TIMINGS[scene.kind];
  const beat = beatOf(event, usual, before);
  const heard = scene.kind === 'end' ? endSound(scene.winner, watcher) : sound;
  return { ms: BEATS[speed][beat], beat, event, scene, appliesAt, sound: heard, speech };
}

/** The same scene may mean more or less: another coin after a coin, damage that no attack did, energy that flies to its place. */
function beatOf(event: BattleEvent, usual: Beat, before: Beat | null): Beat {
  if (usual === 'coin' && (before === 'coin' || before === 'nextCoin')) return 'nextCoin';
  if (event.type === 'damageDealt' && event.cause !== 'attack') return 'checkup';
  if (event.type === 'energyAttached' || event.type === 'cardAttached') return 'place';
  return usual;
}

export const endSound = (winner: Seat | null, watcher: Seat): SoundName =>
  winner === watcher ? 'victory' : 'defeat';

const isBoundary = ({ type }: BattleEvent): boolean => type === 'turnStarted' || type === 'battleEnded';

/** The seat whose action begins with this event. */
function startsAction(event: BattleEvent): Seat | null {
  switch (event.type) {
    case 'activePlaced':
    case 'pokemonPlayed':
    case 'pokemonPromoted':
    case 'energyAttached':
    case 'trainerPlayed':
    case 'attackUsed':
    case 'turnEnded':
      return event.seat;
    default:
      return null;
  }
}
