/** Running other programs from the repository's root. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const BIN = `${ROOT}node_modules/.bin/`;

/**
 * Resolves to the exit code; a program that cannot be started or dies by a signal counts as 1. Its output is passed
 * through, or with `into`, a list, kept there in parts, so that programs side by side do not mix theirs. What it prints as
 * errors also goes to the list `printed`.
 */
export function run(command, args, { into, printed, ...options } = {}) {
  const passed = printed === undefined ? 'inherit' : ['inherit', 'inherit', 'pipe'];
  const stdio = into === undefined ? passed : ['ignore', 'pipe', 'pipe'];
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio, ...options });
    const report = (text) => {
      printed?.push(text);
      if (into === undefined) process.stderr.write(text);
      else into.push(text);
    };
    child.stdout?.on('data', (part) => into.push(part.toString()));
    child.stderr?.on('data', (part) => report(part.toString()));
    child.once('error', (error) => {
      report(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code, signal) => {
      if (signal !== null) report(`${command}: a signal ended it: ${signal}\n`);
      resolve(code ?? 1);
    });
  });
}

/** What runs a TypeScript file: not tsx's own command, which makes a socket in TMPDIR, where its path may be too long. */
export const typescript = (file, ...args) => [process.execPath, ['--import', 'tsx', file, ...args]];

/** Runs and ends this process with the same code if it failed. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}
