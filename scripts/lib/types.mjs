/** Checks the types of every workspace once, each against the declarations of those it uses. */
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { BIN, ROOT, run } from './run.mjs';

/** What `tsconfig.base.json` says, seen from a workspace. */
const OUT = '.cache/types';
const FINISHED = `${ROOT}.cache/types-finished`;

/** Exit codes of a check that came to its end: without errors, and with errors and all declarations written. */
const WHOLE = [0, 2];

const referenced = () =>
  JSON.parse(readFileSync(`${ROOT}tsconfig.json`, 'utf8')).references.map(({ path }) => path);

/** Resolves to the exit code; what was found goes `into` a list. `workspaces` are the folders with a `tsconfig.json`. */
export async function checkTypes(workspaces, into) {
  const known = referenced();
  const unknown = workspaces.filter((workspace) => !known.includes(workspace));
  if (unknown.length > 0) {
    into.push(`tsconfig.json does not reference ${unknown.join(', ')}\n`);
    return 1;
  }
  distrust(known);
  // One checker: each further one checks the same library types again, and the workspaces run side by side anyway.
  const code = await run(`${BIN}tsc`, ['--build', '--checkers', '1'], { into });
  if (WHOLE.includes(code)) finished();
  return code;
}

/**
 * `tsc --build` believes dates, and looks at no dependency: a file put back with its old date, or another version in
 * node_modules, would pass. Build information that is older than everything makes it compare the content of every file.
 */
function distrust(workspaces) {
  // A check that did not come to its end may have left declarations that its build information does not know.
  const whole = existsSync(FINISHED);
  rmSync(FINISHED, { force: true });
  for (const workspace of workspaces) {
    const info = `${ROOT}${workspace}/${OUT}/tsconfig.tsbuildinfo`;
    if (!whole) rmSync(`${ROOT}${workspace}/${OUT}`, { recursive: true, force: true });
    else if (existsSync(info)) utimesSync(info, 0, 0);
  }
}

function finished() {
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  writeFileSync(FINISHED, '');
}
