/** `npm run tool -- release FOLDER`: builds, and puts all that a server needs into a new folder: `node apps/server/dist/main.js` there is the server. */
import { resolve } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder: npm run tool -- release /opt/pokesol');
  process.exit(1);
}
await ensureInstalled();
await ensureBuilt();
const { release } = await import('./lib/release.mjs');
release(resolve(folder));
console.log(`${resolve(folder)}: node --enable-source-maps apps/server/dist/main.js`);
