/** Installs the dependencies exactly as the lock file has them, when they are missing or it changed, after a look at the machine and its Node. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isFor, readLock, thisMachine } from './machines.mjs';
import { refusalOf } from './node.mjs';
import { ROOT, run } from './run.mjs';
import { whenChanged } from './stamp.mjs';

// Development dependencies too, where NODE_ENV says production: the build is made with them. And machine code.
const INSTALL = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

export async function ensureInstalled() {
  const refusal = refusalOf(process.platform, process.versions.node);
  if (refusal !== undefined) end(refusal);
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`).map((name) => `${folder}/${name}/package.json`),
  );
  await whenChanged(
    'node_modules/.pokesol-installed',
    ['package-lock.json', 'package.json', ...PROGRAMS, ...manifests],
    async () => {
      if (isInstalled()) return;
      console.log('Installing dependencies…');
      const printed = [];
      if ((await run('npm', INSTALL, { into: printed })) !== 0) end(whyNot(printed.join('')));
    },
  );
}

const PROGRAMS = ['cli', 'e2e', 'bench', 'tools'].map((folder) => `${folder}/package.json`);

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** What npm says of a lock file that does not go with the manifests names commands of its own. */
export function whyNot(printed) {
  if (!/\bEUSAGE\b/.test(printed)) return `${printed}npm could not install the dependencies.`;
  const differ = printed.match(/(?<=npm error )(Missing|Invalid): .*/g) ?? [];
  return [
    'package-lock.json does not go with the package.json files. If you changed one of them, run `npm install` and',
    'commit the lock file with it; if not, `git checkout package-lock.json` brings it back.',
    ...differ,
  ].join('\n');
}

/** Whether npm was here and left what the lock file has now: a developer changes a dependency by `npm install`. */
export function isInstalled(root = ROOT, machine = thisMachine()) {
  const left = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(left)) return false;
  const [lock, installed] = [readLock(join(root, 'package-lock.json')), readLock(left)];
  // What is for every system and may be missing all the same belongs to something that is for others.
  const mayBeMissing = (locked) => locked.optional && (locked.os === undefined || !isFor(locked, machine));
  return (
    Object.entries(installed).every(([folder, { integrity }]) => lock[folder]?.integrity === integrity) &&
    Object.entries(lock).every(([folder, locked]) =>
      folder.includes('node_modules/')
        ? folder in installed || mayBeMissing(locked)
        : isAsked(locked, join(root, folder, 'package.json')),
    )
  );
}

/** Whether a package of ours asks for what the lock file says that it does. */
function isAsked(locked, manifest) {
  const asked = JSON.parse(readFileSync(manifest, 'utf8'));
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].every((kind) =>
    isDeepStrictEqual(asked[kind] ?? {}, locked[kind] ?? {}),
  );
}
