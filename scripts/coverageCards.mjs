/** `npm run coverage:cards -- DIR…`: see cli/coverCards.ts. */
import { ensureInstalled } from './lib/install.mjs';
import { BIN, run } from './lib/run.mjs';

await ensureInstalled();
process.exit(await run(`${BIN}tsx`, ['cli/coverage.ts', ...process.argv.slice(2)]));
