/** The bus's figures, and a log that names no wallet and no session. */
import { expect, test, vi } from 'vitest';
import { openMetrics } from '../metrics/metrics.ts';
import { openBus } from './bus.ts';
import { busMetrics, busWatch } from './busMetrics.ts';
import type { LineEnds } from './line.ts';

test('what was published, received and lost is counted, and whether the line is up', async () => {
  const metrics = openMetrics();
  const log = { warn: vi.fn(), error: vi.fn() };
  let isUp = true;
  let ends: LineEnds | undefined;
  const bus = await openBus(
    async (given) => {
      ends = given;
      const silent = { watch() {}, unwatch() {}, send() {}, close: async () => {} };
      return { kind: 'nats', isUp: () => isUp, ...silent };
    },
    busWatch(metrics, log),
  );
  busMetrics(metrics, bus);
  bus.on('match:ash', () => {
    throw new RangeError('ours');
  });
  bus.publish('other');
  ends?.onNotice({ topic: 'match:ash', note: '' });
  ends?.onNotice({ topic: 'other', note: '' });
  ends?.onLost(new Error('away'), 3);
  isUp = false;
  const text = await metrics.text();
  for (const line of [
    'pokesol_notices_published_total 1',
    'pokesol_notices_heard_total 2',
    'pokesol_notices_lost_total 3',
    'pokesol_bus_up{line="nats"} 0',
  ])
    expect(text).toContain(line);
  expect(log.warn).toHaveBeenCalledWith({ err: new Error('away'), count: 3 }, expect.any(String));
  expect(log.error).toHaveBeenCalledWith({ err: new RangeError('ours'), topic: 'match' }, expect.any(String));
  await bus.close();
});
