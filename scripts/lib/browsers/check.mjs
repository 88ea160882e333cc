/** Finds features that a listed browser lacks, in the page's sources and in its built files. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';
import { ROOT } from '../run.mjs';
import { EXCEPTIONS } from './exceptions.mjs';
import { lacksOf } from './lacks.mjs';
import { OLDEST } from './list.mjs';
import { scanPage } from './scanPage.mjs';
import { scanScript } from './scanScript.mjs';
import { scanStyle } from './scanStyle.mjs';

const BUILT = 'apps/web/dist/';
const SCRIPTS = ['.ts', '.tsx', '.js', '.mjs'];
const NOT_SHIPPED = /\.test\.tsx?$|\.d\.ts$|\/testing(\/|\.ts$)/;

/** The findings, as sentences, in the sources of the page and its packages; a stale exception is a finding too. */
export function findInSources() {
  const used = new Map();
  const found = findIn(sources(), used);
  const stale = EXCEPTIONS.filter((each) => !each.isBuilt && !used.has(each));
  return [
    ...found,
    ...stale.map(({ key }) => `exceptions.mjs: nothing needs the exception for ${key} any more`),
  ];
}

/** The findings in the files that a build wrote into `dist` since `since` (epoch ms): older files are of earlier builds. */
export function findInBuilt(dist, since) {
  const files = [...filesBelow(dist)].filter((path) => statSync(path).mtimeMs >= since);
  const used = new Map();
  const found = findIn(files, used);
  const stale = EXCEPTIONS.filter((each) => each.isBuilt && !used.has(each));
  return [
    ...found,
    ...stale.map(({ key }) => `exceptions.mjs: no built file needs the exception for ${key} any more`),
  ];
}

/** `used` collects how often each exception was needed. */
function findIn(paths, used) {
  const lacks = lacksOf(OLDEST);
  return paths.flatMap((path) => {
    const name = relative(ROOT, path);
    const code = readFileSync(path, 'utf8');
    return findInCode(name, code, { lacks, used, exceptions: EXCEPTIONS });
  });
}

/** The findings in one file; its extension decides how it is read. */
export function findInCode(name, code, { lacks, exceptions = [], used = new Map() }) {
  const { text, found } = scan(name, code, lacks);
  return found.flatMap(({ key, at }) => {
    const exception = exceptions.find((each) => covers(each, key, name));
    const times = (used.get(exception) ?? 0) + 1;
    used.set(exception, times);
    if (exception !== undefined && times <= (exception.times ?? times)) return [];
    const line = text.slice(0, at).split('\n').length;
    const near = text
      .slice(Math.max(0, at - 30), at + 50)
      .replaceAll(/\s+/g, ' ')
      .trim();
    return [`${name}:${line} ${key}: not in ${lacks.lacking(key).join(', ')} « ${near} »`];
  });
}

/** An exception for a property also covers its values. */
const covers = ({ key: excepted, files, isBuilt }, key, name) =>
  (excepted === key || key.startsWith(`${excepted}.`)) &&
  // The build's file names change with every import.
  (name.startsWith(BUILT) || (!isBuilt && (files?.test(name) ?? true)));

/** Checks a stylesheet as the build writes it, which replaces newer syntax by older where it can. */
function scan(name, code, lacks) {
  const kind = extname(name);
  if (SCRIPTS.includes(kind)) return { text: code, found: scanScript(name, code, lacks) };
  if (kind === '.html') return { text: code, found: scanPage(code, lacks) };
  if (kind !== '.css') return { text: code, found: [] };
  const { code: built } = transform({ filename: name, code: Buffer.from(code), targets: TARGETS });
  return { text: built.toString(), found: scanStyle(built.toString(), lacks) };
}

const TARGETS = browserslistToTargets(Object.entries(OLDEST).map(([name, version]) => `${name} ${version}`));

function sources() {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'apps/web/package.json'), 'utf8'));
  const packages = Object.keys(dependencies)
    .filter((name) => name.startsWith('@pokesol/'))
    .map((name) => join(ROOT, 'packages', name.slice('@pokesol/'.length), 'src'));
  const folders = [join(ROOT, 'apps/web/src'), ...packages].flatMap((folder) => [...filesBelow(folder)]);
  return [join(ROOT, 'apps/web/index.html'), ...folders.filter((path) => !NOT_SHIPPED.test(path))];
}

function* filesBelow(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}
