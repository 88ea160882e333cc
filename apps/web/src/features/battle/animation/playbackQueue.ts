/** Shows updates of a battle one after the other, step by step, on a clock that is passed in. Ends at the server's view. */
import type { AnyRules, TypeOf } from '@pokesol/engine';
import type { Clock } from '../../../platform/clock.ts';
import { createListeners } from '../../../platform/createStore.ts';
import type { SoundName } from '../../../platform/sound/names.ts';
import type { AnimatedRules } from './animatedRules.ts';
import type { Speed } from './pace.ts';
import { endSound, type Speech, type Step } from './step.ts';

/** What the animation needs of a battle as the server sends it. */
export type PlaybackAnswer<R extends AnyRules> = {
  readonly version: number;
  readonly view: TypeOf<R, 'view'>;
  /** The newest first; its first entry is the last that this browser received. */
  readonly battleLog: readonly { readonly id: number }[];
  /** What led to it; absent where it was merely loaded. */
  readonly events?: readonly TypeOf<R, 'event'>[];
};

export type PlaybackTools<R extends AnyRules> = {
  readonly clock: Clock;
  readonly play: (sound: SoundName) => void;
  /** What a character says to an event, seeing the board that all of them led to; the campaign's trainers do. */
  readonly speaker?: (event: TypeOf<R, 'event'>, after: TypeOf<R, 'view'>) => Speech | null;
  /** How many times as fast as usual; asked before each step. */
  readonly pace?: () => number;
  /** Asked before each animation. */
  readonly speed?: () => Speed;
};

export type PlaybackState<R extends AnyRules, Answer extends PlaybackAnswer<R>> = {
  /** The board to draw now. */
  readonly view: TypeOf<R, 'view'>;
  /** What is to be seen at this moment; `null` in a pause and when the animation is over. */
  readonly step: Step<R> | null;
  /** What was seen last in this animation; stays through its pauses. */
  readonly caption: TypeOf<R, 'event'> | null;
  readonly playing: boolean;
  /** The last event that was shown: a log shows no later one yet. */
  readonly lastShownEvent: number;
  /** The newest answer of the server whose animation is over: what may be acted on. */
  readonly playedAnswer: Answer;
};

export function createPlaybackQueue<R extends AnyRules, Answer extends PlaybackAnswer<R>>(
  { applyEvent, readyToPlay, stepsOf }: AnimatedRules<R>,
  first: Answer,
  { clock, play, speaker, pace = () => 1, speed = () => 'normal' }: PlaybackTools<R>,
) {
  type QueuedAnswer = { readonly answer: Answer; readonly events: readonly TypeOf<R, 'event'>[] };
  let newest = first.version;
  let latest: Answer = first;
  let lastQueuedEvent = first.battleLog[0]?.id ?? -1;
  let state: PlaybackState<R, Answer> = {
    view: first.view,
    step: null,
    caption: null,
    playing: false,
    lastShownEvent: lastQueuedEvent,
    playedAnswer: first,
  };
  let queue: QueuedAnswer[] = [];
  let current: QueuedAnswer | null = null;
  let cancel = (): void => {};
  const { notify, subscribe } = createListeners();

  function set(next: Partial<PlaybackState<R, Answer>>) {
    state = { ...state, ...next };
    notify();
  }

  /** Carries out steps until one takes time. */
  function run(steps: readonly Step<R>[], from: number): void {
    let { view, lastShownEvent } = state;
    for (let index = from; index < steps.length; index += 1) {
      const step = steps[index];
      if (step === undefined) break;
      const { event, appliesAt } = step;
      const ms = step.ms / pace();
      const after = event === null ? view : applyEvent(view, event);
      const seen = event?.id ?? lastShownEvent;
      if (ms > 0) {
        const caption = event ?? state.caption;
        set({
          view: appliesAt === 'start' ? after : view,
          step: event === null ? null : { ...step, ms },
          caption,
          lastShownEvent: seen,
        });
        if (step.sound !== null) play(step.sound);
        cancel = clock.after(ms, () => {
          state = { ...state, view: after };
          run(steps, index + 1);
        });
        return;
      }
      view = after;
      lastShownEvent = seen;
    }
    state = { ...state, view, lastShownEvent };
    if (current !== null) finish(current.answer);
  }

  function finish(answer: Answer): void {
    current = null;
    const next = queue.shift();
    set({
      view: answer.view,
      step: null,
      caption: null,
      playing: next !== undefined,
      lastShownEvent: answer.battleLog[0]?.id ?? state.lastShownEvent,
      playedAnswer: answer,
    });
    if (next !== undefined) begin(next);
  }

  function begin(queued: QueuedAnswer): void {
    current = queued;
    state = { ...state, playing: true, view: readyToPlay(state.view, queued.answer.view) };
    const { view } = queued.answer;
    const said = speaker && ((event: TypeOf<R, 'event'>) => speaker(event, view));
    const { current: whose } = state.view;
    run(stepsOf(queued.events, view.seat, { speaker: said, speed: speed(), current: whose }), 0);
  }

  /** The same moment received again, by another road or with another outcome: the animation goes on, its end is the new one. */
  function replaceLatest(answer: Answer): void {
    const last = queue.length - 1;
    if (last >= 0) queue = queue.map((queued, index) => (index === last ? { ...queued, answer } : queued));
    else if (current !== null) current = { ...current, answer };
    else set({ view: answer.view, playedAnswer: answer });
  }

  return {
    get: () => state,
    subscribe,
    /** What is known already, or older, is left out; where something between is missing, the board simply changes. */
    push(answer: Answer): void {
      if (answer.version < newest || answer === latest) return;
      latest = answer;
      if (answer.version === newest) {
        replaceLatest(answer);
        return;
      }
      newest = answer.version;
      const fresh = (answer.events ?? []).filter(({ id }) => id > lastQueuedEvent);
      const isWhole = fresh[0]?.id === lastQueuedEvent + 1;
      lastQueuedEvent = Math.max(lastQueuedEvent, fresh.at(-1)?.id ?? -1, answer.battleLog[0]?.id ?? -1);
      const queued = { answer, events: isWhole ? fresh : [] };
      if (current === null) begin(queued);
      else queue.push(queued);
    },
    /** The whole rest at once: the board as the server has it. */
    skip(): void {
      const last = queue.at(-1) ?? current;
      if (last === null) return;
      cancel();
      queue = [];
      const wasEnded = state.view.phase === 'ended';
      finish(last.answer);
      const { phase, winner, seat } = last.answer.view;
      if (phase === 'ended' && !wasEnded) play(endSound(winner, seat));
    },
    close(): void {
      cancel();
      queue = [];
      current = null;
    },
  };
}

export type PlaybackQueue<R extends AnyRules, Answer extends PlaybackAnswer<R>> = ReturnType<
  typeof createPlaybackQueue<R, Answer>
>;
