/** Types and lint of the whole repository. */
import { existsSync, readdirSync } from 'node:fs';
import { BIN, ROOT, run } from './run.mjs';

/** Resolves to the names of the checks that failed. */
export async function failedChecks() {
  const workspaces = ['packages', 'apps']
    .flatMap((folder) => readdirSync(`${ROOT}${folder}`).map((name) => `${folder}/${name}`))
    .concat('cli', 'e2e', 'bench')
    .filter((workspace) => existsSync(`${ROOT}${workspace}/tsconfig.json`));
  const failed = [];
  for (const workspace of workspaces)
    if ((await run(`${BIN}tsc`, ['-p', workspace])) !== 0) failed.push(`types of ${workspace}`);
  if ((await run(`${BIN}biome`, ['check', '--error-on-warnings', '.'])) !== 0) failed.push('lint and format');
  return failed;
}
