/** `npm run backup`, `npm run restore`, `npm run tool -- doctor|restored|verify|rebuild|unarchive`: see apps/server/src/operator.ts. */
import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await ensureServerBuilt();
await import('../apps/server/dist/operator.js');
