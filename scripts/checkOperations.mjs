/** `npm run check:operations`: what Prometheus' own tool says of the alert rules, their tests and the dashboard's questions. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './lib/run.mjs';

const AT = join(ROOT, 'operations/prometheus');

if (spawnSync('promtool', ['--version']).error !== undefined) {
  console.error('promtool is missing. Install it with: apt-get install prometheus');
  process.exit(1);
}
const scratch = mkdtempSync(join(tmpdir(), 'pokesol-dashboard-'));
const questions = join(scratch, 'questions.yml');
writeFileSync(questions, JSON.stringify({ groups: [{ name: 'dashboard', rules: askedByPanels() }] }));
const results = [
  ['check', 'config', join(AT, 'prometheus.yml')],
  ['check', 'rules', join(AT, 'pokesol.rules.yml')],
  ['test', 'rules', join(AT, 'pokesol.rules.test.yml')],
  ['check', 'rules', questions],
].map((args) => spawnSync('promtool', args, { stdio: 'inherit' }).status);
rmSync(scratch, { recursive: true });
process.exit(results.every((status) => status === 0) ? 0 : 1);

/** As rules that keep the answers, which the tool reads: Grafana fills its own variables in before it asks. */
function askedByPanels() {
  const { panels } = JSON.parse(readFileSync(join(ROOT, 'operations/grafana/pokesol.json'), 'utf8'));
  return panels
    .flatMap(({ targets = [] }) => targets)
    .map(({ expr }, index) => ({
      record: `panel:question:${index}`,
      expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
    }));
}
