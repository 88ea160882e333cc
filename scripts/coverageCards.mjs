/** `npm run coverage:cards -- DIR…`: see cli/coverCards.ts. */
import { ensureInstalled } from './lib/install.mjs';
import { run, typescript } from './lib/run.mjs';

await ensureInstalled();
process.exit(await run(...typescript('cli/coverage.ts', ...process.argv.slice(2))));
