/** The animation of official events as a list of steps: a pure function of what happened, of who watches and whose turn it is. */
import type { Seat } from '@pokesol/engine';
import type { BattleEvent } from '@pokesol/engine/official';
import type { StepOptions } from '../../../animation/animatedRules.ts';
import { BEATS, type Beat, type Speed, TURN_LIMIT_MS, withinLimit } from '../../../animation/pace.ts';
import type { Scene } from '../../../animation/scene.ts';
import {
  endSound,
  isCoin,
  type Speaker,
  type Speech,
  type Step,
  TIMINGS,
  UNSEEN,
} from '../../../animation/step.ts';
import { officialScene } from './scenes.ts';

type OfficialStep = Step<'official'>;

const nothingSaid: Speaker<'official'> = () => null;

type Part = { readonly isTheirs: boolean; readonly steps: OfficialStep[]; actions: number };

/**
 * Nothing waits without something to show: there are no pauses. What a turn of the other side shows keeps the limit of the
 * speed, and says which of its actions each step belongs to. `current` is whose turn it is when the first event happens.
 */
export function officialSteps(
  events: readonly BattleEvent[],
  watcher: Seat,
  { speaker = nothingSaid, speed = 'normal', current = watcher }: StepOptions<'official'> = {},
): readonly OfficialStep[] {
  const parts: Part[] = [{ isTheirs: current !== watcher, steps: [], actions: 0 }];
  let before: Beat | null = null;
  events.forEach((event, index) => {
    if (event.type === 'turnStarted') parts.push({ isTheirs: event.seat !== watcher, steps: [], actions: 0 });
    const part = parts.at(-1);
    if (part === undefined) return;
    if (startsAction(event)) part.actions += 1;
    const scene = isIdle(events, index) ? null : officialScene(event, watcher);
    const step = stepOf(event, scene, { watcher, speed, before, speech: speaker(event) });
    part.steps.push({
      ...step,
      ...(part.isTheirs && part.actions > 0 && { mark: { now: part.actions, of: 0 } }),
    });
    before = step.beat ?? before;
  });
  return parts.flatMap(({ isTheirs, steps, actions }) => {
    if (!isTheirs) return steps;
    const marked = steps.map((step) => counted(step, actions));
    return withinLimit(marked, TURN_LIMIT_MS[speed], 'most');
  });
}

const counted = ({ mark, ...step }: OfficialStep, of: number): OfficialStep =>
  mark === undefined ? step : { ...step, mark: { ...mark, of } };

/** Of one player, so that one sentence can name all of them. */
const likeOf = (event: BattleEvent): string =>
  event.type === 'battleEnded' ? event.type : `${event.type} ${event.seat}`;

/** A Checkup in which nothing happens is not announced. */
function isIdle(events: readonly BattleEvent[], index: number): boolean {
  if (events[index]?.type !== 'checkup') return false;
  const next = events.slice(index + 1).find(({ type }) => type !== 'effectsEnded');
  return next === undefined || next.type === 'turnStarted' || next.type === 'battleEnded';
}

type Watched = {
  readonly watcher: Seat;
  readonly speed: Speed;
  readonly before: Beat | null;
  readonly speech: Speech | null;
};

function stepOf(
  event: BattleEvent,
  scene: Scene | null,
  { watcher, speed, before, speech }: Watched,
): OfficialStep {
  if (scene === null) return { ...UNSEEN, event, speech };
  const { beat: usual, appliesAt, sound = null } = TIMINGS[scene.kind];
  const beat = beatOf(event, usual, before);
  const times = scene.kind === 'prizes' ? scene.count : 1;
  const heard = scene.kind === 'end' ? endSound(scene.winner, watcher) : sound;
  const ms = BEATS[speed][beat] * times;
  return { ms, beat, event, scene, appliesAt, sound: heard, speech, like: likeOf(event) };
}

/** The same scene may mean more or less: another coin after a coin, counters that no attack put, energy that flies to its place. */
function beatOf(event: BattleEvent, usual: Beat, before: Beat | null): Beat {
  if (usual === 'coin' && isCoin(before)) return 'nextCoin';
  switch (event.type) {
    case 'countersPut':
      return 'checkup';
    case 'energyAttached':
    case 'cardStays':
    case 'becameEnergy':
    case 'placed':
      return 'place';
    default:
      return usual;
  }
}

/** Whether a player does something with it; what follows is what came of it. */
function startsAction(event: BattleEvent): boolean {
  switch (event.type) {
    case 'cardsDrawn':
      return event.why === 'turn';
    case 'energyAttached':
      return event.ofTurn;
    case 'benched':
    case 'evolved':
    case 'assembled':
      return event.from === 'hand';
    case 'stadiumPlayed':
    case 'trainerPlayed':
    case 'stadiumUsed':
    case 'abilityUsed':
    case 'cardAbilityUsed':
    case 'retreats':
    case 'attackUsed':
      return true;
    default:
      return false;
  }
}
