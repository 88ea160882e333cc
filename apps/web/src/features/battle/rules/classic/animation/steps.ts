/** The animation of some of Classic's events as a list of steps: a pure function of what happened and of who watches. */
import type { Seat } from '@pokesol/engine';
import type { BattleEvent } from '@pokesol/engine/classic';
import { BEATS, type Beat, type Speed, TURN_LIMIT_MS, withinLimit } from '../../../animation/pace.ts';
import {
  endSound,
  isCoin,
  type Speaker,
  type Speech,
  type Step,
  TIMINGS,
  UNSEEN,
} from '../../../animation/step.ts';
import { sceneOf } from './scenes.ts';

const silent: Speaker<'classic'> = () => null;

/** What the other side does in one of its turns, or between one's own, takes no longer than the speed lets it. */
export function stepsOf(
  events: readonly BattleEvent[],
  watcher: Seat,
  {
    speaker = silent,
    speed = 'normal',
  }: { readonly speaker?: Speaker<'classic'> | undefined; readonly speed?: Speed } = {},
): Step<'classic'>[] {
  const parts: { isTheirs: boolean; steps: Step<'classic'>[] }[] = [{ isTheirs: false, steps: [] }];
  const put = (step: Step<'classic'>) => parts.at(-1)?.steps.push(step);
  const wait = (beat: 'pauseBefore' | 'pauseAfter') => put({ ...UNSEEN, beat, ms: BEATS[speed][beat] });
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

function stepOf(
  event: BattleEvent,
  watcher: Seat,
  speed: Speed,
  before: Beat | null,
  speech: Speech | null,
): Step<'classic'> {
  const isOwn = event.type !== 'battleEnded' && event.seat === watcher;
  // One's own never lay face down to oneself.
  const scene = isOwn && event.type === 'activeRevealed' ? null : sceneOf(event);
  if (scene === null) return { ...UNSEEN, event, speech };
  const { beat: usual, appliesAt, sound = null } = TIMINGS[scene.kind];
  const beat = beatOf(event, usual, before);
  const heard = scene.kind === 'end' ? endSound(scene.winner, watcher) : sound;
  return { ms: BEATS[speed][beat], beat, event, scene, appliesAt, sound: heard, speech };
}

/** The same scene may mean more or less: another coin after a coin, damage that no attack did, energy that flies to its place. */
function beatOf(event: BattleEvent, usual: Beat, before: Beat | null): Beat {
  if (usual === 'coin' && isCoin(before)) return 'nextCoin';
  if (event.type === 'damageDealt' && event.cause !== 'attack') return 'checkup';
  if (event.type === 'energyAttached' || event.type === 'cardAttached') return 'place';
  return usual;
}

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
