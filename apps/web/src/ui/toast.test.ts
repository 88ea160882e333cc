/** Each message can be read before the next one takes its place, bad news comes at once, and nothing is said twice. */
import { expect, test } from 'vitest';
import { handClock } from '../testing/handClock.ts';
import { createToasts, READ_MS } from './toast.ts';

function screen() {
  const clock = handClock();
  const toasts = createToasts(clock);
  const seen: (string | undefined)[] = [];
  toasts.subscribe(() => void seen.push(toasts.get()?.title));
  return { ...toasts, clock, seen, title: () => toasts.get()?.title };
}

test('what comes right after another message waits until that one could be read', () => {
  const { toast, clock, title } = screen();
  toast('Victory!', 'No Pokemon left', 'quiet');
  clock.advance(1);
  toast('Points Awarded!', 'You earned 50 Poke Points!');
  expect(title()).toBe('Victory!');
  clock.advance(READ_MS - 2);
  expect(title()).toBe('Victory!');
  clock.advance(1);
  expect(title()).toBe('Points Awarded!');
});

test('what comes later takes the place at once, and several follow one another in their order', () => {
  const { toast, clock, seen } = screen();
  toast('One', '');
  clock.advance(READ_MS);
  for (const title of ['Two', 'Three', 'Four']) toast(title, '');
  expect(seen).toEqual(['One', 'Two']);
  clock.advance(READ_MS);
  clock.advance(READ_MS);
  clock.advance(READ_MS);
  expect(seen).toEqual(['One', 'Two', 'Three', 'Four']);
});

test('bad news is shown at once, and small talk from before it never follows', () => {
  const { toast, clock, seen } = screen();
  toast('Turn Ended', '', 'quiet');
  toast('Energy Attached', '', 'quiet');
  toast('Points Awarded!', '');
  toast('Cannot Attack', '', 'destructive');
  clock.advance(10 * READ_MS);
  expect(seen).toEqual(['Turn Ended', 'Cannot Attack', 'Points Awarded!']);
});

test('the same words are not said twice in one moment, and said again later they are news', () => {
  const { toast, clock, seen } = screen();
  toast('Cannot Attack', 'Not enough energy', 'destructive');
  toast('Cannot Attack', 'Not enough energy', 'destructive');
  toast('Saved', '');
  toast('Saved', '');
  clock.advance(5 * READ_MS);
  expect(seen).toEqual(['Cannot Attack', 'Saved']);
  toast('Saved', '');
  expect(seen).toEqual(['Cannot Attack', 'Saved', 'Saved']);
  // Other words under the same title are another message.
  toast('Saved', 'As a copy');
  clock.advance(READ_MS);
  expect(seen).toHaveLength(4);
});

test('a message put away makes room for the next one, and the last leaves the screen empty', () => {
  const { toast, dismiss, get, clock, seen } = screen();
  toast('One', '');
  toast('Two', '');
  const first = get()?.id ?? 0;
  dismiss(first);
  expect(seen).toEqual(['One', 'Two']);
  // A late word of the one that is gone changes nothing.
  dismiss(first);
  expect(seen).toHaveLength(2);
  dismiss(get()?.id ?? 0);
  clock.advance(5 * READ_MS);
  expect(seen).toEqual(['One', 'Two', undefined]);
});

test('of a crowd the quiet ones are let go first', () => {
  const { toast, clock, seen } = screen();
  toast('Match Found!', '', 'quiet');
  toast('Pokemon Played', '', 'quiet');
  for (const title of ['A', 'B', 'C']) toast(title, '');
  clock.advance(10 * READ_MS);
  expect(seen).toEqual(['Match Found!', 'A', 'B', 'C']);
});
