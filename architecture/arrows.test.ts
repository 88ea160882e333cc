/** What imports what is what `docs/architecture.md` shows, for packages, for features, for the engine's rooms and the folders of each rule set. */
import { describe, expect, test } from 'vitest';
import { arrowsBeyond, graphOf, knotsOf, readPicture } from './graph.ts';
import { arrowsBetween, foldersIn, productSources, readText } from './imports.ts';

const PICTURES = readText('docs/architecture.md');

const workspace = ['packages', 'apps'].flatMap((folder) =>
  foldersIn(folder).map((name) => `${folder}/${name}`),
);
const programs = ['cli', 'e2e', 'bench', 'tools'];
const allSources = [...workspace.map((folder) => `${folder}/src`), ...programs].flatMap(productSources);

/** 'packages/engine/src/ruleSets.ts', 'apps/web/src/main.tsx', '@pokesol/engine/classic', 'cli/main.ts'. */
const packageOf = (path: string): string | undefined =>
  (/^(?:packages|apps)\/([^/]+)\//.exec(path) ?? /^@pokesol\/([^/]+)/.exec(path))?.[1] ??
  programs.find((program) => path.startsWith(`${program}/`));

/** The folder of a feature, else the layer: 'platform', 'ui', 'app'; a file beside them belongs to 'app'. */
const moduleIn = (app: string) => (path: string) => {
  const inside = path.startsWith(`${app}/`) ? path.slice(app.length + 1) : undefined;
  const [layer = '', feature] = inside?.split('/') ?? [];
  if (inside === undefined || layer === 'styles') return undefined;
  return layer === 'features' ? feature : /\.tsx?$/.test(layer) ? 'app' : layer;
};

/** The rooms of the server's battles: 'storage', 'play'; its tables lie below them, and what else lies beside them opens them all. */
const battlesRoom = (path: string) => {
  if (!path.startsWith(`${BATTLES}/`)) return undefined;
  const [room = '', inner] = path.slice(BATTLES.length + 1).split('/');
  return inner !== undefined ? room : room === 'tables.ts' ? 'tables' : 'app';
};

/** The rooms of a battle on the page: 'table', 'rules/classic'; a file beside them belongs to 'page'. */
const battleRoom = (path: string) => {
  if (!path.startsWith(`${BATTLE}/`)) return undefined;
  const [room = '', inner = '', ...rest] = path.slice(BATTLE.length + 1).split('/');
  if (inner === '') return 'page';
  return room === 'rules' && rest.length > 0 ? `rules/${inner}` : room;
};

const PAGE = 'apps/web/src';
const BATTLE = `${PAGE}/features/battle`;
const SERVER = 'apps/server/src';
const BATTLES = `${SERVER}/features/battles`;
const ENGINE = 'packages/engine/src';
const CLASSIC = `${ENGINE}/classic`;
const OFFICIAL = `${ENGINE}/official`;

describe.each([
  ['packages', allSources, packageOf],
  ['page', productSources(PAGE), moduleIn(PAGE)],
  ['battle', productSources(BATTLE), battleRoom],
  ['server', productSources(SERVER), moduleIn(SERVER)],
  ['battles', productSources(BATTLES), battlesRoom],
  ['engine', productSources(ENGINE), moduleIn(ENGINE)],
  ['classic', productSources(CLASSIC), moduleIn(CLASSIC)],
  ['official', productSources(OFFICIAL), moduleIn(OFFICIAL)],
])('the arrows of «%s»', (name, sources, moduleOf) => {
  const found = graphOf(
    sources.flatMap(({ path }) => moduleOf(path) ?? []),
    arrowsBetween(sources, moduleOf),
  );
  // What lies below every feature, and what lies above them all, needs no line for each arrow.
  const isPlain = (module: string) => module === 'platform' || module === 'ui';
  const between = new Map(
    [...found]
      .filter(([from]) => from !== 'app')
      .map(([from, targets]) => [from, new Set([...targets].filter((to) => isPlain(from) || !isPlain(to)))]),
  );
  const drawn = readPicture(PICTURES, name);

  test('make no knot', () => expect(knotsOf(found)).toEqual([]));
  test('are all in the picture', () => expect(arrowsBeyond(between, drawn)).toEqual([]));
  test('are all that is in the picture', () => expect(arrowsBeyond(drawn, between)).toEqual([]));
  test('join the modules of the picture, all of them', () => {
    expect([...between.keys()].sort()).toEqual([...drawn.keys()].sort());
  });
});
