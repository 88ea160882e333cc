/** The dashboard's panels, asked of a Prometheus that has seen every fault: each has something to show. */
import { z } from 'zod';
import type { Prometheus } from './prometheus.ts';

const board = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
  ),
});

/** As Grafana asks, over all that a drill takes. */
const filled = (expr: string): string =>
  expr.replaceAll('$__rate_interval', '30m').replaceAll('$instance', '.*').replaceAll('[5m]', '[30m]');

/** The panels' questions that have no answer. */
export async function silentPanels(prometheus: Prometheus, dashboard: string): Promise<string[]> {
  const silent: string[] = [];
  for (const { title, targets } of board.parse(JSON.parse(dashboard)).panels)
    for (const { expr } of targets)
      if (!(await prometheus.answers(filled(expr)))) silent.push(`${title}: ${expr}`);
  return silent;
}
