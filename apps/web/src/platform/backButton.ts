/** The back button: it closes the window opened last, asks a screen that is not left unasked, and only then leaves. */

/** Stopping the event keeps everybody else from hearing of it. */
type BackGuard = (event: PopStateEvent) => void;

type Browser = {
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'forward' | 'go'>;
  readonly location: Pick<Location, 'href' | 'pathname'>;
  /** Runs something once everything that now goes on is over: a window that makes way for another is no closed window. */
  readonly later: (run: () => void) => void;
};

/** What marks the one step of the history that stands for all windows: the back button takes it, and the screen stays. */
const STEP = { pokesolWindow: true } as const;
const isStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'pokesolWindow' in state;

export function createBackButton({ history, location, later }: Browser) {
  const windows: (() => void)[] = [];
  let guard: BackGuard | undefined;
  /** The windows' step is where the browser stands; of this screen. */
  let step: { readonly path: string } | undefined;
  /** Under way: our own way back from the step of windows that were closed otherwise, with the address that stays. */
  let leavingStep: string | undefined;
  /** Under way: our own move past a step that stands for nothing any more. */
  let isPassing = false;

  function settle() {
    if (windows.length > 0) takeStep();
    else if (step !== undefined) leaveStep(step);
  }

  function leaveStep({ path }: { readonly path: string }) {
    step = undefined;
    // A link led on: the step stays behind, and is passed by when the browser comes back to it.
    if (location.pathname !== path) return;
    leavingStep = location.href;
    history.back();
  }

  function takeStep() {
    if (step !== undefined) return;
    history.pushState(STEP, '', location.href);
    step = { path: location.pathname };
  }

  /** Our own way back has arrived, unless the player has gone on meanwhile. */
  function leftStep(href: string, state: unknown) {
    if (!isStep(state)) {
      // What the windows wrote into the address is not taken back with their step.
      if (location.href !== href) history.replaceState(state, '', href);
    } else if (windows.length > 0) step = { path: location.pathname };
    else pass(() => history.forward());
  }

  function pass(move: () => void) {
    isPassing = true;
    move();
  }

  return {
    /** `dismiss` is what Escape and the back button do to the window while it is open; the answer is called when it closes. */
    openWindow(dismiss: () => void): () => void {
      windows.push(dismiss);
      takeStep();
      return () => {
        windows.splice(windows.lastIndexOf(dismiss), 1);
        later(settle);
      };
    },

    /** Does to the last window what Escape does; whether there was one. */
    escapeWindow(): boolean {
      const last = windows.at(-1);
      last?.();
      return last !== undefined;
    },

    /** Returns what ends the watch. */
    guardBack(watch: BackGuard): () => void {
      guard = watch;
      return () => {
        if (guard === watch) guard = undefined;
      };
    },

    /** Leaves the screen backwards, also from within a window. */
    leave(): void {
      history.go(step === undefined ? -1 : -2);
      step = undefined;
    },

    /** The browser has gone to another step already. */
    onPop(event: PopStateEvent): void {
      if (leavingStep !== undefined || isPassing) {
        event.stopImmediatePropagation();
        const href = leavingStep;
        leavingStep = undefined;
        isPassing = false;
        if (href !== undefined) leftStep(href, event.state);
        return;
      }
      if (windows.length > 0 && step !== undefined && !isStep(event.state)) {
        event.stopImmediatePropagation();
        step = undefined;
        windows.at(-1)?.();
        // One that stays open, or another below it, has a step again.
        later(settle);
        return;
      }
      guard?.(event);
      if (!isStep(event.state) || event.cancelBubble) return;
      if (windows.length > 0) step = { path: location.pathname };
      else pass(() => history.back());
    },
  };
}

const browser = createBackButton({
  history: globalThis.history,
  location: globalThis.location,
  later: (run) => void setTimeout(run),
});

export const { openWindow, escapeWindow, guardBack, leave } = browser;

/** Called once, before anything is rendered: listeners of the window run in the order in which they came. */
export function watchBack(target: Window): void {
  target.addEventListener('popstate', browser.onPop);
}
