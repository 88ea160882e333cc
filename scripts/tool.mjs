/** `npm run tool -- NAME [ARGUMENTS]`: what is run now and then; `--help` lists it. */
import { ensureBuilt, ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run, typescript } from './lib/run.mjs';
import { helpOfTools, toolOf } from './lib/tools.mjs';

const [name = '--help', ...args] = process.argv.slice(2);
if (name === '--help') {
  console.log(helpOfTools());
  process.exit(0);
}
const tool = toolOf(name);
if (tool === undefined) {
  console.error(`There is no tool ${name}.\n\n${helpOfTools()}`);
  process.exit(1);
}
const { script, first = [], program, built } = tool;
if (script === undefined) {
  await ensureInstalled();
  if (built !== undefined) await (built === 'server' ? ensureServerBuilt() : ensureBuilt());
  process.exit(await run(...typescript(program, ...args)));
}
process.argv.splice(2, Infinity, ...first, ...args);
await import(`../${script}`);
