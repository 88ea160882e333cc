/** `npm run build`: the page and the server, ready to run; with `server` behind it, the server alone. */
import { ensureBuilt, ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await (process.argv[2] === 'server' ? ensureServerBuilt() : ensureBuilt());
