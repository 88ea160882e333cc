/** What systemd's own tool says of the units: whether it understands them, and how much of the machine they leave open. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

const UNITS = join(ROOT, 'operations/systemd');
/** Of 100 that a service without any restriction has: «OK» ends at 50. Raised, something was opened. */
const MOST_EXPOSED = 14;

export const isAnalyzerMissing = () => spawnSync('systemd-analyze', ['--version']).error !== undefined;

/** Each as a line; none where all is well. */
export function unitProblems() {
  const scratch = mkdtempSync(join(tmpdir(), 'pokesol-units-'));
  try {
    const units = readdirSync(UNITS).map((name) => {
      // The program is this one: where the service's own lies, it need not lie here.
      const text = readFileSync(join(UNITS, name), 'utf8').replaceAll('/usr/bin/node', process.execPath);
      writeFileSync(join(scratch, name), text);
      return join(scratch, name);
    });
    const services = units.filter((path) => path.endsWith('.service'));
    return [
      ...analyze('verify', ...units),
      ...services.flatMap((path) =>
        analyze('security', '--offline=true', `--threshold=${MOST_EXPOSED}`, '--no-pager', path),
      ),
    ];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function analyze(...args) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  // It warns without failing.
  const said = `${args[0] === 'verify' ? stdout : stdout.split('\n').at(-2)}\n${stderr}`.trim();
  return status === 0 && (args[0] !== 'verify' || said === '') ? [] : [`systemd-analyze ${args[0]}: ${said}`];
}
