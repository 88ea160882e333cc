/** The course of one pack opening: waiting → jumping → exploding → revealing → complete, on a clock that is passed in. */

export const OPENING_PHASES = ['waiting', 'jumping', 'exploding', 'revealing', 'complete'] as const;
export type OpeningPhase = (typeof OPENING_PHASES)[number];

export const AUTO_START_MS = 500;
/** Counted from the jump. */
export const EXPLODES_MS = 800;
export const REVEALS_MS = 1600;
export const COMPLETES_MS = 2400;
export const REVEAL_STAGGER_MS = 200;

export type OpeningState<Card> = {
  readonly phase: OpeningPhase;
  /** Empty until complete. */
  readonly cards: readonly Card[];
  /** Why we are back in waiting without cards, if we are; `open()` tries again. */
  readonly failure: unknown;
};

/** Runs something later; the returned function takes that back. */
export type Clock = { after(ms: number, run: () => void): () => void };

export const browserClock: Clock = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export type Opening<Card> = ReturnType<typeof createOpening<Card>>;

export function createOpening<Card>(
  clock: Clock,
  fetchCards: () => Promise<readonly Card[]>,
  log: (error: unknown) => void,
) {
  const START: OpeningState<Card> = { phase: 'waiting', cards: [], failure: undefined };
  let state = START;
  let pending: (() => void)[] = [];
  // Each run has its own token, so that an answer to a closed or failed run changes nothing.
  let run: object = {};
  const listeners = new Set<() => void>();

  function set(next: OpeningState<Card>) {
    state = next;
    for (const listener of listeners) listener();
  }

  function stop() {
    for (const cancel of pending) cancel();
    pending = [];
    run = {};
  }

  function at(ms: number, change: () => void) {
    pending.push(clock.after(ms, change));
  }

  /** The pack jumps, the cards are asked for; the show ends when its time is over and the cards are there. */
  function open() {
    stop();
    const thisRun = run;
    let cards: readonly Card[] | undefined;
    let timeIsOver = false;
    const completeIfReady = () => {
      if (timeIsOver && cards !== undefined) set({ phase: 'complete', cards, failure: undefined });
    };
    set({ phase: 'jumping', cards: [], failure: undefined });
    at(EXPLODES_MS, () => set({ ...state, phase: 'exploding' }));
    at(REVEALS_MS, () => set({ ...state, phase: 'revealing' }));
    at(COMPLETES_MS, () => {
      timeIsOver = true;
      completeIfReady();
    });
    fetchCards().then(
      (answer) => {
        if (run !== thisRun) return;
        cards = answer;
        completeIfReady();
      },
      (error: unknown) => {
        log(error);
        if (run !== thisRun) return;
        stop();
        set({ phase: 'waiting', cards: [], failure: error });
      },
    );
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The dialog is on screen: opens by itself after a moment. */
    start() {
      stop();
      set(START);
      at(AUTO_START_MS, open);
    },
    open,
    close() {
      stop();
      set(START);
    },
  };
}
