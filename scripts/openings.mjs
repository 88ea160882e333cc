/** `npm run tool -- openings [name …]`: see apps/server/testing/openings/find.ts. */
import { ensureInstalled } from './lib/install.mjs';
import { BIN, must, run, typescript } from './lib/run.mjs';

const FOLDER = 'apps/server/testing/openings';

await ensureInstalled();
await must(...typescript(`${FOLDER}/find.ts`, ...process.argv.slice(2)));
process.exit(await run(`${BIN}biome`, ['check', '--write', '--log-level=error', `${FOLDER}/found.ts`]));
