/** `npm run tool -- migration`: writes a migration from the tables of the server. */
import { ensureInstalled } from './lib/install.mjs';
import { BIN, ROOT, run } from './lib/run.mjs';

await ensureInstalled();
const args = ['generate', ...process.argv.slice(2)];
process.exit(await run(`${BIN}drizzle-kit`, args, { cwd: `${ROOT}apps/server` }));
