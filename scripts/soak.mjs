/** `npm run soak [rounds]`: what tests do for a moment, for long: servers killed 100 times, 20,000 random battles, 200 searched for secrets. */
import { ensureInstalled } from './lib/install.mjs';
import { BIN, run } from './lib/run.mjs';

await ensureInstalled();
process.exit(
  await run(
    `${BIN}vitest`,
    [
      'run',
      'apps/server/src/crash.test.ts',
      'apps/server/src/battleCrash.test.ts',
      'apps/server/src/campaignCrash.test.ts',
      'apps/server/src/features/battles/hidden.test.ts',
      'packages/engine/src/randomPlay.test.ts',
    ],
    {
      env: {
        RANDOM_BATTLES: '20000',
        HIDDEN_BATTLES: '200',
        ...process.env,
        CRASH_ROUNDS: process.argv[2] ?? '100',
      },
    },
  ),
);
