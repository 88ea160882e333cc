/** `npm run tool -- unused`: dependencies, files and exports that nothing uses, and imports that no manifest declares. */
import { ensureInstalled } from './lib/install.mjs';
import { BIN, run } from './lib/run.mjs';

await ensureInstalled();
const found = [];
// Its exit code is 0 even where it found something: what it prints decides.
const code = await run(`${BIN}knip`, ['--no-progress'], { into: found });
const report = found.join('').trim();
if (report !== '') console.error(report);
const isClean = code === 0 && report === '';
if (isClean) console.log('Every dependency, every file and every export is used.');
process.exit(isClean ? 0 : 1);
