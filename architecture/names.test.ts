/** A name has one home: no two files of the product export the same name for two things, and none exports a copy. */
import { expect, test } from 'vitest';
import { namesExportedBy, namesWithTwoHomes } from './figures.ts';
import { foldersIn, productSources, type Source } from './imports.ts';

/** A component may be called what it draws: `<Card card={card} />` draws a `Card`. */
const DRAWN: readonly string[] = ['Card', 'Side'];

/** The two rule sets have the same verbs over the same kind of data, each in words of its own. */
const isOfficial = ({ path }: Source) => /^packages\/\w+\/src\/official\//.test(path);

/** The parts of the language of cards are called what they say («self», «coin»), whatever else is called so. */
const isGrammar = ({ path }: Source) => /^packages\/card-text\/src\/(?:language|meaning)\//.test(path);

/** 'name: its homes' for each name that more than one file exports. */
const twiceAtHome = (sources: readonly Source[]): string[] =>
  namesWithTwoHomes(sources).map(({ name, homes }) => `${name}: ${homes.join(', ')}`);

const isDrawn = (line: string) => DRAWN.some((name) => line.startsWith(`${name}: `));

const sources = [
  ...['packages', 'apps'].flatMap((folder) => foldersIn(folder).map((name) => `${folder}/${name}/src`)),
  'cli',
].flatMap(productSources);

test('every exported name has one home', () => {
  expect(sources.length).toBeGreaterThan(900);
  const others = sources.filter((source) => !isOfficial(source) && !isGrammar(source));
  expect(twiceAtHome(others).filter((line) => !isDrawn(line))).toEqual([]);
  expect(twiceAtHome(sources.filter(isOfficial))).toEqual([]);
});

test('no type assumes one of the rule sets', () => {
  const assumes = (text: string) => /extends AnyRules = '/.test(text);
  expect(sources.filter(({ text }) => assumes(text)).map(({ path }) => path)).toEqual([]);
  expect(assumes("type Update<R extends AnyRules = 'classic'> = R;")).toBe(true);
});

test.each(DRAWN)('%s is a thing, and one component that draws it', (name) => {
  const homes = sources.filter((source) => !isOfficial(source) && namesExportedBy(source).has(name));
  expect(homes.map(({ path }) => path).sort()).toEqual([
    expect.stringMatching(new RegExp(`/${name}\\.tsx$`)),
    expect.stringMatching(/^packages\/.*\.ts$/),
  ]);
});

test('a second home is found, of types and functions alike', () => {
  const first = { path: 'a.ts', text: 'export type Slot = 1;\nexport const other = 2;' };
  const second = { path: 'b.ts', text: 'export async function other() {}\nconst Slot = 1;' };
  expect(twiceAtHome([first, second])).toEqual(['other: a.ts, b.ts']);
});
