/** `npm run failover`: see cluster/failover/run.ts. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run, typescript } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt();
process.exit(await run(...typescript('cluster/failover/run.ts', ...process.argv.slice(2))));
