/** The compiler of card texts as one short name, which any change of its sources changes: stored cards are read again by it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const isOfCompiler = (path) => /\.ts$/.test(path) && !/\.test\.ts$|^testing\b/.test(path);

/** 16 signs. Tests and what is there for them do not count. */
export function compilerSources(folder = join(ROOT, 'packages/card-text/src')) {
  const hash = createHash('sha256');
  for (const path of readdirSync(folder, { recursive: true }).filter(isOfCompiler).sort())
    hash.update(JSON.stringify([path, readFileSync(join(folder, path), 'utf8')]));
  return hash.digest('hex').slice(0, 16);
}
