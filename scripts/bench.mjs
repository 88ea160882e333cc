/** `npm run bench [name …]`: speed, printed as ratios against reference figures of the same run. */
import { ensureInstalled } from './lib/install.mjs';
import { BIN, run } from './lib/run.mjs';

await ensureInstalled();
process.exit(await run(`${BIN}tsx`, ['bench/run.ts', ...process.argv.slice(2)]));
