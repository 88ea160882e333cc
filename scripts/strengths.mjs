/** `npm run strengths`: see cli/measureStrengths.ts. */
import { ensureInstalled } from './lib/install.mjs';
import { run, typescript } from './lib/run.mjs';

await ensureInstalled();
process.exit(await run(...typescript('cli/strengths.ts', ...process.argv.slice(2))));
