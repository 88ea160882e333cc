/** What `npm run tool -- verify` says of the database of a cluster: burns = packs, cards = openings, points = ledger, boards = logs. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { databaseUrl } from '../parts.ts';
import { type Plan, portsOf } from '../plan.ts';

const OPERATOR = fileURLToPath(new URL('../../../apps/server/dist/operator.js', import.meta.url));

/** Its lines that are not «right». */
export function inconsistencies(plan: Plan): Promise<string[]> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl(plan, portsOf(plan).database),
    DATA_DIR: `${plan.dir}/server-1`,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [OPERATOR, 'verify'], { env }, (error, stdout, stderr) => {
      const lines = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('right: '));
      resolve(error === null ? lines : [...lines, stderr.trim()].filter((line) => line !== ''));
    });
  });
}
