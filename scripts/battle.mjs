/** `npm run battle`: see cli/battle.ts. */
import { ensureInstalled } from './lib/install.mjs';
import { BIN, run } from './lib/run.mjs';

await ensureInstalled();
process.exit(await run(`${BIN}tsx`, ['cli/battle.ts', ...process.argv.slice(2)]));
