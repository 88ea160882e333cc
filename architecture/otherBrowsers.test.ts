/** Stylesheets say to every browser what they say to one, and to phones what phones need. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../apps/web/', import.meta.url));
const SHEETS = readdirSync(`${WEB}src`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => [path, readFileSync(`${WEB}src/${path}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')] as const);
const DEVICE = SHEETS.find(([path]) => path === 'styles/device.css')?.[1] ?? '';

/** How a sheet reaches the same in Firefox: by its selector, or by what the sheet says of the element itself. */
type Partner = string | { readonly ofElement: RegExp } | { readonly onlyHides: RegExp };
const HIDES = /^\s*(?:appearance|display):\s*none;?\s*$/;
const PARTNERS: Readonly<Record<string, Partner>> = {
  'slider-thumb': '-moz-range-thumb',
  'slider-runnable-track': '-moz-range-track',
  'progress-value': '-moz-progress-bar',
  // The element itself is the bar in Firefox.
  'progress-bar': { ofElement: /(?<![\w-])background(?:-color)?:/ },
  'details-marker': { ofElement: /(?<![\w-])(?:list-style: none|display: (?:flex|grid))/ },
  'inner-spin-button': { ofElement: /(?<![\w-])appearance: textfield/ },
  'outer-spin-button': { ofElement: /(?<![\w-])appearance: textfield/ },
  // Firefox draws none, so that there is nothing to say to it as long as a sheet only takes it away.
  'search-decoration': { onlyHides: HIDES },
  'search-cancel-button': { onlyHides: HIDES },
};
/** Of the page's reset: all such elements at once, where Firefox needs no rule. */
const OF_ALL: Readonly<Record<string, RegExp>> = {
  'inner-spin-button': /^\s*height: auto;\s*$/,
  'outer-spin-button': /^\s*height: auto;\s*$/,
};

function lonely(css: string): string[] {
  return [...css.matchAll(/([^{};]*)::-webkit-([\w-]+)[^{};]*(?:\{([^{}]*))?/g)].flatMap(
    ([, list = '', name = '', body = '']) => {
      const before = (list.split(',').at(-1) ?? '').trim();
      const partner = PARTNERS[name];
      const hasPartner =
        (before === '' && OF_ALL[name]?.test(body) === true) ||
        (partner !== undefined && isMatchedBy(partner, { css, before, name, body }));
      return hasPartner ? [] : [`${before}::-webkit-${name}`];
    },
  );
}

type Said = { readonly css: string; readonly before: string; readonly name: string; readonly body: string };

function isMatchedBy(partner: Partner, { css, before, name, body }: Said): boolean {
  if (typeof partner === 'string')
    return count(css, `${before}::${partner}`) >= count(css, `${before}::-webkit-${name}`);
  if ('onlyHides' in partner) return partner.onlyHides.test(body);
  return bodiesOf(css, before).some((each) => partner.ofElement.test(each));
}

/** What a sheet says of a selector itself. */
function bodiesOf(css: string, selector: string): string[] {
  return [...css.matchAll(/(?<=^|[{};])\s*([^{};]*)\{([^{}]*)/g)].flatMap(([, list = '', body = '']) =>
    list.split(',').some((each) => each.trim() === selector) ? [body] : [],
  );
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
    '.b { background: red; } .a::-webkit-progress-bar { background: red; }',
    '.a { background: red; } .a::-webkit-search-cancel-button { color: red; }',
    '.b { appearance: textfield; } .a::-webkit-inner-spin-button { display: none; }',
    '.b { display: grid; } .a::-webkit-details-marker { display: none; }',
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
