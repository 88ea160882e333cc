/** `npm run capacity`: what each call costs server and database, machines for so many players a day, and what breaks first. */
import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run, typescript } from './lib/run.mjs';

await ensureInstalled();
await ensureServerBuilt();
process.exit(await run(...typescript('bench/capacity/run.ts')));
