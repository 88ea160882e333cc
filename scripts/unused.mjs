/** `npm run unused`: dependencies, files and exports that nothing uses, and imports that nobody declared. */
import { ensureInstalled } from './lib/install.mjs';
import { BIN, run } from './lib/run.mjs';

await ensureInstalled();
const code = await run(`${BIN}knip`, ['--no-progress']);
if (code === 0) console.log('Every dependency, every file and every export is used.');
process.exit(code);
