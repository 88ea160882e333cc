/** `npm run tool -- mutants [part …]`: whether the tests notice when the code is changed; installs what it takes on first use. */
import { ensureInstalled } from './lib/install.mjs';
import { must, ROOT, run, typescript } from './lib/run.mjs';
import { whenChanged } from './lib/stamp.mjs';

await ensureInstalled();
// Apart from the workspaces: 167 packages, for which starting or testing the product need not wait.
await whenChanged('mutants/node_modules/.pokesol-installed', ['mutants/package.json', 'mutants/.npmrc'], () =>
  must('npm', ['install'], { cwd: `${ROOT}mutants` }),
);
process.exit(await run(...typescript('mutants/run.ts', ...process.argv.slice(2))));
