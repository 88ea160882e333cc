/**
 * The browser interface that the roads use. Playwright's `Page` and `Locator` satisfy it as they are; the implementation for
 * WebDriver (`roads/webdriver/`) has only this part. Names and arguments are Playwright's.
 */
type Words = string | RegExp;
type Exactly = { readonly exact?: boolean };

export type ByRole = {
  readonly name?: Words;
  readonly exact?: boolean;
  readonly includeHidden?: boolean;
  readonly level?: number;
};
export type Role =
  | 'alert'
  | 'article'
  | 'banner'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'radio'
  | 'region'
  | 'searchbox'
  | 'slider'
  | 'spinbutton'
  | 'tab'
  | 'tabpanel'
  | 'textbox';

/** Where to look for elements: the whole page, or one of its places. `Spot` is the type of a place in this browser. */
export interface Scope<Spot> {
  locator(selector: string): Spot;
  getByRole(role: Role, options?: ByRole): Spot;
  getByText(text: Words, options?: Exactly): Spot;
  getByLabel(text: Words, options?: Exactly): Spot;
  getByTestId(id: string): Spot;
}

/** None, one or several elements; every call looks for them again. */
export interface SpotOf<Spot> extends Scope<Spot> {
  page(): DoorOf<Spot>;
  first(): Spot;
  last(): Spot;
  nth(place: number): Spot;
  or(other: Spot): Spot;
  and(other: Spot): Spot;
  filter(options: { readonly hasText: Words }): Spot;

  /** These wait until the single element can be acted on, then act on it. */
  click(): Promise<void>;
  press(key: string): Promise<void>;

  waitFor(options?: { readonly state?: 'attached' | 'detached' | 'visible' | 'hidden' }): Promise<void>;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  getAttribute(name: string): Promise<string | null>;
  textContent(): Promise<string | null>;
  inputValue(): Promise<string>;
  /** `look` runs in the page: it cannot use variables from around it here. */
  evaluate<Result>(look: (element: HTMLElement) => Result): Promise<Result>;
}

export interface DoorOf<Spot> extends Scope<Spot> {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  url(): string;
  /** Runs `look` in the page, as for a place. */
  evaluate<Result>(look: () => Result): Promise<Result>;
  evaluate<Result, Given>(look: (given: Given) => Result, given: Given): Promise<Result>;
  screenshot(options: { readonly path: string }): Promise<unknown>;
  readonly keyboard: {
    /** One key, or several held together, as `Shift+Tab`. */
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  /** HTTP calls with this browser's session. */
  readonly request: {
    get(url: string): Promise<CallAnswer>;
    fetch(url: string, options: CallOptions): Promise<CallAnswer>;
  };
}

/** A place in any browser. */
export interface Spot extends SpotOf<Spot> {}
export type Door = DoorOf<Spot>;

export type CallOptions = {
  readonly method: string;
  readonly headers: { readonly [name: string]: string };
  readonly data?: string;
};
export type CallAnswer = {
  ok(): boolean;
  status(): number;
  text(): Promise<string>;
  json(): Promise<unknown>;
};
