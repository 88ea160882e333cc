/** Installs the dependencies when they are missing or the lock file changed, and checks Node's version first. */
import { readdirSync } from 'node:fs';
import { must, ROOT } from './run.mjs';
import { whenChanged } from './stamp.mjs';

const OLDEST_NODE = [20, 19];

export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(`PokeSol needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`).map((name) => `${folder}/${name}/package.json`),
  );
  await whenChanged(
    'node_modules/.pokesol-installed',
    ['package-lock.json', 'package.json', 'e2e/package.json', 'bench/package.json', ...manifests],
    async () => {
      console.log('Installing dependencies…');
      // Development dependencies too, where NODE_ENV says production: the build is made with them.
      // Not `npm ci`: it refuses a lock file whose optional binaries were made for one platform only.
      await must('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    },
  );
}
