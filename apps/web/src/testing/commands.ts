/** For component tests: what only the browser's driver can do; `apps/web/vitest.config.ts` has the other side. */
import { type Locator, locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the person's system asks of every page, until the test ends; less motion, unless a test is about motion. */
    emulateMotion(wish: 'reduce' | 'no-preference'): Promise<void>;
    /** The reader's colours in place of the page's, until the test ends. */
    emulateForcedColors(wish: 'active' | 'none'): Promise<void>;
    /** The browser's default size of text in pixels, until the test ends; 16 otherwise. */
    setTextSize(pixels: number): Promise<void>;
    /** The mouse rests in the corner, the system asks for less motion, text and colours are as usual. */
    calmDown(): Promise<void>;
  }
  interface LocatorSelectors {
    /** For what has neither role nor words. */
    getByCss(selector: string): Locator;
  }
}

locators.extend({ getByCss: (selector: string) => selector });
