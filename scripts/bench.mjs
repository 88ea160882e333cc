/** `npm run bench [name …]`: speed, printed as ratios against reference figures of the same run. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run, typescript } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt();
const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
process.exit(await run(...typescript('bench/run.ts', ...process.argv.slice(2)), { env }));
