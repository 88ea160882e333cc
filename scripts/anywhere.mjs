/** `npm run tool -- anywhere [word …]`: `npm test` of a new clone in a strange place, of the tests that words name; `whole` runs them all. */
import { tmpdir } from 'node:os';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT, run } from './lib/run.mjs';
import { enterStrangePlace } from './lib/strangePlace.mjs';

/** One of each kind: Postgres, PGlite, the built server, its operator's programs, a folder of its own, a page, the product in a browser, a wallet there. */
const USUAL = [
  'postgresServer',
  'start.test',
  'operator.test',
  'chaos.test',
  'config/',
  'Login',
  'shell.spec',
  'collection.spec',
];

await ensureInstalled();
const given = process.argv.slice(2);
const words = given.length === 0 ? USUAL : given.filter((word) => word !== 'whole');
const { folder, env, leave } = await enterStrangePlace(tmpdir());
let code = 1;
try {
  console.log(`The tests in ${folder}`);
  code = await run('git', ['clone', '--quiet', ROOT, folder]);
  if (code === 0)
    code = await run(process.execPath, ['scripts/test.mjs', ...words], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
} finally {
  leave();
}
process.exit(code);
