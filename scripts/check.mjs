/** `npm run check`: types, lint, and what the supported browsers lack. */
import { failedChecks } from './lib/check.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
const failed = await failedChecks();
for (const name of failed) console.error(`failed: ${name}`);
console.log(
  failed.length === 0
    ? 'Types and lint are clean, and every supported browser has what the page uses.'
    : `${failed.length} checks failed.`,
);
process.exit(failed.length === 0 ? 0 : 1);
