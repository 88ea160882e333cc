/** `npm run battle`: see cli/battle.ts. */
import { ensureInstalled } from './lib/install.mjs';
import { run, typescript } from './lib/run.mjs';

await ensureInstalled();
process.exit(await run(...typescript('cli/battle.ts', ...process.argv.slice(2))));
