/** Counts what makes a house easy or hard to live in: its lines by kind, doors, double names, words; from the sources alone. */
import { importsOf, type Source } from './imports.ts';

/** What a file is for: `written` is made by a program (locks, snapshots, catalogues, references) and read by few. */
export type Kind = 'product' | 'test' | 'tool' | 'docs' | 'written';

const WRITTEN =
  /^(package-lock\.json|.*\/package-lock\.json|apps\/server\/migrations\/meta\/|docs\/reference\/|packages\/[\w-]+\/src\/(catalogue|.*pinned\.json))/;
const TEXT = /\.(tsx?|mjs|mts|css|md|json|jsonc|sql|ya?ml|html|sh)$/;

/** `undefined` for what holds no text, such as pictures. */
export function kindOf(path: string): Kind | undefined {
  if (!TEXT.test(path)) return undefined;
  if (WRITTEN.test(path)) return 'written';
  if (/\.md$/.test(path)) return 'docs';
  if (/\.test\.\w+$|\/testing\/|\/testing\.ts$|\/byHand\/|^(e2e|mutants|architecture)\//.test(path))
    return 'test';
  return /^(apps|packages)\//.test(path) ? 'product' : 'tool';
}

const linesIn = (text: string): number => text.split('\n').length - 1;
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Lines by kind, and how many files there are of each. */
export function linesByKind(sources: readonly Source[]): Record<Kind, { files: number; lines: number }> {
  const sums: Record<Kind, { files: number; lines: number }> = {
    product: { files: 0, lines: 0 },
    test: { files: 0, lines: 0 },
    tool: { files: 0, lines: 0 },
    docs: { files: 0, lines: 0 },
    written: { files: 0, lines: 0 },
  };
  for (const { path, text } of sources) {
    const kind = kindOf(path);
    if (kind === undefined) continue;
    sums[kind].files += 1;
    sums[kind].lines += linesIn(text);
  }
  return sums;
}

const FEATURE = /^apps\/(web|server)\/src\/features\/([^/]+)\//;
/** Of a feature, or of a room inside one. */
const isDoor = (path: string): boolean => /^apps\/(web|server)\/src\/features\/.+\/index\.ts$/.test(path);

export const isProduct = ({ path }: Source): boolean => kindOf(path) === 'product' && /\.tsx?$/.test(path);

/** The files of one app's features that other features import past a door, sorted. */
export function importedPastDoors(sources: readonly Source[], app: 'web' | 'server'): string[] {
  const past = new Set<string>();
  for (const { path, imported } of sources.filter(isProduct).flatMap(importsOf)) {
    const [, fromApp, from] = FEATURE.exec(path) ?? [];
    const [, toApp, to] = FEATURE.exec(imported) ?? [];
    if (fromApp !== app || toApp !== app || from === to || isDoor(imported)) continue;
    past.add(imported);
  }
  return [...past].sort();
}

export const featuresOf = (sources: readonly Source[], app: 'web' | 'server'): string[] => [
  ...new Set(
    sources.flatMap(({ path }) => {
      const [, found, name] = FEATURE.exec(path) ?? [];
      return found === app && name !== undefined ? [name] : [];
    }),
  ),
];

const EXPORTED =
  /^export (?:declare )?(?:async )?(?:function\*?|const|let|type|class|interface|enum) (\w+)/gm;

export const namesExportedBy = ({ text }: Source): ReadonlySet<string> =>
  new Set([...text.matchAll(EXPORTED)].map(([, found = '']) => found));

/** Each name that more than one of these files exports, with its homes. */
export function namesWithTwoHomes(sources: readonly Source[]): { name: string; homes: string[] }[] {
  const homes = new Map<string, string[]>();
  for (const source of sources)
    for (const name of namesExportedBy(source)) homes.set(name, [...(homes.get(name) ?? []), source.path]);
  return [...homes]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => ({ name, homes: paths.sort() }));
}

const ROOM = /^packages\/(\w+)\/src\/(?:classic|official)\//;

/** What both rule sets of a package call alike on purpose: `legalActions` of each is one verb, with words of its own. */
export function isVerbOfBothRules(homes: readonly string[]): boolean {
  const packages = new Set(homes.map((path) => ROOM.exec(path)?.[1]));
  return packages.size === 1 && !packages.has(undefined);
}

const nameOfFile = (path: string): string => (/([^/]+)\.\w+$/.exec(path)?.[1] ?? '').toLowerCase();

/** Pairs of the page's files that draw one thing once for each rule set outside `rules/`: `Board` and `OfficialBoard`. */
export function twinsOutsideRules(sources: readonly Source[]): string[] {
  const page = sources
    .filter((source) => isProduct(source) && /^apps\/web\/src\/features\//.test(source.path))
    .filter(({ path }) => !/\/rules\/(classic|official)\//.test(path));
  const isOfficial = (path: string): boolean => /\/official[-/]/.test(path);
  const classic = new Set(page.filter(({ path }) => !isOfficial(path)).map(({ path }) => nameOfFile(path)));
  return page
    .filter(({ path }) => isOfficial(path) || /\/(?:O|o)fficial[A-Z]\w*\.tsx?$/.test(path))
    .filter(({ path }) => classic.has(nameOfFile(path).replace(/^official/, '')))
    .map(({ path }) => path)
    .sort();
}

const COMPONENT =
  /^(?:export )?(?:function ([A-Z]\w*)|const ([A-Z]\w*[a-z]\w*)\b[^\n]*=> [({]$).*?^[})][^\n]*$/gms;

/** Lines of each function of a `.tsx` file that begins with a capital, the longest first. */
export function componentLengths(
  sources: readonly Source[],
): { name: string; path: string; lines: number }[] {
  return sources
    .filter((source) => isProduct(source) && source.path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(COMPONENT)].map(([body, name, other = '']) => ({
        name: name ?? other,
        path,
        lines: linesIn(body) + 1,
      })),
    )
    .sort((a, b) => b.lines - a.lines);
}

/** How often words that name no actor stand in code and comments. */
export function dialect(sources: readonly Source[]): Record<string, number> {
  const code = sources.filter(({ path }) => /\.(tsx?|mjs|css)$/.test(path)).map(({ text }) => text);
  const count = (pattern: RegExp): number =>
    code.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);
  return {
    nobody: count(/\bnobody\b/gi),
    somebody: count(/\bsomebody\b/gi),
    'told, tells': count(/\b(?:told|tells)\b/gi),
  };
}

/** Lines that spread a literal written right there into another object: `...{ db, cache }`. */
export const literalSpreads = (sources: readonly Source[]): number =>
  sources
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path))
    .reduce((sum, { text }) => sum + [...text.matchAll(/\.\.\.\{/g)].length, 0);

/** Words of the docs that people wrote. */
export const wordsOfDocs = (sources: readonly Source[]): number =>
  sources.filter(({ path }) => kindOf(path) === 'docs').reduce((sum, { text }) => sum + wordsIn(text), 0);
