/** `npm run rebuild <battle id …>`: see apps/server/src/rebuildBattles.ts. */
import { ensureInstalled } from './lib/install.mjs';
import { BIN, run } from './lib/run.mjs';

await ensureInstalled();
process.exit(await run(`${BIN}tsx`, ['apps/server/src/rebuildBattles.ts', ...process.argv.slice(2)]));
