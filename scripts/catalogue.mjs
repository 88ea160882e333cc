/** `npm run catalogue -- DIR… --decks DIR`: see apps/server/src/catalogue.ts. */
import { ensureInstalled } from './lib/install.mjs';
import { run, typescript } from './lib/run.mjs';

await ensureInstalled();
process.exit(await run(...typescript('apps/server/src/catalogue.ts', ...process.argv.slice(2))));
