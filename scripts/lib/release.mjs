/** What a server needs to run and nothing else: its bundles, the page, the migrations, the shipped sets, and the packages that no bundle can hold, as they are locked here. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { OUTSIDE } from './bundleServer.mjs';
import { ROOT } from './run.mjs';

const FILES = [
  'LICENSE',
  'CHANGELOG.md',
  'apps/server/dist',
  'apps/server/migrations',
  'apps/web/dist',
  'packages/cards/sets',
];
/** Maps of the page have no reader; those of the server name lines in its log. */
const LEFT_OUT = /(^|\/)\.built$|apps\/web\/dist\/.*\.map$/;

export function release(folder) {
  if (existsSync(folder)) throw new Error(`${folder} is there already. Name a new folder.`);
  mkdirSync(folder, { recursive: true });
  for (const path of FILES)
    cpSync(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(relative(ROOT, source)),
    });
  for (const source of packagesBehind(OUTSIDE))
    cpSync(source, join(folder, relative(ROOT, source)), {
      recursive: true,
      // Its own packages come by themselves, where they are needed.
      filter: (path) => !relative(source, path).split('/').includes('node_modules'),
    });
  const { name, version, license, type, engines } = manifestIn(ROOT);
  const manifest = { name, version, private: true, license, type, engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folders of these packages and of all that they need, as the server finds them; what is optional, where it is installed. */
export function packagesBehind(names) {
  const found = new Set();
  const look = (name, from, isOptional) => {
    const folder = folderOf(name, from);
    if (folder === undefined) {
      if (isOptional) return;
      throw new Error(`${name} is not installed for ${from}.`);
    }
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = manifestIn(folder);
    for (const each of Object.keys(dependencies)) look(each, folder, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) look(each, folder, true);
  };
  for (const name of names) look(name, join(ROOT, 'apps/server'), false);
  return found;
}

/** Where Node looks, not through `exports`: some packages do not offer their manifest. */
function folderOf(name, from) {
  const paths = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  return paths.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')));
}
