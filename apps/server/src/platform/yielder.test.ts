/** Others have their turn by what the work has cost, not by how many pieces it came in. */
import { expect, test } from 'vitest';
import { createYielder } from './yielder.ts';

test.each([
  { pieceMs: 9, pieces: 5, turns: 5 },
  { pieceMs: 3, pieces: 6, turns: 2 },
  { pieceMs: 0.01, pieces: 500, turns: 0 },
])('$pieces pieces of $pieceMs ms let others run $turns times', async ({ pieceMs, pieces, turns }) => {
  let now = 0;
  let others = 0;
  let waiting: NodeJS.Immediate | undefined;
  const queue = () => {
    waiting = setImmediate(() => {
      others += 1;
      queue();
    });
  };
  queue();
  const yieldToEventLoop = createYielder(() => now);
  for (let piece = 0; piece < pieces; piece += 1) {
    now += pieceMs;
    await yieldToEventLoop();
  }
  clearImmediate(waiting);
  expect(others).toBe(turns);
});
