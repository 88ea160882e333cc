/** `npm run tool -- reference`: writes the reference of the engine's verbs and events again, that of the effect language, and the lists of how texts are folded. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { BIN, ROOT, run } from './lib/run.mjs';

await ensureInstalled();
const { engineReference } = await import('./lib/reference.mjs');
mkdirSync(`${ROOT}docs/reference`, { recursive: true });
writeFileSync(`${ROOT}docs/reference/engine.md`, engineReference());
console.log('docs/reference/engine.md is written.');
process.exit(
  await run(`${BIN}vitest`, ['run', '--project', 'unit', 'effectsDoc', 'foldingsDoc'], {
    env: { ...process.env, WRITE_EFFECTS: '1' },
  }),
);
