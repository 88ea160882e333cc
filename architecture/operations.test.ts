/** Alerts and the dashboard lead to what is there: each alert to its page, each figure of a panel to a form that Grafana reads. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { anchorsIn } from './documents.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(ROOT + path, 'utf8');

const rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^PokeSol[A-Z]\w+$/),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string().max(200), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const alerts = rules
  .parse(parse(read('operations/prometheus/pokesol.rules.yml')))
  .groups.flatMap((group) => group.rules);

describe('an alert', () => {
  test.each(alerts.map(({ alert, annotations }) => [alert, annotations.runbook]))(
    '%s names a page that is there',
    (alert, runbook) => {
      const [page = '', anchor = ''] = runbook.split('#');
      expect(anchor).toBe(alert.toLowerCase());
      expect(anchorsIn(read(page))).toContain(anchor);
    },
  );

  test('has a name of its own, and a test of its rule', () => {
    const names = alerts.map(({ alert }) => alert);
    const tests = z
      .object({ tests: z.array(z.object({ name: z.string() })) })
      .parse(parse(read('operations/prometheus/pokesol.rules.test.yml')));
    expect(new Set(names).size).toBe(names.length);
    expect(tests.tests.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  test('has a page only as long as it exists', () => {
    const named = anchorsIn(read('docs/operations/alerts.md')).filter((anchor) =>
      anchor.startsWith('pokesol'),
    );
    expect(named.sort()).toEqual(alerts.map(({ alert }) => alert.toLowerCase()).sort());
  });

  test('writes its times so that the drill can make them shorter', () => {
    for (const { expr } of alerts) expect(expr).not.toMatch(/(?<!\* )\b\d{3,}\b(?! \*)/);
  });
});

describe('the dashboard', () => {
  const panel = z.object({
    id: z.number(),
    title: z.string().min(1),
    type: z.enum(['row', 'stat', 'timeseries']),
    gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
    targets: z.array(z.object({ refId: z.string(), expr: z.string().min(1) })).optional(),
  });
  const board = z
    .object({ uid: z.literal('pokesol'), schemaVersion: z.number(), panels: z.array(panel) })
    .parse(JSON.parse(read('operations/grafana/pokesol.json')));

  test('has panels with numbers of their own that do not lie on each other', () => {
    const ids = board.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const cells = board.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(board.panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });

  test('asks something in each', () => {
    const silent = board.panels.filter(({ type, targets = [] }) => type !== 'row' && targets.length === 0);
    expect(silent.map(({ title }) => title)).toEqual([]);
  });
});
