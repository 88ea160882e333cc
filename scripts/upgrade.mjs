/** `npm run upgrade [-- COMMIT] [--database URL]`: see apps/server/testing/upgrade/run.ts. */
import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run, typescript } from './lib/run.mjs';

await ensureInstalled();
await ensureServerBuilt();
process.exit(await run(...typescript('apps/server/testing/upgrade/run.ts', ...process.argv.slice(2))));
