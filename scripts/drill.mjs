/** `npm run drill [word …]`: see apps/server/testing/drill/run.ts. */
import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run, typescript } from './lib/run.mjs';

await ensureInstalled();
await ensureServerBuilt();
process.exit(await run(...typescript('apps/server/testing/drill/run.ts', ...process.argv.slice(2))));
