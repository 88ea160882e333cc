/**
 * `npm run tool -- drill [word …]`: puts one fault after the other in, waits until Prometheus says that its alert fires, follows the
 * alert's page, takes the fault away, and waits until the alert is quiet. Ends with 1 when an alert did not fire, a page's
 * command failed, or an alert did not go.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pause } from '../../apps/server/testing/harness/until.ts';
import { FAULTS, type Fault, mountSmallDisk, type Put } from './faults.ts';
import { follow, sectionOf } from './followPage.ts';
import { silentPanels } from './panels.ts';
import { hasPrometheus, type Prometheus, startPrometheus } from './prometheus.ts';
import { shorterPage, shorterRules } from './shorter.ts';
import { keepBusy, makeWorld } from './world.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A restart takes seconds, and so does it until a burn is final and followed. */
const PACE = {
  by: 120,
  except: { PokeSolServerRestarts: 15, PokeSolChainBehind: 20, PokeSolBurnUnsettled: 20 },
};
const LONGEST_MS = 240_000;
const LOOK_MS = 500;
/** The slowest figure is read again so long after it could not be. */
const SLOWEST_READ_MS = 20_000;

type Row = { alert: string; what: string; fired: string; followed: string; quiet: string };

if (!hasPrometheus()) {
  console.error('prometheus is missing. Install it with: apt-get install prometheus');
  process.exit(1);
}
const words = process.argv.slice(2);
const chosen = FAULTS.filter(
  ({ alerts }) => words.length === 0 || alerts.some((alert) => words.some((word) => alert.includes(word))),
);
const disk = mkdtempSync(join(tmpdir(), 'pokesol-drill-'));
const unmount = mountSmallDisk(disk);
const leaveDisk = (): void => {
  unmount?.();
  rmSync(disk, { recursive: true, force: true });
};
// What it started gets the same signal.
process.once('SIGINT', () => {
  leaveDisk();
  process.exit(130);
});
const page = shorterPage(readFileSync(`${ROOT}docs/operations/alerts.md`, 'utf8'), PACE.by);
const world = await makeWorld(join(disk, 'data'));
const rules = readFileSync(`${ROOT}operations/prometheus/pokesol.rules.yml`, 'utf8');
const prometheus = await startPrometheus(new URL(world.metricsUrl).host, shorterRules(rules, PACE));
const stopBusy = keepBusy(world);
const rows: Row[] = [];
let silent: string[] = [];
try {
  // Memory is compared with what it was two hours ago, and a half.
  if (chosen.some(({ alerts }) => alerts.includes('PokeSolMemoryGrowing')))
    await pause((2.5 * 3600_000) / PACE.by);
  for (const fault of chosen) rows.push(...(await drill(fault)));
  // A panel of failures has nothing to show before there were some; what is read once a minute, after the last fault.
  if (chosen.length === FAULTS.length) {
    await pause(SLOWEST_READ_MS);
    silent = await silentPanels(prometheus, readFileSync(`${ROOT}operations/grafana/pokesol.json`, 'utf8'));
  }
} finally {
  await stopBusy();
  await prometheus.stop();
  await world.end();
  leaveDisk();
}
console.table(Object.fromEntries(rows.map(({ alert, ...row }) => [alert, row])));
const failed = rows.filter((row) => Object.values(row).some((text) => text.startsWith('NO')));
console.log(
  failed.length === 0
    ? `All ${rows.length} alerts fired and went.`
    : `${failed.length} did not do as they should.`,
);
for (const panel of silent) console.log(`A panel has nothing to show: ${panel}`);
process.exit(failed.length + silent.length === 0 ? 0 : 1);

async function drill(fault: Fault): Promise<Row[]> {
  const { alerts, what } = fault;
  if (alerts.includes('PokeSolDiskAlmostFull') && unmount === undefined)
    return alerts.map((alert) => ({
      alert,
      what,
      fired: 'left out: no mount as this user',
      followed: '',
      quiet: '',
    }));
  await waitUntil(prometheus, (firing) => alerts.every((alert) => !firing.has(alert)));
  const began = Date.now();
  const put = await fault.put(world);
  const fired = await Promise.all(
    alerts.map(async (alert) => timed(began, await waitUntil(prometheus, (firing) => firing.has(alert)))),
  );
  const looked = await Promise.all(alerts.map((alert) => follow(world, sectionOf(page, alert).look)));
  const done = await mend(put, alerts);
  const from = Date.now();
  const quiet = await Promise.all(
    alerts.map(async (alert) => timed(from, await waitUntil(prometheus, (firing) => !firing.has(alert)))),
  );
  return alerts.map((alert, i) => {
    const followed = [...(looked[i] ?? []), ...(done[i] ?? [])];
    const row = { alert, what, fired: fired[i] ?? '', quiet: quiet[i] ?? '', followed: said(followed) };
    console.log(`${alert}: fired after ${row.fired}, ${row.followed}, quiet after ${row.quiet}`);
    return row;
  });
}

/** What the page says in words, then its commands; or these alone, as often as it takes, where they are the mend. */
async function mend(put: Put, alerts: readonly string[]): Promise<string[][]> {
  const steps = () => Promise.all(alerts.map((alert) => follow(world, sectionOf(page, alert).act)));
  if (put.isMended === undefined) {
    await put.undo();
    return steps();
  }
  const until = Date.now() + LONGEST_MS / 4;
  let done = await steps();
  while (!put.isMended() && Date.now() < until) {
    await pause(LOOK_MS);
    done = await steps();
  }
  if (!put.isMended()) done = done.map((problems) => [...problems, 'the fault is still there']);
  await put.undo();
  return done;
}

function said(problems: readonly string[]): string {
  return problems.length === 0 ? 'its page followed' : `NO: ${problems.join('; ')}`;
}

function timed(from: number, isSo: boolean): string {
  return isSo ? `${Math.round((Date.now() - from) / 1000)} s` : 'NO';
}

async function waitUntil(
  { firing }: Prometheus,
  isSo: (firing: ReadonlySet<string>) => boolean,
): Promise<boolean> {
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until) {
    if (isSo(await firing())) return true;
    await pause(LOOK_MS);
  }
  return false;
}
