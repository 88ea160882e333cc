/** One step of an animation: what is seen for how long, when the board changes, what is heard and said. */
import type { AnyRules, Seat, TypeOf } from '@pokesol/engine';
import type { SoundName } from '../../../platform/sound/names.ts';
import type { Beat } from './pace.ts';
import type { EventSceneKind, Scene } from './scene.ts';

/** Words spoken while it happens. */
export type Speech = { readonly seat: Seat; readonly text: string };
export type Speaker<R extends AnyRules> = (event: TypeOf<R, 'event'>) => Speech | null;

export type Step<R extends AnyRules> = {
  readonly ms: number;
  /** `null` where it takes no time at any speed. */
  readonly beat: Beat | null;
  /** What happens; `null` in a pause. */
  readonly event: TypeOf<R, 'event'> | null;
  readonly scene: Scene | null;
  /** Whether the board changes as the scene begins or when it is over. */
  readonly appliesAt: 'start' | 'end';
  readonly sound: SoundName | null;
  readonly speech: Speech | null;
  /** Which of the things that the other side does in its turn it belongs to. */
  readonly mark?: { readonly now: number; readonly of: number };
  readonly like?: string;
  /** How many steps it is shown for, itself among them, where it is more than one. */
  readonly together?: number;
};

type Timing = {
  readonly beat: Beat;
  readonly appliesAt: Step<'classic'>['appliesAt'];
  readonly sound?: SoundName;
};

/** How a scene is shown where nothing else is said of it. */
export const TIMINGS: { readonly [Kind in EventSceneKind]: Timing } = {
  turn: { beat: 'turn', appliesAt: 'start', sound: 'turn' },
  notice: { beat: 'small', appliesAt: 'start' },
  fly: { beat: 'small', appliesAt: 'end', sound: 'draw' },
  prizes: { beat: 'prize', appliesAt: 'end', sound: 'draw' },
  enter: { beat: 'place', appliesAt: 'start', sound: 'draw' },
  arrive: { beat: 'place', appliesAt: 'start', sound: 'draw' },
  evolve: { beat: 'place', appliesAt: 'end', sound: 'heal' },
  trainer: { beat: 'trainer', appliesAt: 'end', sound: 'draw' },
  ability: { beat: 'trainer', appliesAt: 'start', sound: 'draw' },
  reveal: { beat: 'trainer', appliesAt: 'start', sound: 'draw' },
  coin: { beat: 'coin', appliesAt: 'end', sound: 'coin' },
  strike: { beat: 'strike', appliesAt: 'start' },
  miss: { beat: 'miss', appliesAt: 'start' },
  hurt: { beat: 'hurt', appliesAt: 'start', sound: 'attack' },
  heal: { beat: 'small', appliesAt: 'start', sound: 'heal' },
  counters: { beat: 'small', appliesAt: 'end' },
  status: { beat: 'small', appliesAt: 'start' },
  cured: { beat: 'small', appliesAt: 'start' },
  tag: { beat: 'small', appliesAt: 'start' },
  mark: { beat: 'small', appliesAt: 'start' },
  knockOut: { beat: 'knockOut', appliesAt: 'end', sound: 'knock-out' },
  swap: { beat: 'place', appliesAt: 'end', sound: 'draw' },
  shuffle: { beat: 'small', appliesAt: 'start' },
  end: { beat: 'end', appliesAt: 'start' },
};

/** What a step without a scene has. */
export const UNSEEN = {
  ms: 0,
  beat: null,
  event: null,
  scene: null,
  appliesAt: 'start',
  sound: null,
  speech: null,
} as const;

/** Another coin after a coin is thrown faster. */
export const isCoin = (beat: Beat | null): boolean => beat === 'coin' || beat === 'nextCoin';

export const endSound = (winner: Seat | null, watcher: Seat): SoundName =>
  winner === watcher ? 'victory' : 'defeat';
