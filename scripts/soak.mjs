/** `npm run soak [rounds]`: the kill -9 test for a long time, 100 deaths of each database by default. */
import { ensureInstalled } from './lib/install.mjs';
import { BIN, run } from './lib/run.mjs';

await ensureInstalled();
process.exit(
  await run(`${BIN}vitest`, ['run', 'apps/server/src/crash.test.ts'], {
    env: { ...process.env, CRASH_ROUNDS: process.argv[2] ?? '100' },
  }),
);
