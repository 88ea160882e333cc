/** Types and lint of the whole repository, side by side. */
import { existsSync, readdirSync } from 'node:fs';
import { BIN, ROOT, runCaptured } from './run.mjs';
import { checkTypes } from './types.mjs';

/** Resolves to the names of the checks that failed; what they found is printed. */
export async function failedChecks() {
  const checks = {
    types: checkTypes(workspaces()),
    'lint and format': runCaptured(`${BIN}biome`, ['check', '--error-on-warnings', '.']),
  };
  const failed = [];
  for (const [name, check] of Object.entries(checks)) {
    const { code, output } = await check;
    if (code === 0) continue;
    failed.push(name);
    process.stderr.write(output);
  }
  return failed;
}

function workspaces() {
  return ['packages', 'apps']
    .flatMap((folder) => readdirSync(`${ROOT}${folder}`).map((name) => `${folder}/${name}`))
    .concat('cli', 'e2e', 'bench', 'mutants')
    .filter((workspace) => existsSync(`${ROOT}${workspace}/tsconfig.json`));
}
