/** `npm run unused`: dependencies that nothing imports, imports that nobody declared, files that nothing reaches. */
import { ensureInstalled } from './lib/install.mjs';
import { BIN, run } from './lib/run.mjs';

await ensureInstalled();
const code = await run(`${BIN}knip`, ['--no-progress']);
if (code === 0) console.log('Every dependency and every file is used.');
process.exit(code);
