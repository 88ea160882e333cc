/** Whether the pages of browser tests are drawn: laid out, painted and clicked they are in any case. */
import type { BrowserContext, Page } from '@playwright/test';

/**
 * A transparent page's pixels are not filled in. No test looks at them, and they took a tenth of the processor's time.
 * `E2E_DRAWN=1` draws them and keeps a picture of each failure; so does a trace.
 */
export const IS_DRAWN = process.env.E2E_DRAWN !== undefined || process.env.E2E_TRACE !== undefined;

/** Every page of this context, from its next load on. A style sheet made so is nothing that a content policy forbids. */
export const makeTransparent = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets.push(style);
    Object.assign(window, { e2eTransparency: style });
  });

/** Runs `look` on a page that can be seen, for what reckons with opacity. */
export async function whileVisible<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  await setTransparent(page, false);
  const result = await look();
  await setTransparent(page, true);
  return result;
}

const setTransparent = (page: Page, isTransparent: boolean): Promise<void> =>
  page.evaluate((is) => {
    const style: unknown = Reflect.get(window, 'e2eTransparency');
    if (style instanceof CSSStyleSheet) style.disabled = !is;
  }, isTransparent);
