/** Where no worker comes, or it fails, the page itself plays on; what neither can do is said to the caller. */
import { expect, test } from 'vitest';
import { createGuestEngine, type EngineMeans } from './guestEngine.ts';
import type { GuestReply, GuestRequest } from './guestHost.ts';

const REQUEST = { kind: 'open', battle: { id: 'one' } } as unknown as GuestRequest;
const REPLY: GuestReply = { kind: 'broken', why: 'rules' };

/** A worker that answers, or fails, at once. */
class PromptWorker extends EventTarget {
  readonly asked: unknown[] = [];
  isEnded = false;
  readonly #answer: (data: unknown) => Event;
  constructor(answer: (data: unknown) => Event) {
    super();
    this.#answer = answer;
  }
  postMessage(data: unknown): void {
    this.asked.push(data);
    queueMicrotask(() => this.dispatchEvent(this.#answer(data)));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

const answering = () => new PromptWorker(() => Object.assign(new Event('message'), { data: REPLY }));
const failing = () => new PromptWorker(() => new Event('error'));

function engineWith(worker: (() => PromptWorker) | undefined, loadHost: EngineMeans['loadHost']) {
  const started: PromptWorker[] = [];
  const engine = createGuestEngine({
    startWorker: () => {
      if (worker === undefined) throw new Error('There are no workers');
      const begun = worker();
      started.push(begun);
      return begun as unknown as Worker;
    },
    loadHost,
  });
  return { engine, started };
}
const noHost = () => Promise.reject(new Error('The code did not come'));

test('one worker answers all, until the engine ends', async () => {
  const { engine, started } = engineWith(answering, noHost);
  expect(await engine.ask(REQUEST)).toEqual(REPLY);
  expect(await engine.ask(REQUEST)).toEqual(REPLY);
  expect(started.map(({ asked }) => asked)).toEqual([[REQUEST, REQUEST]]);
  engine.end();
  expect(started[0]?.isEnded).toBe(true);
});

test.each([
  ['there are no workers', undefined],
  ['the worker fails', failing],
])('where %s, the page answers that request and all later ones', async (_, worker) => {
  const asked: GuestRequest[] = [];
  const { engine, started } = engineWith(worker, async () => (request) => {
    asked.push(request);
    return REPLY;
  });
  expect(await engine.ask(REQUEST)).toEqual(REPLY);
  expect(await engine.ask(REQUEST)).toEqual(REPLY);
  expect(asked).toEqual([REQUEST, REQUEST]);
  expect(started.every(({ isEnded }) => isEnded)).toBe(true);
});

test('where neither can, the caller gets the error, and the next request tries again', async () => {
  let comes = false;
  const { engine } = engineWith(undefined, async () => {
    if (!comes) throw new Error('The code did not come');
    return () => REPLY;
  });
  await expect(engine.ask(REQUEST)).rejects.toThrow('did not come');
  comes = true;
  expect(await engine.ask(REQUEST)).toEqual(REPLY);
});
