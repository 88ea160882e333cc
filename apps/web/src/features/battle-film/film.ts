/** Shows updates of a battle one after the other, step by step, on a clock that is passed in. Ends at the server's view. */
import type { BattleEvent, BattleView } from '@pokesol/engine';
import type { Clock } from '../../platform/clock.ts';
import type { SoundName } from '../../platform/sound/names.ts';
import { applyEvent, readyToPlay } from './playback.ts';
import { endSound, type Speech, type Step, stepsOf } from './steps.ts';

/** What the film needs of a battle as the server tells it. */
export type FilmAnswer = {
  readonly version: number;
  readonly view: BattleView;
  /** The newest first; its first entry says how far this browser has been told already. */
  readonly battleLog: readonly { readonly id: number }[];
  /** What led to it; absent where it was merely loaded. */
  readonly events?: readonly BattleEvent[];
};

export type FilmTools = {
  readonly clock: Clock;
  readonly play: (sound: SoundName) => void;
  /** What somebody says to an event, seeing the board that all of them led to; the campaign's trainers do. */
  readonly speaker?: (event: BattleEvent, after: BattleView) => Speech | null;
  /** How many times as fast as usual; asked before each step. */
  readonly pace?: () => number;
};

export type FilmState<Answer extends FilmAnswer> = {
  /** The board to draw now. */
  readonly view: BattleView;
  /** What is to be seen at this moment; `null` in a pause and when the film is over. */
  readonly step: Step | null;
  /** What was seen last in this film; stays through its pauses. */
  readonly caption: BattleEvent | null;
  readonly playing: boolean;
  /** The last event that was shown: a log shows no later one yet. */
  readonly told: number;
  /** The newest answer of the server whose film is over: what may be acted on. */
  readonly settled: Answer;
};

export function createFilm<Answer extends FilmAnswer>(
  first: Answer,
  { clock, play, speaker, pace = () => 1 }: FilmTools,
) {
  type Reel = { readonly answer: Answer; readonly events: readonly BattleEvent[] };
  let newest = first.version;
  let latest: Answer = first;
  let heard = first.battleLog[0]?.id ?? -1;
  let state: FilmState<Answer> = {
    view: first.view,
    step: null,
    caption: null,
    playing: false,
    told: heard,
    settled: first,
  };
  let queue: Reel[] = [];
  let current: Reel | null = null;
  let cancel = (): void => {};
  const listeners = new Set<() => void>();

  function set(next: Partial<FilmState<Answer>>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** Carries out steps until one takes time. */
  function run(steps: readonly Step[], from: number): void {
    let { view, told } = state;
    for (let index = from; index < steps.length; index += 1) {
      const step = steps[index];
      if (step === undefined) break;
      const { event, lands } = step;
      const ms = step.ms / pace();
      const after = event === null ? view : applyEvent(view, event);
      const seen = event?.id ?? told;
      if (ms > 0) {
        const caption = event ?? state.caption;
        set({
          view: lands === 'start' ? after : view,
          step: event === null ? null : { ...step, ms },
          caption,
          told: seen,
        });
        if (step.sound !== null) play(step.sound);
        cancel = clock.after(ms, () => {
          state = { ...state, view: after };
          run(steps, index + 1);
        });
        return;
      }
      view = after;
      told = seen;
    }
    if (current !== null) settle(current.answer);
  }

  function settle(answer: Answer): void {
    current = null;
    const next = queue.shift();
    set({
      view: answer.view,
      step: null,
      caption: null,
      playing: next !== undefined,
      told: answer.battleLog[0]?.id ?? state.told,
      settled: answer,
    });
    if (next !== undefined) begin(next);
  }

  function begin(reel: Reel): void {
    current = reel;
    state = { ...state, playing: true, view: readyToPlay(state.view, reel.answer.view) };
    const { view } = reel.answer;
    run(stepsOf(reel.events, view.seat, speaker && ((event) => speaker(event, view))), 0);
  }

  /** The same moment told again, by another road or with another outcome: the film goes on, its end is the new one. */
  function renew(answer: Answer): void {
    const last = queue.length - 1;
    if (last >= 0) queue = queue.map((reel, index) => (index === last ? { ...reel, answer } : reel));
    else if (current !== null) current = { ...current, answer };
    else set({ view: answer.view, settled: answer });
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What is known already, or older, is left out; where something between is missing, the board simply changes. */
    push(answer: Answer): void {
      if (answer.version < newest || answer === latest) return;
      latest = answer;
      if (answer.version === newest) {
        renew(answer);
        return;
      }
      newest = answer.version;
      const fresh = (answer.events ?? []).filter(({ id }) => id > heard);
      const isWhole = fresh[0]?.id === heard + 1;
      heard = Math.max(heard, fresh.at(-1)?.id ?? -1, answer.battleLog[0]?.id ?? -1);
      const reel = { answer, events: isWhole ? fresh : [] };
      if (current === null) begin(reel);
      else queue.push(reel);
    },
    /** The whole rest at once: the board as the server has it. */
    skip(): void {
      const last = queue.at(-1) ?? current;
      if (last === null) return;
      cancel();
      queue = [];
      const wasEnded = state.view.phase === 'ended';
      settle(last.answer);
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

export type Film<Answer extends FilmAnswer> = ReturnType<typeof createFilm<Answer>>;
