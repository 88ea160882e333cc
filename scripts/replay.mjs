/** `npm run replay`: see cli/replay.ts. */
import { ensureInstalled } from './lib/install.mjs';
import { BIN, run } from './lib/run.mjs';

await ensureInstalled();
process.exit(await run(`${BIN}tsx`, ['cli/replay.ts', ...process.argv.slice(2)]));
