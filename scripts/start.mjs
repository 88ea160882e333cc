/** `npm start`: installs and builds what is missing, then becomes the server. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await ensureBuilt();
await import('../apps/server/dist/main.js');
