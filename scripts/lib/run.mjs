/** Running other programs from the repository's root. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const BIN = `${ROOT}node_modules/.bin/`;

/**
 * Resolves to the exit code; a program that cannot be started or dies by a signal counts as 1. Its output is passed
 * through, or with `into`, a list, kept there in parts, so that programs side by side do not mix theirs.
 */
export function run(command, args, { into, ...options } = {}) {
  const stdio = into === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio, ...options });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => into.push(part.toString()));
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Runs and ends this process with the same code if it failed. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}
