/** What Prometheus' own tool says of the alert rules, their tests and the dashboard's questions. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

const AT = join(ROOT, 'operations/prometheus');

export const isPromtoolMissing = () => spawnSync('promtool', ['--version']).error !== undefined;

/** Each as a line; none where all is well. */
export function prometheusProblems() {
  const scratch = mkdtempSync(join(tmpdir(), 'pokesol-dashboard-'));
  try {
    const questions = join(scratch, 'questions.yml');
    writeFileSync(questions, JSON.stringify({ groups: [{ name: 'dashboard', rules: askedByPanels() }] }));
    return [
      ['check', 'config', join(AT, 'prometheus.yml')],
      ['check', 'rules', join(AT, 'pokesol.rules.yml')],
      ['test', 'rules', join(AT, 'pokesol.rules.test.yml')],
      ['check', 'rules', questions],
    ].flatMap((args) => {
      const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
      return status === 0 ? [] : [`promtool ${args.join(' ')}: ${stdout}${stderr}`];
    });
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

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
