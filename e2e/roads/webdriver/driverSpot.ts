/** A place in a page driven by WebDriver. Like Playwright's, it waits until the element can be acted on or the time is over. */
import { error, Origin, type WebDriver } from 'selenium-webdriver';
import type { ByRole, DoorOf, Role, SpotOf } from '../../door.ts';
import { PATIENCE_MS } from '../engine.ts';
import type { InPage } from './inPage.ts';

const PAUSE_MS = 40;

type Words = string | RegExp;
type State = 'attached' | 'detached' | 'visible' | 'hidden';
type Point = ReturnType<InPage['target']>;

/** The page that contains a place. */
export interface Driven extends DoorOf<DriverSpot> {
  readonly driver: WebDriver;
  /** Evaluates an expression in the page; `given` are its arguments. */
  run<Result>(expression: string, ...given: unknown[]): Promise<Result>;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));

/** Repeats `attempt` until it succeeds. Throws its last error when the time is over. */
async function patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + PATIENCE_MS; ; await pause())
    try {
      return await attempt();
    } catch (problem) {
      const isPages = problem instanceof error.JavascriptError || problem instanceof NotYet;
      if (!isPages || Date.now() > end) throw problem;
    }
}

class NotYet extends Error {}

const isSame = (one: Point, other: Point) => one.x === other.x && one.y === other.y;

export class DriverSpot implements SpotOf<DriverSpot> {
  constructor(
    private readonly door: Driven,
    private readonly selector: string,
  ) {}

  page(): Driven {
    return this.door;
  }

  private within(selector: string): DriverSpot {
    return new DriverSpot(this.door, `${this.selector} >> ${selector}`);
  }
  private joined({ selector }: DriverSpot): DriverSpot {
    return this.within(selector);
  }
  locator(selector: string): DriverSpot {
    return this.within(selector);
  }
  getByRole(role: Role, options?: ByRole): DriverSpot {
    return this.joined(this.door.getByRole(role, options));
  }
  getByText(text: Words, options?: { readonly exact?: boolean }): DriverSpot {
    return this.joined(this.door.getByText(text, options));
  }
  getByLabel(text: Words, options?: { readonly exact?: boolean }): DriverSpot {
    return this.joined(this.door.getByLabel(text, options));
  }
  getByTestId(id: string): DriverSpot {
    return this.joined(this.door.getByTestId(id));
  }
  first(): DriverSpot {
    return this.nth(0);
  }
  last(): DriverSpot {
    return this.nth(-1);
  }
  nth(place: number): DriverSpot {
    return this.within(`nth=${place}`);
  }
  or(other: DriverSpot): DriverSpot {
    return this.within(`internal:or=${JSON.stringify(other.selector)}`);
  }
  and(other: DriverSpot): DriverSpot {
    return this.within(`internal:and=${JSON.stringify(other.selector)}`);
  }
  filter({ hasText }: { readonly hasText: Words }): DriverSpot {
    const text = typeof hasText === 'string' ? `${JSON.stringify(hasText)}i` : String(hasText);
    return this.within(`internal:has-text=${text}`);
  }

  /** Calls a function of `inPage.ts` with this place's selector. */
  private ask<Result>(what: keyof InPage, ...given: unknown[]): Promise<Result> {
    return this.door.run(`window.roads.${what}(...arguments)`, this.selector, ...given);
  }

  click(): Promise<void> {
    return patiently(async () => {
      const before = await this.ask<Point>('target');
      await pause();
      const now = await this.ask<Point>('target');
      if (!isSame(before, now)) throw new NotYet(`«${this.selector}» moves`);
      const { driver } = this.door;
      const actions = driver.actions({ async: true });
      await actions
        .move({ ...now, origin: Origin.VIEWPORT, duration: 0 })
        .press()
        .release()
        .perform();
      if (await this.missed()) throw new NotYet(`«${this.selector}» moved before it was pressed`);
    });
  }
  /** Whether the press missed. A press that led to another page did not: that page has no record of it or cannot answer yet. */
  private async missed(): Promise<boolean> {
    try {
      return await this.door.run<boolean>('window.roads?.missed() ?? false');
    } catch (problem) {
      if (problem instanceof error.JavascriptError) return false;
      throw problem;
    }
  }
  async press(key: string): Promise<void> {
    await this.evaluate((element) => element.focus());
    await this.door.keyboard.press(key);
  }

  waitFor({ state = 'visible' }: { readonly state?: State } = {}): Promise<void> {
    return patiently(async () => {
      const count = await this.count();
      const found =
        count > 0 && state !== 'attached' && state !== 'detached' ? await this.isVisible() : count > 0;
      if (count > 1) throw new NotYet(`${count} places are «${this.selector}»`);
      if (found !== (state === 'visible' || state === 'attached'))
        throw new NotYet(`«${this.selector}» is not ${state}`);
    });
  }
  count(): Promise<number> {
    return this.door.run('window.roads.all(arguments[0]).length', this.selector);
  }
  isVisible(): Promise<boolean> {
    return this.ask('isVisible');
  }
  getAttribute(name: string): Promise<string | null> {
    return patiently(() =>
      this.door.run('window.roads.one(arguments[0]).getAttribute(arguments[1])', this.selector, name),
    );
  }
  textContent(): Promise<string | null> {
    return patiently(() => this.door.run('window.roads.one(arguments[0]).textContent', this.selector));
  }
  inputValue(): Promise<string> {
    return patiently(() => this.ask('typedIn'));
  }
  evaluate<Result>(look: (element: HTMLElement) => Result): Promise<Result> {
    return patiently(() => this.door.run(`(${look})(window.roads.one(arguments[0]))`, this.selector));
  }
}
