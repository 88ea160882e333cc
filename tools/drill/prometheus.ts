/** Debian's Prometheus, scraping one server by rules with shorter times. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/testing/harness/freePort.ts';
import { until } from '../../apps/server/testing/harness/until.ts';

export type Prometheus = {
  /** The alerts that fire now, by their names. */
  firing(): Promise<ReadonlySet<string>>;
  /** Whether a question has an answer now; a question that cannot be read has none. */
  answers(question: string): Promise<boolean>;
  stop(): Promise<void>;
};

export const hasPrometheus = (): boolean => spawnSync('prometheus', ['--version']).error === undefined;

export async function startPrometheus(target: string, rules: string): Promise<Prometheus> {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-prometheus-'));
  const file = join(dir, 'prometheus.yml');
  writeFileSync(join(dir, 'rules.yml'), rules);
  // JSON is YAML too.
  const config = {
    global: { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '1s' },
    rule_files: ['rules.yml'],
    scrape_configs: [{ job_name: 'pokesol', static_configs: [{ targets: [target] }] }],
  };
  writeFileSync(file, JSON.stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(dir, 'data')}`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ask = (path: string) => fetch(`http://${address}${path}`);
  await until(async () => (await ask('/-/ready').catch(() => undefined))?.ok === true, 200);
  return {
    async firing() {
      const answer = await ask('/api/v1/alerts');
      const { data } = (await answer.json()) as {
        data: { alerts: { state: string; labels: { alertname: string } }[] };
      };
      return new Set(
        data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname),
      );
    },
    async answers(question) {
      const answer = await ask(`/api/v1/query?query=${encodeURIComponent(question)}`);
      const { data } = (await answer.json()) as { data?: { result: unknown[] } };
      return (data?.result.length ?? 0) > 0;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
