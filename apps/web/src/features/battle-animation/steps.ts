/** The animation of some events as a list of steps: a pure function of what happened and of who watches. */
import type { BattleEvent, Seat } from '@pokesol/engine';
import type { SoundName } from '../../platform/sound/names.ts';
import { type Scene, type SceneKind, sceneOf } from './scenes.ts';

/** The spec's pauses of the other side's turn. */
const BEFORE_TURN_MS = 800;
const BEFORE_ACTION_MS = 800;
const AFTER_ACTION_MS = 300;

/** Words that somebody says while it happens. */
export type Speech = { readonly seat: Seat; readonly text: string };
export type Speaker = (event: BattleEvent) => Speech | null;

export type Step = {
  readonly ms: number;
  /** What happens; `null` in a pause. */
  readonly event: BattleEvent | null;
  readonly scene: Scene | null;
  /** Whether the board changes as the scene begins or when it is over. */
  readonly appliesAt: 'start' | 'end';
  readonly sound: SoundName | null;
  readonly speech: Speech | null;
};

type Timing = {
  /** How long it lasts when the watcher does it, and when the other side does. */
  readonly own: number;
  readonly theirs: number;
  readonly appliesAt: Step['appliesAt'];
  readonly sound?: SoundName;
};

const TIMINGS: { readonly [Kind in SceneKind]: Timing } = {
  turn: { own: 900, theirs: 700, appliesAt: 'start', sound: 'turn' },
  fly: { own: 320, theirs: 380, appliesAt: 'end', sound: 'draw' },
  enter: { own: 300, theirs: 420, appliesAt: 'start', sound: 'draw' },
  trainer: { own: 700, theirs: 1300, appliesAt: 'end', sound: 'draw' },
  coin: { own: 1300, theirs: 1300, appliesAt: 'end', sound: 'coin' },
  strike: { own: 520, theirs: 620, appliesAt: 'start' },
  miss: { own: 600, theirs: 600, appliesAt: 'start' },
  hurt: { own: 760, theirs: 760, appliesAt: 'start', sound: 'attack' },
  heal: { own: 600, theirs: 700, appliesAt: 'start', sound: 'heal' },
  status: { own: 600, theirs: 700, appliesAt: 'start' },
  cured: { own: 200, theirs: 200, appliesAt: 'start' },
  knockOut: { own: 900, theirs: 900, appliesAt: 'end', sound: 'knock-out' },
  swap: { own: 420, theirs: 520, appliesAt: 'end', sound: 'draw' },
  shuffle: { own: 260, theirs: 260, appliesAt: 'start' },
  end: { own: 900, theirs: 900, appliesAt: 'start' },
};

const silent: Speaker = () => null;

export function stepsOf(events: readonly BattleEvent[], watcher: Seat, speaker: Speaker = silent): Step[] {
  const steps: Step[] = [];
  const wait = (ms: number) => steps.push({ ...PAUSE, ms });
  let theirAction = false;
  let asked: Seat | null = null;
  for (const event of events) {
    const actor: Seat | null = startsAction(event) ?? asked;
    if (theirAction && (actor !== null || isBoundary(event))) {
      wait(AFTER_ACTION_MS);
      theirAction = false;
    }
    if (actor !== null && actor !== watcher) {
      wait(BEFORE_ACTION_MS);
      theirAction = true;
    }
    if (event.type === 'turnStarted' && event.seat !== watcher) wait(BEFORE_TURN_MS);
    steps.push(stepOf(event, watcher, speaker(event)));
    asked = event.type === 'choiceOpened' ? event.seat : null;
  }
  if (theirAction) wait(AFTER_ACTION_MS);
  return steps;
}

const PAUSE: Step = { ms: 0, event: null, scene: null, appliesAt: 'start', sound: null, speech: null };

function stepOf(event: BattleEvent, watcher: Seat, speech: Speech | null): Step {
  const isOwn = event.type !== 'battleEnded' && event.seat === watcher;
  // One's own never lay face down to oneself.
  const scene = isOwn && event.type === 'activeRevealed' ? null : sceneOf(event);
  if (scene === null) return { ...PAUSE, event, speech };
  const { own, theirs, appliesAt, sound = null } = TIMINGS[scene.kind];
  const heard = scene.kind === 'end' ? endSound(scene.winner, watcher) : sound;
  return { ms: isOwn ? own : theirs, event, scene, appliesAt, sound: heard, speech };
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
