/** Stylesheets say to every browser what they say to one, and to phones what phones need. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../apps/web/', import.meta.url));
const SHEETS = readdirSync(`${WEB}src`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => [path, readFileSync(`${WEB}src/${path}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')] as const);
const DEVICE = SHEETS.find(([path]) => path === 'styles/device.css')?.[1] ?? '';

/** How Firefox is told the same: its selector, or what the sheet says of the element itself. */
const PARTNERS: Readonly<Record<string, string | RegExp>> = {
  'slider-thumb': '-moz-range-thumb',
  'slider-runnable-track': '-moz-range-track',
  'progress-value': '-moz-progress-bar',
  // The element itself is the bar in Firefox.
  'progress-bar': /background/,
  'details-marker': /list-style: none|display: (flex|grid)/,
  'inner-spin-button': /appearance: textfield|height: auto/,
  'outer-spin-button': /appearance: textfield|height: auto/,
  // Firefox draws none.
  'search-decoration': /./,
  'search-cancel-button': /./,
};

function lonely(css: string): string[] {
  return [...css.matchAll(/([^{};]*)::-webkit-([\w-]+)/g)].flatMap(([, before = '', name = '']) => {
    const partner = PARTNERS[name];
    if (partner === undefined) return [`::-webkit-${name}`];
    const told =
      typeof partner === 'string'
        ? count(css, `${before.trim()}::${partner}`) >= count(css, `${before.trim()}::-webkit-${name}`)
        : partner.test(css);
    return told ? [] : [`${before.trim()}::-webkit-${name}`];
  });
}

/** As rules begin with it, so that a hover is not taken for the thing itself. */
const count = (css: string, selector: string): number =>
  [...css.matchAll(/(?<=^|[{};])\s*([^{};]*)\{/g)].filter(([, list = '']) =>
    list.split(',').some((each) => each.trim() === selector),
  ).length;

/** Firefox misplaces the stops of a repeated gradient when the gradient does not name the colour space in which it mixes colours. */
const misplaced = (css: string): string[] =>
  [...css.matchAll(/repeating-[a-z]+-gradient\((?!\s*in srgb\b)[^;]*/g)].map(([gradient]) => gradient);

describe('a stylesheet', () => {
  test('names the colour space of what it repeats', () => {
    expect(SHEETS.flatMap(([path, css]) => misplaced(css).map((each) => `${path}: ${each}`))).toEqual([]);
    expect(
      misplaced('.a { background: repeating-linear-gradient(\n to right, red 0 1px, blue 0 2px); }'),
    ).toEqual(['repeating-linear-gradient(\n to right, red 0 1px, blue 0 2px)']);
  });

  test('says to Firefox what it says to WebKit', () => {
    expect(SHEETS.length).toBeGreaterThan(100);
    expect(SHEETS.flatMap(([path, css]) => lonely(css).map((each) => `${path}: ${each}`))).toEqual([]);
  });

  test.each([
    '.a::-webkit-slider-thumb {} .a::-moz-range-thumb {} .a:hover::-webkit-slider-thumb {}',
    '.a::-webkit-slider-thumb {} .a::-moz-range-thumb {} @media (width < 1px) { .a::-webkit-slider-thumb {} }',
    '.a::-webkit-scrollbar {}',
  ])('«%s» would be found', (css) => expect(lonely(css)).not.toEqual([]));

  test('leaves the long press to one rule for all pictures', () => {
    const where = SHEETS.filter(([, css]) => css.includes('touch-callout')).map(([path]) => path);
    expect(where).toEqual(['styles/device.css']);
  });

  test('of devices wins over every feature, and lets no field be smaller than iOS reads without zooming', () => {
    const order = SHEETS.find(([path]) => path === 'styles/index.css')?.[1] ?? '';
    expect(order).toMatch(/^\s*@layer .*\bcomponents, device\b/);
    expect(DEVICE).toMatch(
      /@layer device \{[\s\S]*@media \(pointer: coarse\) \{\s*input,\s*select,\s*textarea \{\s*font-size: max\(var\(--text-16\), 16px\);/,
    );
    // Only this would still win over it.
    const louder = SHEETS.filter(([, css]) => /font(-size)?:[^;]*!important/.test(css));
    expect(louder.map(([path]) => path)).toEqual([]);
  });

  test('may look for the edges of the screen, which the page lays itself under', () => {
    expect(readFileSync(`${WEB}index.html`, 'utf8')).toContain('viewport-fit=cover');
    const fixed = SHEETS.flatMap(([path, css]) =>
      [...css.matchAll(/^ {2}(\.[\w-]+) \{([^{}]*position: fixed;[^{}]*)/gm)].map(
        ([, name = '', rules = '']) => ({ place: `${path} ${name}`, rules }),
      ),
    ).filter(({ rules }) => /(^|\s)(bottom: 0|inset-inline: 0|inset: auto 0|left: 0);?/.test(rules));
    expect(fixed.length).toBeGreaterThan(2);
    expect(fixed.filter(({ rules }) => !rules.includes('safe-area-inset'))).toEqual([]);
  });
});
