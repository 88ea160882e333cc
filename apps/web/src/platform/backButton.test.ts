/** The back button beside windows: it closes the last one, and leaves the screen only where none is open. */
import { expect, test } from 'vitest';
import { createBackButton } from './backButton.ts';

/** A browser's history, whose moves arrive when the test says so. */
function browserAt(path: string) {
  type Entry = { state: unknown; url: string };
  const entries: Entry[] = [{ state: null, url: 'https://pokesol.example/' }];
  let at = 0;
  const moves: number[] = [];
  const due: (() => void)[] = [];
  const urlOf = (to: string | URL | null | undefined) => new URL(to ?? location.href, location.href).href;
  const location = {
    get href() {
      return entries[at]?.url ?? '';
    },
    get pathname() {
      return new URL(this.href).pathname;
    },
  };
  const history = {
    pushState(state: unknown, _: string, to?: string | URL | null) {
      entries.splice(at + 1, Number.POSITIVE_INFINITY, { state, url: urlOf(to) });
      at += 1;
    },
    replaceState(state: unknown, _: string, to?: string | URL | null) {
      entries[at] = { state, url: urlOf(to) };
    },
    back: () => void moves.push(-1),
    forward: () => void moves.push(1),
    go: (delta = 0) => void moves.push(delta),
  };
  const button = createBackButton({ history, location, later: (run) => void due.push(run) });
  /** Where the router was sent. */
  const events: string[] = [];
  function arrive(delta: number) {
    at = Math.max(0, Math.min(entries.length - 1, at + delta));
    let isStopped = false;
    const event = {
      state: entries[at]?.state,
      get cancelBubble() {
        return isStopped;
      },
      stopImmediatePropagation() {
        isStopped = true;
      },
    };
    button.onPop(event as PopStateEvent);
    if (!isStopped) events.push(location.pathname);
  }
  history.pushState(null, '', path);
  return {
    button,
    history,
    events,
    address: () => location.href.slice('https://pokesol.example'.length),
    steps: () => entries.length,
    /** Everything that is under way arrives, and what it brings about too. */
    settle() {
      while (due.length > 0 || moves.length > 0) {
        due.shift()?.();
        const move = moves.shift();
        if (move !== undefined) arrive(move);
      }
    },
    pressBack() {
      arrive(-1);
      this.settle();
    },
    pressForward() {
      arrive(1);
      this.settle();
    },
  };
}

/** A window that Escape and the back button close. */
function openIn({ button }: ReturnType<typeof browserAt>) {
  const shown = { isOpen: true, close: () => {} };
  const closed = button.openWindow(() => shown.close());
  shown.close = () => {
    shown.isOpen = false;
    closed();
  };
  return shown;
}

test('Escape is for the window opened last, whichever closes first', () => {
  const { button } = browserAt('/cards');
  const escaped: string[] = [];
  expect(button.escapeWindow()).toBe(false);
  const closeFirst = button.openWindow(() => escaped.push('first'));
  const closeSecond = button.openWindow(() => escaped.push('second'));
  const closeThird = button.openWindow(() => escaped.push('third'));
  expect(button.escapeWindow()).toBe(true);
  closeSecond();
  button.escapeWindow();
  closeThird();
  button.escapeWindow();
  closeFirst();
  expect(button.escapeWindow()).toBe(false);
  expect(escaped).toEqual(['third', 'third', 'first']);
});

test('back closes one window after the other, and then leaves', () => {
  const page = browserAt('/cards');
  const [lower, upper] = [openIn(page), openIn(page)];
  page.pressBack();
  expect([lower.isOpen, upper.isOpen]).toEqual([true, false]);
  page.pressBack();
  expect(lower.isOpen).toBe(false);
  expect(page.address()).toBe('/cards');
  expect(page.events).toEqual([]);
  page.pressBack();
  expect(page.events).toEqual(['/']);
});

test('back on the first screen of a visit stays in the site while a window is open', () => {
  const page = browserAt('/cards');
  page.pressBack();
  const window = openIn(page);
  page.pressBack();
  expect(window.isOpen).toBe(false);
  expect(page.address()).toBe('/');
});

test('a window that is closed otherwise leaves no step behind, and keeps what it wrote into the address', () => {
  const page = browserAt('/cards');
  const window = openIn(page);
  page.history.replaceState(null, '', '/cards?q=fox');
  window.close();
  page.settle();
  expect(page.address()).toBe('/cards?q=fox');
  expect(page.events).toEqual([]);
  page.pressBack();
  expect(page.events).toEqual(['/']);
});

test('one that makes way for another, or stays open when asked to close, is closed by the next back', () => {
  const page = browserAt('/cards');
  openIn(page).close();
  const second = openIn(page);
  page.settle();
  let asked = 0;
  const third = page.button.openWindow(() => {
    asked += 1;
  });
  page.pressBack();
  page.pressBack();
  expect(asked).toBe(2);
  third();
  page.pressBack();
  expect(second.isOpen).toBe(false);
  expect(page.address()).toBe('/cards');
});

test('a link out of a window is one step: back from there shows the screen without the window', () => {
  const page = browserAt('/cards');
  const window = openIn(page);
  window.close();
  page.history.pushState(null, '', '/decks');
  page.settle();
  expect(page.address()).toBe('/decks');
  page.pressBack();
  expect(page.address()).toBe('/cards');
  page.pressBack();
  expect(page.events).toEqual(['/cards', '/']);
});

test('a link followed while the step is being left is followed all the same', () => {
  const page = browserAt('/cards');
  const window = openIn(page);
  window.close();
  // The way back is under way, not yet there.
  const { history } = page;
  const back = history.back;
  let isFirst = true;
  history.back = () => {
    back();
    if (isFirst) history.pushState(null, '', '/decks');
    isFirst = false;
  };
  page.settle();
  expect(page.address()).toBe('/decks');
  expect(page.events).toEqual([]);
});

test('forward after a window was closed by back changes nothing', () => {
  const page = browserAt('/cards');
  openIn(page);
  page.pressBack();
  page.pressForward();
  expect(page.address()).toBe('/cards');
  page.pressBack();
  expect(page.address()).toBe('/');
});

test('a guarded screen is asked where no window is open, and left from within its own question', () => {
  const page = browserAt('/deck');
  let asked = 0;
  let isAgreed = false;
  page.button.guardBack((event) => {
    if (isAgreed) return;
    event.stopImmediatePropagation();
    page.history.pushState(null, '', '/deck');
    asked += 1;
  });
  const stats = openIn(page);
  page.pressBack();
  expect([stats.isOpen, asked]).toEqual([false, 0]);
  page.pressBack();
  expect(asked).toBe(1);
  const question = openIn(page);
  isAgreed = true;
  page.button.leave();
  question.close();
  page.settle();
  expect(page.events).toEqual(['/']);
});
