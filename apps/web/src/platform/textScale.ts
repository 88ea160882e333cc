/**
 * Layouts follow the text that a browser draws. Its default size and its zoom of text alone are in every `em` and `rem`; a
 * least size of text is in neither, and is measured here and brought into both. What is printed on a picture follows the
 * picture: the zoom is measured too, so that it can be taken out of it.
 */

/** The smallest text that is read, of the browser's default size. */
const SMALLEST = 0.75;

let scale = 1;

/** How many times larger the browser draws the smallest text than the stylesheets ask for; at least 1. */
function measured({ documentElement: root }: Document): number {
  const probe = document.createElement('div');
  // A line's unit is of the text as it is drawn, a `rem` of the text as it was asked for.
  probe.style.cssText = `position:absolute;visibility:hidden;font-size:${SMALLEST}rem;line-height:1;width:${SMALLEST * 100}rem;height:100lh`;
  root.append(probe);
  const { width, height } = probe.getBoundingClientRect();
  probe.remove();
  return width > 0 ? Math.max(1, height / width) : 1;
}

/** A query of the stylesheets' grammar, `(width >= 48em)`, as it holds for text of this scale. */
export const scaledQuery = (query: string, by = scale): string =>
  by === 1 ? query : query.replace(/([\d.]+)em\b/g, (_, number) => `${Number(number) * by}em`);

const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule && 'conditionText' in rule;
const holdsRules = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule;

function scaleQueries(rules: CSSRuleList, by: number): void {
  for (const rule of rules) {
    if (isMediaRule(rule)) rule.media.mediaText = scaledQuery(rule.media.mediaText, by);
    if (holdsRules(rule)) scaleQueries(rule.cssRules, by);
  }
}

/** `--text-zoom`: by what a browser multiplies sizes of text alone, which it may do at any time. */
export function watchTextZoom({ documentElement: root }: Document): void {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:absolute;visibility:hidden;font-size:100px;width:1em;height:0';
  root.append(probe);
  new ResizeObserver(() => {
    const zoom = probe.offsetWidth / 100;
    if (zoom === 1) root.style.removeProperty('--text-zoom');
    else root.style.setProperty('--text-zoom', `${zoom}`);
  }).observe(probe);
}

/** How many CSS px a `rem` is with the reader's settings. */
export function remInPx({ documentElement: root }: Document): number {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:absolute;visibility:hidden;width:100rem;height:0';
  root.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width / 100;
}

/** Every sheet that the page has, and every one that comes with a screen. */
export function followText(page: Document, by = measured(page)): void {
  // Below it lies the rounding of lines to whole pixels.
  scale = by < 1.05 ? 1 : by;
  if (scale === 1) return;
  page.documentElement.style.fontSize = `${100 * by}%`;
  const done = new WeakSet<CSSStyleSheet>();
  // The `load` event of a sheet that is already in the list may come later.
  const scaleOnce = (sheet: CSSStyleSheet) => {
    if (done.has(sheet)) return;
    done.add(sheet);
    scaleQueries(sheet.cssRules, by);
  };
  for (const sheet of page.styleSheets) scaleOnce(sheet);
  page.addEventListener(
    'load',
    ({ target }) => {
      const sheet = [...page.styleSheets].find(({ ownerNode }) => ownerNode === target);
      if (sheet !== undefined) scaleOnce(sheet);
    },
    true,
  );
}
