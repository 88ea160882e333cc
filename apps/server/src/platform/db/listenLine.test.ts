/** Notices over LISTEN and NOTIFY: brought once to every other server, and kept for a while where the line is away. */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newPostgresDatabase } from '../../../testing/databases/databases.ts';
import { FaultyLine } from '../../../testing/fakes/faultyLine.ts';
import { until } from '../../../testing/harness/until.ts';
import { type Bus, openBus } from '../bus/bus.ts';
import { listenLine } from './listenLine.ts';

let url: string;
let faulty: FaultyLine;
let here: Bus;
let there: Bus;
let received: string[];
const onLost = vi.fn<(err: unknown, count: number) => void>();
const open = (address: string) =>
  openBus(
    listenLine(address, 5, () => {}),
    { onLost, onSent() {}, onReceived() {}, onSubscriberFailed() {} },
  );

beforeAll(async () => {
  url = await newPostgresDatabase('empty');
  faulty = await FaultyLine.to(url);
});
afterAll(() => faulty.close());
beforeEach(async () => {
  onLost.mockClear();
  received = [];
  [here, there] = [await open(faulty.url), await open(url)];
  here.on('a', (note) => received.push(`here ${note}`));
  there.on('a', (note) => received.push(`there ${note}`));
});
afterEach(async () => {
  faulty.mend();
  await Promise.all([here.close(), there.close()]);
});

test('each server gets each notice once, in order, many of them in one statement', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const notes = Array.from({ length: 50 }, (_, i) => String(i));
  for (const note of notes) here.publish('a', note);
  await until(() => received.length === 100);
  expect(received.filter((each) => each.startsWith('there'))).toEqual(notes.map((note) => `there ${note}`));
  expect(received.filter((each) => each.startsWith('here'))).toEqual(notes.map((note) => `here ${note}`));
  const statements = sent.mock.calls.filter(([text]) => JSON.stringify(text).includes('pg_notify'));
  expect(statements.length).toBeLessThan(5);
  sent.mockRestore();
  expect([here.line.kind, here.line.isUp()]).toEqual(['listen', true]);
});

test('one that no database takes goes alone, and is counted', async () => {
  here.publish('a', 'x'.repeat(9_000));
  await until(() => onLost.mock.calls.length > 0);
  expect(onLost).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringMatching(/too long/) }),
    1,
  );
  here.publish('a', '2');
  await until(() => received.includes('there 2'));
});

test('while the line is away, its own server goes on; what waits is sent when it is back, and all look', async () => {
  faulty.refuse();
  await until(() => !here.line.isUp());
  here.publish('a', '5');
  await until(() => received.includes('here 5'));
  expect(received).not.toContain('there 5');
  there.publish('a', '6');
  await until(() => received.includes('there 6'));
  faulty.mend();
  await until(() => received.includes('there 5') && received.includes('here '));
  expect(onLost).not.toHaveBeenCalled();
});

test('of too many that wait the oldest go, and are counted', async () => {
  faulty.refuse();
  await until(() => !here.line.isUp());
  for (let i = 0; i < 1_003; i += 1) here.publish('b', String(i));
  expect(onLost.mock.calls.map(([, count]) => count)).toEqual([1, 1, 1]);
});
