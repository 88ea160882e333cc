/** A page driven by WebDriver, with the part of Playwright's interface that roads need. */
import { writeFileSync } from 'node:fs';
import { getByLabelSelector, getByRoleSelector, getByTestIdSelector, getByTextSelector } from 'ivya';
import { Key, type WebDriver } from 'selenium-webdriver';
import type { ByRole, CallAnswer, CallOptions, Role } from '../../door.ts';
import { type Driven, DriverSpot } from './driverSpot.ts';

type Words = string | RegExp;
type Seen<Result> = { readonly result: Result; readonly url: string };
type Called = { readonly status: number; readonly body: string };

/** A key as WebDriver sends it: its letter, or the code that stands for it. */
function keyOf(name: string): string {
  const known = name.replace(/^Arrow/, 'ARROW_').toUpperCase();
  const key: unknown = Reflect.get(Key, known);
  if (name.length > 1 && typeof key !== 'string') throw new RangeError(`no key is called ${name}`);
  return name.length > 1 && typeof key === 'string' ? key : name;
}

export class DriverDoor implements Driven {
  private at = 'about:blank';

  constructor(readonly driver: WebDriver) {}

  readonly keyboard = {
    press: async (keys: string): Promise<void> => {
      const names = keys.split('+').map(keyOf);
      const actions = this.driver.actions({ async: true });
      for (const name of names) actions.keyDown(name);
      for (const name of names.toReversed()) actions.keyUp(name);
      await actions.perform();
    },
    type: async (text: string): Promise<void> => {
      // WebKit ignores a line break sent as a character.
      await this.driver.actions({ async: true }).sendKeys(text.replaceAll('\n', Key.ENTER)).perform();
    },
  };

  /** The page itself makes the calls, so that the browser sends and keeps its cookies. */
  readonly request = {
    get: (url: string): Promise<CallAnswer> => this.request.fetch(url, { method: 'GET', headers: {} }),
    fetch: async (url: string, { method, headers, data }: CallOptions): Promise<CallAnswer> => {
      const { origin } = new URL(url);
      if (!this.at.startsWith(`${origin}/`)) await this.goto(`${origin}/`);
      const { status, body } = await this.driver.executeAsyncScript<Called>(
        `const [url, init, done] = arguments;
         fetch(url, init).then(
           async (answer) => done({ status: answer.status, body: await answer.text() }),
           (error) => done({ status: 0, body: String(error) }),
         );`,
        url,
        { method, headers, ...(data === undefined ? {} : { body: data }) },
      );
      return {
        ok: () => status >= 200 && status < 300,
        status: () => status,
        text: async () => body,
        json: async () => JSON.parse(body),
      };
    },
  };

  async goto(url: string): Promise<void> {
    await this.driver.get(url);
    await this.look();
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.look();
  }

  /** The address at the last script that ran in the page. */
  url(): string {
    return this.at;
  }

  private look(): Promise<boolean> {
    return this.run('true');
  }

  async run<Result>(expression: string, ...given: unknown[]): Promise<Result> {
    const script = `return { result: (${expression}) ?? null, url: location.href };`;
    const { result, url } = await this.driver.executeScript<Seen<Result>>(script, ...given);
    this.at = url;
    return result;
  }

  evaluate<Result, Given>(look: ((given: Given) => Result) | (() => Result), given?: Given): Promise<Result> {
    return this.run(`(${look})(arguments[0])`, given);
  }

  async complaints(): Promise<string[]> {
    return this.run('window.roads?.complaints() ?? []');
  }

  async screenshot({ path }: { readonly path: string }): Promise<void> {
    writeFileSync(path, await this.driver.takeScreenshot(), 'base64');
  }

  locator(selector: string): DriverSpot {
    return new DriverSpot(this, selector);
  }
  getByRole(role: Role, options: ByRole = {}): DriverSpot {
    return this.locator(getByRoleSelector(role, options));
  }
  getByText(text: Words, options: { readonly exact?: boolean } = {}): DriverSpot {
    return this.locator(getByTextSelector(text, options));
  }
  getByLabel(text: Words, options: { readonly exact?: boolean } = {}): DriverSpot {
    return this.locator(getByLabelSelector(text, options));
  }
  getByTestId(id: string): DriverSpot {
    return this.locator(getByTestIdSelector('data-testid', id));
  }
}
