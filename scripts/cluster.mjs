/** `npm run cluster`: see cluster/command.ts. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { BIN, run } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt();
process.exit(await run(`${BIN}tsx`, ['cluster/command.ts', ...process.argv.slice(2)]));
