/** Checks types, lint and browser support of the whole repository in parallel. */
import { existsSync, readdirSync } from 'node:fs';
import { BIN, ROOT, run } from './run.mjs';
import { checkTypes } from './types.mjs';

/** Resolves to the names of the checks that failed; what they found is printed. */
export async function failedChecks() {
  const checks = {
    types: (into) => checkTypes(workspaces(), into),
    'lint and format': (into) => run(`${BIN}biome`, ['check', '--error-on-warnings', '.'], { into }),
    'supported browsers': checkBrowsers,
  };
  const codes = Object.entries(checks).map(async ([name, check]) => {
    const found = [];
    const code = await check(found);
    if (code !== 0) process.stderr.write(found.join(''));
    return code === 0 ? [] : [name];
  });
  return (await Promise.all(codes)).flat();
}

/** Imported on demand: `npm test` loads this file before it has installed anything. */
async function checkBrowsers(into) {
  const { findInSources } = await import('./browsers/check.mjs');
  const found = findInSources();
  into.push(...found.map((each) => `${each}\n`));
  return found.length === 0 ? 0 : 1;
}

function workspaces() {
  return ['packages', 'apps']
    .flatMap((folder) => readdirSync(`${ROOT}${folder}`).map((name) => `${folder}/${name}`))
    .concat('cli', 'e2e', 'bench', 'tools', 'mutants', 'architecture')
    .filter((workspace) => existsSync(`${ROOT}${workspace}/tsconfig.json`));
}
