/** Each subscriber of a topic gets a notice once, on its own server at once; what fails reaches the log alone. */
import { expect, test, vi } from 'vitest';
import { until } from '../../../testing/harness/until.ts';
import { type BusWatch, openBus } from './bus.ts';
import type { BusNotice, LineEnds, OpenLine } from './line.ts';
import { memoryLines } from './memoryLine.ts';

const watched = () =>
  ({ onSent: vi.fn(), onReceived: vi.fn(), onLost: vi.fn(), onSubscriberFailed: vi.fn() }) satisfies BusWatch;

/** A line in the test's hands. */
function handLine() {
  const done: string[] = [];
  let ends: LineEnds | undefined;
  const open: OpenLine = async (given) => {
    ends = given;
    return {
      kind: 'memory',
      isUp: () => true,
      watch: (topic) => void done.push(`watch ${topic}`),
      unwatch: (topic) => void done.push(`unwatch ${topic}`),
      send: ({ topic, note }: BusNotice) => void done.push(`send ${topic} ${note}`),
      close: async () => void done.push('close'),
    };
  };
  return {
    done,
    open,
    ends: () => {
      if (ends === undefined) throw new Error('it was not opened');
      return ends;
    },
  };
}

test('what is published comes here without the line, after the publisher has gone on, and once', async () => {
  const { open, done } = handLine();
  const bus = await openBus(open);
  const received: string[] = [];
  bus.on('a', (note) => received.push(`a ${note}`));
  bus.on('b', (note) => received.push(`b ${note}`));
  bus.publish('a', '7');
  bus.publish('a');
  expect(received).toEqual([]);
  await until(() => received.length === 2);
  expect(received).toEqual(['a 7', 'a ']);
  expect(done).toEqual(['watch a', 'watch b', 'send a 7', 'send a ']);
  await bus.close();
});

test('buses on one line share notices, until they are closed', async () => {
  const lines = memoryLines();
  const [one, other] = [await openBus(lines), await openBus(lines)];
  const received: string[] = [];
  one.on('a', (note) => received.push(`one ${note}`));
  other.on('a', (note) => received.push(`other ${note}`));
  one.publish('a', '1');
  await until(() => received.length === 2);
  expect(received.sort()).toEqual(['one 1', 'other 1']);
  await one.close();
  other.publish('a', '2');
  await until(() => received.includes('other 2'));
  expect(received).not.toContain('one 2');
  await other.close();
});

test('a topic is watched from its first subscriber to its last', async () => {
  const { open, done } = handLine();
  const bus = await openBus(open);
  const stops = [bus.on('a', () => {}), bus.on('a', () => {})];
  for (const stop of stops) stop();
  // Twice is once.
  stops[0]?.();
  const stop = bus.on('a', () => {});
  stops[1]?.();
  expect(done).toEqual(['watch a', 'unwatch a', 'watch a']);
  stop();
  await bus.close();
  expect(done.slice(3)).toEqual(['unwatch a', 'close']);
});

test('when a line is back, every subscriber looks', async () => {
  const { open, ends } = handLine();
  const bus = await openBus(open);
  const received: string[] = [];
  for (const topic of ['a', 'b']) bus.on(topic, (note) => received.push(`${topic}${note}`));
  ends().onBack();
  expect(received).toEqual(['a', 'b']);
  await bus.close();
});

test('a subscriber that fails keeps the notice from no other, and what is lost is logged', async () => {
  const { open, ends } = handLine();
  const watch = watched();
  const bus = await openBus(open, watch);
  const received: string[] = [];
  const failure = new RangeError('ours');
  bus.on('a', () => {
    throw failure;
  });
  bus.on('a', (note) => received.push(note));
  ends().onNotice({ topic: 'a', note: '3' });
  expect(received).toEqual(['3']);
  expect(watch.onSubscriberFailed).toHaveBeenCalledWith(failure, 'a');
  ends().onLost(failure, 4);
  bus.publish('a');
  await until(() => received.length === 2);
  expect(watch.onLost).toHaveBeenCalledWith(failure, 4);
  expect([watch.onSent, watch.onReceived].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await bus.close();
});
