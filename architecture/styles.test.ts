/** Stylesheets speak one grammar: sizes, layers, colours and widths are those that `styles/tokens.css` names. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../apps/web/src/', import.meta.url));
const TOKENS = 'styles/tokens.css';
const MOST_LINES = 250;

/** What is drawn in these has colours of its own: types of creatures, foil, metal frames. */
const PALETTES = new Set([TOKENS, 'styles/cardTypes.css', 'styles/cardEffects.css', 'styles/cardFrames.css']);

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(SRC + path, 'utf8');
const withoutComments = (css: string) =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/\S/g, ' '));

const tokens = new Map(
  [...withoutComments(read(TOKENS)).matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);
/** The numbers that a range may name, of `--breakpoint-…` or `--height-…`: of text, so that layouts follow its size. */
const ems = (prefix: string) =>
  new Set([...tokens].filter(([name]) => name.startsWith(prefix)).map(([, value]) => value));
const RANGES: Readonly<Record<string, ReadonlySet<string>>> = {
  width: ems('breakpoint-'),
  height: ems('height-'),
};

const WISHES =
  /^(prefers-reduced-motion: (reduce|no-preference)|prefers-reduced-data: reduce|prefers-contrast: more|hover: (hover|none)|pointer: (coarse|fine)|forced-colors: active)$/;
/** `width >= 48em`, `width < 48em` or `48em <= width < 64em`. */
const RANGE = /^(?:([\d.]+em) <= )?(width|height)(?: (>=|<) ([\d.]+em))$/;

function isKnownCondition(condition: string): boolean {
  if (WISHES.test(condition)) return true;
  const [, from, side = '', sign, to = ''] = RANGE.exec(condition) ?? [];
  const known = RANGES[side];
  return known?.has(to) === true && (from === undefined || (sign === '<' && known.has(from)));
}

const isKnownQuery = (query: string) =>
  query.split(/ and |, /).every((part) => /^\(.*\)$/.test(part) && isKnownCondition(part.slice(1, -1)));

/** What a line of a stylesheet may not say. */
function faults(path: string, line: string): string[] {
  const found: string[] = [];
  // A card's own measures are those of a picture.
  const query = /@(?:media|container (?!card )[a-z]+) ([^{]*?)\s*\{/.exec(line)?.[1];
  if (query !== undefined && !isKnownQuery(query))
    found.push(`${query}: no range of the widths in tokens.css`);

  for (const [, kind = '', name = ''] of line.matchAll(/var\(--(text|space|z|color)-([\w-]+)/g))
    if (!tokens.has(`${kind}-${name}`)) found.push(`--${kind}-${name}: not in tokens.css`);

  const [, property = '', value = ''] = /^\s*([\w-]+):\s*(.*?);?$/.exec(line) ?? [];
  if (/^font: inherit;?$/.test(line.trim()))
    found.push('font: inherit: it brings the height of the lines, in pixels of another text');
  if (property === 'line-height' && path !== 'styles/index.css' && path !== 'styles/cardFace.css')
    found.push('line-height: say --leading');
  if (property === 'z-index' && !/^(var\(--z-[\w-]+\)|auto)$/.test(value))
    found.push(`z-index ${value}: say var(--z-…)`);
  if (/^font(-size)?$/.test(property) && !/^var\(--|var\(--text-|inherit|^1em$|cqw|\d%/.test(value))
    found.push(`${property} ${value}: say var(--text-…)`);
  if (
    /^(padding|margin|gap|row-gap|column-gap)/.test(property) &&
    /(?<![\d.])[012]?\.\d+rem|(?<![\d.])[012]rem/.test(value)
  )
    found.push(`${property} ${value}: say var(--space-…)`);
  if (!PALETTES.has(path) && path !== TOKENS) {
    const colour = /#[0-9a-f]{3,8}\b(?!['")])|\b(rgba?|hsla?|oklch)\(/i.exec(line)?.[0];
    if (colour !== undefined) found.push(`${colour}: say var(--color-…)`);
  }
  return found;
}

function faultsOf(path: string, css: string): string[] {
  const lines = withoutComments(css).trimEnd().split('\n');
  const long = lines.length > MOST_LINES ? [`${path}: ${lines.length} lines, more than ${MOST_LINES}`] : [];
  return [
    ...long,
    ...lines.flatMap((line, at) => faults(path, line).map((fault) => `${path}:${at + 1}: ${fault}`)),
  ];
}

const classesOf = (css: string): string[] =>
  [...withoutComments(css).matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);

/** `features/store`, `styles`, `app`: the one place that draws a thing. */
const roomOf = (path: string): string => /^features\/[^/]+|^[^/]+/.exec(path)?.[0] ?? path;

/** The classes that a sheet draws by their name alone, whatever stands around them. */
function drawnClasses(css: string): string[] {
  const plain = withoutComments(css).replace(/\([^()]*\)/g, '');
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  return selectors.flatMap((selector) => /^\s*\.([a-z][\w-]*)(?![\w.-])/i.exec(selector)?.[1] ?? []);
}

/** The classes that a component names outright: `className="deck-row is-last"`, `cx('deck-row', isLast && 'is-last')`. */
function namedClasses(source: string): string[] {
  const plain = [...source.matchAll(/className="([^"]*)"/g)].map(([, names = '']) => names);
  const joined = [...source.matchAll(/className=\{cx\(((?:[^()]|\([^()]*\))*)\)\}/g)].flatMap(
    ([, all = '']) => [...all.matchAll(/(?:^|[,?:]|&&)\s*'([^']*)'/g)].map(([, names = '']) => names),
  );
  return [...plain, ...joined].flatMap((names) => names.split(/\s+/)).filter((name) => name !== '');
}

describe('stylesheets', () => {
  test('take sizes, layers, colours and widths from the tokens, and are short', () => {
    const paths = sources.filter((path) => path.endsWith('.css'));
    expect(paths).toContain(TOKENS);
    expect(paths.flatMap((path) => faultsOf(path, read(path)))).toEqual([]);
  });

  test('share their widths with the code', () => {
    const queries = sources
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        [...read(path).matchAll(/(?:matchMedia|useMedia|holds)\('([^']*)'\)/g)].map(([, query = '']) => ({
          path,
          query,
        })),
      );
    expect(queries.filter(({ query }) => !isKnownQuery(query))).toEqual([]);
  });

  test('know every class that a component names', () => {
    const known = new Set(
      sources.filter((path) => path.endsWith('.css')).flatMap((path) => classesOf(read(path))),
    );
    const named = sources
      .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
      .flatMap((path) => namedClasses(read(path)).map((name) => ({ path, name })));
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  test('draw a class in one room alone: sheets of screens that were left stay on the page', () => {
    const rooms = new Map<string, Set<string>>();
    for (const path of sources.filter((each) => each.endsWith('.css')))
      for (const name of drawnClasses(read(path)))
        rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(path)));
    const shared = [...rooms].filter(([, { size }]) => size > 1);
    expect(shared.map(([name, where]) => `${name}: ${[...where].join(', ')}`)).toEqual([]);
    expect(rooms.size).toBeGreaterThan(500);
  });

  test('say the least height of a box that has a ratio: engines reckon it from what lies in it, each in its own way', () => {
    const blocks = sources
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) =>
        [...withoutComments(read(path)).matchAll(/\{[^{}]*aspect-ratio:[^{}]*/g)].map(([block]) => ({
          path,
          block,
        })),
      );
    expect(blocks.length).toBeGreaterThan(15);
    expect(blocks.filter(({ block }) => !/(?<![\w-])(min-)?height:/.test(block))).toEqual([]);
  });

  test('draw by a name alone what no other class goes with', () => {
    const css = '.a, .b:is(.x, .y) > .c {} .d.is-wide {} @media (width >= 48em) { .e::after {} } .f .g {}';
    expect(drawnClasses(css)).toEqual(['a', 'b', 'e', 'f']);
  });

  test('are asked for the classes of text and of cx, not for what those compare', () => {
    const source = `<p className="a b" /><p className={cx('c', size === 'big' && 'd', isOn ? 'e' : 'f')} />`;
    expect(namedClasses(source)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test.each([
    '@media (min-width: 48em) {',
    '@media (width >= 768px) {',
    '@media (width >= 49em) {',
    '@container table (width >= 700px) {',
    '@media (64em <= width) {',
    'z-index: 3;',
    'font-size: 0.875rem;',
    'font: 400 12px / 1 var(--font-pixel);',
    'gap: 0.5rem var(--space-8);',
    'color: #fff;',
    'background: rgb(14 10 34 / 0.5);',
    'color: var(--color-puce);',
  ])('may not say «%s»', (line) => expect(faults('some.css', line)).toHaveLength(1));

  test.each([
    '@media (48em <= width < 64em) {',
    '@media (width < 48em) and (height < 46.25em) {',
    '@container table (width < 43.75em) {',
    'font: 400 var(--text-12) / 1.5 var(--font-pixel);',
    'padding: var(--space-8) 4px 6rem;',
    "background: url('#part');",
  ])('may say «%s»', (line) => expect(faults('some.css', line)).toEqual([]));

  test('may have 250 lines, and not one more', () => {
    const css = (count: number) => '.a {}\n'.repeat(count);
    expect(faultsOf('some.css', css(MOST_LINES))).toEqual([]);
    expect(faultsOf('some.css', css(MOST_LINES + 1))).toHaveLength(1);
  });
});
