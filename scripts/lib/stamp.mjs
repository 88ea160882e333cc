/** Whether files changed since a step last succeeded, by a hash kept beside its result. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './run.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', '.data', '.cache']);

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (LEFT_OUT.has(name)) continue;
    yield* filesUnder(join(path, name));
  }
}

/** Runs `step` unless `inputs` (paths from the root) are as they were when `stamp` was written, wherever that root was. */
export async function whenChanged(stamp, inputs, step) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs)
    for (const file of filesUnder(join(ROOT, input))) {
      if (/\.test\.(tsx?|mjs)$/.test(file)) continue;
      hash.update(relative(ROOT, file)).update(readFileSync(file));
    }
  const now = hash.digest('hex');
  const path = join(ROOT, stamp);
  if (existsSync(path) && readFileSync(path, 'utf8') === now) return;
  await step();
  mkdirSync(dirname(path), { recursive: true });
  // A copy of this folder may share the file by a hard link: it keeps what it has.
  rmSync(path, { force: true });
  writeFileSync(path, now);
}
