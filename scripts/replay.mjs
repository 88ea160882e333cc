/** `npm run replay`: see cli/replay.ts. */
import { ensureInstalled } from './lib/install.mjs';
import { run, typescript } from './lib/run.mjs';

await ensureInstalled();
process.exit(await run(...typescript('cli/replay.ts', ...process.argv.slice(2))));
