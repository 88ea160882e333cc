/** The check refuses what a listed browser lacks in every kind of file, and passes what is guarded or excepted. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../run.mjs';
import { findInBuilt, findInCode } from './check.mjs';
import { EXCEPTIONS } from './exceptions.mjs';
import { lacksOf } from './lacks.mjs';
import { inWords, OLDEST, OLDEST_IN_WORDS, oldestOf } from './list.mjs';
import { inEs5 } from './startPage.mjs';

const TODAY = { chrome: '131', edge: '131', firefox: '128', safari: '17.0', ios_saf: '17.0' };
const lacks = lacksOf(TODAY);
const keysIn = (name, code, options = {}) =>
  findInCode(name, code, { lacks, ...options }).map((each) => /^\S+ ([^\s:]+):/.exec(each)?.[1]);

const REFUSED = [
  ['a method of an element', 'a.ts', 'each.checkVisibility();', 'api.Element.checkVisibility'],
  [
    'the same in types and classes',
    'a.tsx',
    'class A { b = (c as D)!.checkVisibility() }',
    'api.Element.checkVisibility',
  ],
  ['a static method', 'a.ts', 'AbortSignal.any([a, b]);', 'api.AbortSignal.any_static'],
  ['a static method of the language', 'a.ts', 'Object.groupBy(a, b);', 'javascript.builtins.Object.groupBy'],
  [
    'the same by its name in brackets',
    'a.js',
    "Promise['withResolvers']()",
    'javascript.builtins.Promise.withResolvers',
  ],
  ['a method of an iterator', 'a.ts', 'map.values().filter(Boolean);', 'javascript.builtins.Iterator.filter'],
  ['a global function', 'a.ts', 'requestIdleCallback(a);', 'api.Window.requestIdleCallback'],
  ['the same of the window', 'a.ts', 'window.requestIdleCallback(a);', 'api.Window.requestIdleCallback'],
  ['a global class', 'a.ts', 'new Temporal.Instant(0n);', 'javascript.builtins.Temporal'],
  [
    'a method of the document',
    'a.ts',
    'document.startViewTransition(a);',
    'api.Document.startViewTransition',
  ],
  ['a method that is taken out', 'a.ts', 'const { vibrate } = navigator;', 'api.Navigator.vibrate'],
  ['a guard of something else', 'a.ts', "if ('a' in b) b.checkVisibility();", 'api.Element.checkVisibility'],
  ['a call that is its own guard', 'a.ts', 'if (a.checkVisibility()) b();', 'api.Element.checkVisibility'],
  ['an event', 'a.ts', "list.addEventListener('scrollend', a);", 'api.Document.scrollend_event'],
  ['a new word', 'a.ts', '{ using a = b(); }', 'javascript.statements.using'],
  ['a new flag within a pattern', 'a.ts', 'const a = /(?i:b)/;', 'javascript.regular_expressions.modifier'],
  ['the same in words', 'a.ts', "new RegExp('(?i:b)');", 'javascript.regular_expressions.modifier'],
  [
    'data as a module',
    'a.ts',
    "import a from './a.json' with { type: 'json' };",
    'javascript.statements.import.import_attributes',
  ],
  [
    'an attribute in JSX',
    'a.tsx',
    'const a = <p writingSuggestions="false" />;',
    'html.global_attributes.writingsuggestions',
  ],
  [
    'the same as it is built',
    'a.js',
    '(0,e.jsx)("p",{writingSuggestions:"false"})',
    'html.global_attributes.writingsuggestions',
  ],
  [
    'a style in JSX',
    'a.tsx',
    "const a = <p style={{ fieldSizing: 'content' }} />;",
    'css.properties.field-sizing',
  ],
  ['a property', 'a.css', 'a { field-sizing: content }', 'css.properties.field-sizing'],
  ['a value', 'a.css', 'a { text-wrap: balance }', 'css.properties.text-wrap.balance'],
  ['a function', 'a.css', 'a { width: calc-size(auto, size) }', 'css.types.calc-size'],
  ['a selector', 'a.css', 'a:open { color: red }', 'css.selectors.open'],
  ['an at-rule', 'a.css', '@starting-style { a { color: red } }', 'css.at-rules.starting-style'],
  [
    'a feature of media',
    'a.css',
    '@media (scripting: none) and (inverted-colors) { a { color: red } }',
    'css.at-rules.media.inverted-colors',
  ],
  ['a descriptor', 'a.css', '@font-face { ascent-override: 90% }', 'css.at-rules.font-face.ascent-override'],
  [
    'an attribute in HTML',
    'a.html',
    '<p writingsuggestions="false">',
    'html.global_attributes.writingsuggestions',
  ],
  ['an element in HTML', 'a.html', '<fencedframe></fencedframe>', 'html.elements.fencedframe'],
];

describe('refused', () => {
  test.each(REFUSED)('%s', (_, name, code, key) => {
    expect(keysIn(name, code)).toContain(key);
  });

  test('the finding names the file, the line, the browsers that lack it and the versions that have it', () => {
    expect(findInCode('a.ts', 'a();\nb.checkVisibility();', { lacks })).toEqual([
      'a.ts:2 api.Element.checkVisibility: not in safari 17.0 (from 17.4), safari_ios 17.0 (from 17.4) « a(); b.checkVisibility(); »',
    ]);
  });

  test('finds syntax that older browsers of a longer list would lack', () => {
    const older = lacksOf({ ...TODAY, safari: '16.3' });
    const code = 'class A { static { a = /(?<=b)c/; } }';
    const found = findInCode('a.js', code, { lacks: older });
    expect(found.map((each) => each.split(' ')[1])).toEqual([
      'javascript.classes.static.initialization_blocks:',
      'javascript.regular_expressions.lookbehind_assertion:',
    ]);
    expect(keysIn('a.js', code)).toEqual([]);
  });
});

const PASSES = [
  ['an optional call', 'a.ts', 'each.checkVisibility?.();'],
  ['behind `in`', 'a.ts', "if ('checkVisibility' in each) each.checkVisibility();"],
  ['behind `typeof`', 'a.ts', "typeof requestIdleCallback === 'function' && requestIdleCallback(a);"],
  ['behind its truth', 'a.ts', 'navigator.vibrate ? navigator.vibrate(1) : a();'],
  [
    'behind a way out',
    'a.ts',
    "function a(b) { if (!('checkVisibility' in b)) return; b.checkVisibility(); }",
  ],
  ['with something else instead', 'a.ts', 'const a = Object.groupBy ?? b;'],
  ['a question alone', 'a.ts', 'const has = AbortSignal.any !== undefined;'],
  ['a function of the file of that name', 'a.ts', 'function requestIdleCallback() {} requestIdleCallback();'],
  ['a member of something imported', 'a.ts', "import { each } from './b'; each.checkVisibility();"],
  ['a name in a type', 'a.ts', 'type A = Temporal.Instant;'],
  ['a method of an array', 'a.ts', 'Object.values(a).filter(Boolean);'],
  ['what all have', 'a.ts', 'a?.b ?? c.toSorted().at(-1); URL.canParse(d); structuredClone(e);'],
  [
    'what the build writes in older words',
    'a.css',
    'a { user-select: none; & b { color: light-dark(red, blue) } }',
  ],
  ['behind @supports', 'a.css', '@supports (field-sizing: content) { a { field-sizing: content } }'],
  ['after a declaration that all know', 'a.css', 'a { width: 10px; width: calc-size(auto, size) }'],
  ['a browser’s own prefix', 'a.css', 'a::-webkit-scrollbar { -webkit-appearance: none }'],
  ['a custom property', 'a.css', 'a { --field-sizing: content }'],
  ['attributes that all have', 'a.tsx', 'const a = <p inert popover="auto" title="b" />;'],
];

test.each(PASSES)('passes: %s', (_, name, code) => {
  expect(keysIn(name, code)).toEqual([]);
});

describe('an exception', () => {
  const code = 'a.checkVisibility(); b.checkVisibility();';
  const key = 'api.Element.checkVisibility';

  test('holds for its files and its times', () => {
    expect(keysIn('a.ts', code, { exceptions: [{ key }] })).toEqual([]);
    expect(keysIn('a.ts', code, { exceptions: [{ key, files: /b\.ts/ }] })).toEqual([key, key]);
    expect(keysIn('a.ts', code, { exceptions: [{ key, times: 1 }] })).toEqual([key]);
    expect(keysIn('a.ts', code, { exceptions: [{ key, isBuilt: true }] })).toEqual([key, key]);
  });

  test('says why', () => {
    for (const { why } of EXCEPTIONS) expect(why).toMatch(/^\S.{15,}\.$/);
  });
});

test('checks only the files of this build, and names exceptions that no built file needs', () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const dist = mkdtempSync(join(ROOT, '.cache/built-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'assets'));
  for (const name of ['old', 'new']) writeFileSync(join(dist, `assets/${name}.js`), 'a.checkVisibility()');
  utimesSync(join(dist, 'assets/old.js'), 1, 1);
  const found = findInBuilt(dist, 2000);
  expect(found.filter((each) => each.includes('checkVisibility'))).toEqual([
    expect.stringContaining('assets/new.js:1 api.Element.checkVisibility'),
  ]);
  expect(found).toContain(
    'exceptions.mjs: no built file needs the exception for api.AbortSignal.any_static any more',
  );
});

describe('the list', () => {
  test('has the oldest version of each browser', () => {
    expect(
      oldestOf('# first\nchrome >= 140, edge >= 139\nfirefox >= 138\nsafari >= 18.5\nios_saf >= 17.6'),
    ).toEqual({
      chrome: '140',
      edge: '139',
      firefox: '138',
      safari: '18.5',
      ios_saf: '17.6',
    });
  });

  test('lacks no browser and has no other one', () => {
    expect(() => oldestOf('chrome >= 140')).toThrow('no edge');
    expect(() => oldestOf('opera >= 100')).toThrow('opera is none of');
  });

  test('is written as a sentence, which README contains', () => {
    expect(inWords({ ...OLDEST, edge: '120', safari: '17.1', ios_saf: '17.1' })).toBe(
      `Chrome ${OLDEST.chrome}, Edge 120, Firefox and its ESR ${OLDEST.firefox}, Safari and iOS 17.1`,
    );
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ')).toContain(OLDEST_IN_WORDS);
  });
});

test('the script for old browsers is ES5, or the build fails', async () => {
  expect(await inEs5('var a = `b`;')).toBe('var a="b";\n');
  for (const newer of ['class A {}', 'const a = 1;', 'function* a() {}'])
    await expect(inEs5(newer)).rejects.toThrow('not supported yet');
});
