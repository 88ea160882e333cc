/** Whether the bus carries notices, and what became of them. */
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Bus, BusWatch } from './bus.ts';
import { LINE_KINDS } from './line.ts';

export function busWatch(metrics: Metrics, log: Pick<FastifyBaseLogger, 'warn' | 'error'>): BusWatch {
  const sent = metrics.counter({
    name: 'pokesol_notices_published_total',
    help: 'Notices that this server published.',
  });
  const received = metrics.counter({
    name: 'pokesol_notices_heard_total',
    help: 'Notices of other servers that came here.',
  });
  const lost = metrics.counter({
    name: 'pokesol_notices_lost_total',
    help: 'Notices of this server that did not get away to others, who find what is new by looking.',
  });
  return {
    onSent: () => sent({}),
    onReceived: () => received({}),
    onLost(err, count) {
      lost({}, count);
      log.warn({ err, count }, 'notices to other servers were lost');
    },
    onSubscriberFailed: (err, topic) => log.error({ err, topic: kindOf(topic) }, 'a notice was not followed'),
  };
}

/** Behind the colon stand wallets and hashes of sessions. */
const kindOf = (topic: string): string => topic.split(':')[0] ?? '';

export function busMetrics(metrics: Metrics, { line }: Pick<Bus, 'line'>): void {
  metrics.gauge({
    name: 'pokesol_bus_up',
    help: '1 while notices come and go between servers, by what carries them.',
    labels: { line: LINE_KINDS },
    read: (set) => set({ line: line.kind }, line.isUp() ? 1 : 0),
  });
}
