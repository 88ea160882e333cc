/** For component tests: what only the browser's driver can do; `apps/web/vitest.config.ts` has the other side. */
import { type Locator, locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the person's system asks of every page, until the test ends; less motion, unless a test is about motion. */
    emulateMotion(wish: 'reduce' | 'no-preference'): Promise<void>;
    /** The mouse rests in the corner, and the system asks for less motion. */
    calmDown(): Promise<void>;
  }
  interface LocatorSelectors {
    /** For what has neither role nor words. */
    getByCss(selector: string): Locator;
  }
}

locators.extend({ getByCss: (selector: string) => selector });
