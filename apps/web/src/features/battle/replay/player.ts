/** Plays a replay: forward as an animation, back and far at once, by itself at a chosen speed, on a clock that is passed in. */
import type { AnyRules, Seat, TypeOf } from '@pokesol/engine';
import type { Clock } from '../../../platform/clock.ts';
import { createListeners } from '../../../platform/createStore.ts';
import type { SoundName } from '../../../platform/sound/names.ts';
import { createPlaybackQueue, type PlaybackAnswer, type PlaybackQueue } from '../animation/playbackQueue.ts';
import type { Step } from '../animation/step.ts';
import type { Timeline } from './timeline.ts';

export const REPLAY_SPEEDS = [1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** Between one move and the next while it plays by itself. */
export const BETWEEN_MS = 500;

export type PlayerState<R extends AnyRules> = {
  /** Which moment is shown, or being arrived at. */
  readonly moment: number;
  readonly seat: Seat;
  readonly view: TypeOf<R, 'view'>;
  readonly step: Step<R> | null;
  readonly caption: TypeOf<R, 'event'> | null;
  /** The last event that was shown. */
  readonly lastShownEvent: number;
  /** Something moves on the board. */
  readonly moving: boolean;
  /** It goes on by itself. */
  readonly running: boolean;
  readonly speed: ReplaySpeed;
};

export type PlayerTools = { readonly clock: Clock; readonly play: (sound: SoundName) => void };

/** `first` is the moment it begins at. */
export function createPlayer<R extends AnyRules>(
  timeline: Timeline<R>,
  { clock, play }: PlayerTools,
  first = 0,
) {
  const lastEventAt = (moment: number): number => timeline.eventsAt(moment).at(-1)?.id ?? -1;
  const within = (moment: number): number => Math.min(timeline.last, Math.max(0, Math.round(moment)));
  const start = within(first);
  let state: PlayerState<R> = {
    moment: start,
    seat: 0,
    view: timeline.viewAt(start, 0),
    step: null,
    caption: null,
    lastShownEvent: lastEventAt(start),
    moving: false,
    running: false,
    speed: 1,
  };
  let playback: PlaybackQueue<R, PlaybackAnswer<R>> | null = null;
  /** The reader loses nothing: a victory sounds as one from either side, and a tie has no sound. */
  const playNeutral = (sound: SoundName): void => {
    if (sound !== 'defeat') play(sound);
    else if (timeline.viewAt(timeline.last, 0).winner !== null) play('victory');
  };
  let cancel = (): void => {};
  const { notify, subscribe } = createListeners();

  function set(next: Partial<PlayerState<R>>) {
    state = { ...state, ...next };
    notify();
  }

  function stop(): void {
    cancel();
    cancel = () => {};
    playback?.close();
    playback = null;
  }

  function show(moment: number, more: Partial<PlayerState<R>> = {}): void {
    stop();
    const seat = more.seat ?? state.seat;
    const still = { step: null, caption: null, lastShownEvent: lastEventAt(moment), moving: false };
    set({ ...still, ...more, moment, view: timeline.viewAt(moment, seat) });
  }

  /** One move, as an animation; whatever was still moving is there at once. */
  function forward(): void {
    stop();
    const { moment, seat } = state;
    if (moment >= timeline.last) {
      show(timeline.last, { running: false });
      return;
    }
    const next = moment + 1;
    const events = timeline.eventsAt(next);
    const before = (events[0]?.id ?? 0) - 1;
    const begun = createPlaybackQueue<R, PlaybackAnswer<R>>(
      timeline.rules.animation,
      { version: 0, view: timeline.viewAt(moment, seat), battleLog: [{ id: before }] },
      { clock, play: playNeutral, pace: () => state.speed },
    );
    playback = begun;
    state = { ...state, moment: next };
    begun.subscribe(() => {
      if (playback !== begun) return;
      const { view, step, caption, lastShownEvent, playing } = begun.get();
      set({ view, step, caption, lastShownEvent, moving: playing });
      if (!playing) arrive();
    });
    begun.push({
      version: 1,
      view: timeline.viewAt(next, seat),
      battleLog: [{ id: events.at(-1)?.id ?? before }],
      events,
    });
  }

  function arrive(): void {
    playback = null;
    if (!state.running) return;
    if (state.moment >= timeline.last) set({ running: false });
    else cancel = clock.after(BETWEEN_MS / state.speed, forward);
  }

  return {
    get: () => state,
    subscribe,
    forward() {
      set({ running: false });
      forward();
    },
    /** What moves is there at once; between two moves the next begins. Goes on if it was going on. */
    skip() {
      if (state.moving) {
        show(state.moment);
        arrive();
      } else if (state.running) {
        stop();
        forward();
      }
    },
    back: () => show(within(state.moment - 1), { running: false }),
    /** Goes on from there if it was going on. */
    jump(moment: number) {
      show(within(moment));
      if (state.running) cancel = clock.after(BETWEEN_MS / state.speed, forward);
    },
    /** Plays from here, or once more from the beginning when it is over; or pauses where it is. */
    toggle() {
      if (state.running) {
        show(state.moment, { running: false });
        return;
      }
      const from = state.moment >= timeline.last ? 0 : state.moment;
      show(from, { running: true });
      cancel = clock.after(from === state.moment && from > 0 ? 0 : BETWEEN_MS / state.speed, forward);
    },
    setSpeed: (speed: ReplaySpeed) => set({ speed }),
    /** From the other chair. */
    turnTable: () => show(state.moment, { seat: state.seat === 0 ? 1 : 0, running: false }),
    close: stop,
  };
}

export type Player<R extends AnyRules = AnyRules> = ReturnType<typeof createPlayer<R>>;
