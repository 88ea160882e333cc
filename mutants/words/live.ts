/** Records which words of the effect language a test uses, and breaks one of them at a time; the changed engine calls it `brokenWord`. */

/** More calls than any test makes: a broken word may cause an endless loop. */
const ENDLESS = 800_000;
export const CONDITIONS =
  'not all any exists stadium heads allHeads some usedLastTurn knockedOutLastTurn afflictedLastTurn playedThisTurn cameThisTurn evolvedThisTurn turn quantity'.split(
    ' ',
  );
export const QUANTITIES =
  'when count counters energy energyTypes basicEnergyTypes cards retreatCost conditions chosen unpaid heads remainingHp hp damaged sum product difference least inCounters half'.split(
    ' ',
  );
export const SELECTORS = ['bound', 'among', 'whose'];
export const CARDS = ['stadium', 'bound', 'pile', 'on'];

type Fields = Readonly<Record<string, unknown>>;
type Step = Fields & { readonly do: string };
type Rule = {
  readonly ask?: (table: unknown, frame: unknown, step: Step) => unknown;
  readonly run: (draft: unknown, frame: unknown, step: Step, answer: unknown) => void;
};
/** Numbers of a step that say how much it does. */
const AMOUNTS = ['amount', 'counters', 'cards', 'coins', 'count', 'hp', 'units'];

export class BrokenWord {
  readonly used = new Set<string>();
  broken: string | null = null;
  private questions = 0;

  break(what: string | null): void {
    this.broken = what;
    this.questions = 0;
  }

  /** Whether `what` is broken; called only where breaking it would change something. */
  is(what: string): boolean {
    if (this.broken === null) this.used.add(what);
    else if (++this.questions > ENDLESS) throw new Error(`Endless: ${this.broken}`);
    return this.broken === what;
  }

  /** A result that is broken to always true or always false. */
  judged(what: string, is: boolean): boolean {
    return this.is(`${what}: ${is ? 'never' : 'always'}`) ? !is : is;
  }

  reason<R>(step: string, reason: R | null): R | 'NO_CHANGE' | null {
    if (reason === null) return this.is(`fact ${step}: never`) ? 'NO_CHANGE' : null;
    return this.is(`fact ${step}: always`) ? null : reason;
  }

  held(condition: Fields, is: boolean): boolean {
    return this.judged(`condition ${wordOf(condition, CONDITIONS)}`, is);
  }

  amount(quantity: Fields | number, amount: number): number {
    if (typeof quantity === 'number' || amount === 0) return amount;
    const word = `quantity ${wordOf(quantity, QUANTITIES)}`;
    if (this.is(`${word}: 0`)) return 0;
    return this.is(`${word}: doubled`) ? 2 * amount : amount;
  }

  selected<T>(selector: Fields | string, found: readonly T[]): readonly T[] {
    const word = typeof selector === 'string' ? selector : wordOf(selector, SELECTORS);
    return found.length > 0 && this.is(`selector ${word}: none`) ? [] : found;
  }

  cards<T>(cards: Fields, found: readonly T[]): readonly T[] {
    return found.length > 0 && this.is(`cards ${wordOf(cards, CARDS)}: none`) ? [] : found;
  }

  /** The object without the broken field, or of the other player's side. */
  without<F extends Fields | string>(kind: string, fields: F, broken: readonly string[]): F {
    if (typeof fields === 'string') return fields;
    const plain: Fields = fields;
    const gone = broken.find((field) => field in plain && this.is(`${kind} ${field}: ignored`));
    return (gone === undefined ? this.sided(kind, plain) : { ...plain, [gone]: undefined }) as F;
  }

  private sided<F extends Fields>(what: string, fields: F): F {
    const { whose } = fields;
    const isOne = whose === 'own' || whose === 'opponent';
    if (!isOne || !this.is(`${what}: other side`)) return fields;
    return { ...fields, whose: whose === 'own' ? 'opponent' : 'own' };
  }

  /** The rule of a step, which may get twice its numbers, or the other player. */
  rule(step: Step, rule: Rule): Rule {
    const word = `step ${step.do}`;
    const amounts = Object.entries(step).filter(
      ([name, value]) => AMOUNTS.includes(name) && typeof value === 'number' && value > 0,
    );
    const isDoubled = amounts.length > 0 && this.is(`${word}: doubled`);
    const doubled = amounts.map(([name, value]) => [name, 2 * Number(value)]);
    const becomes = this.sided(word, isDoubled ? { ...step, ...Object.fromEntries(doubled) } : step);
    if (becomes === step) return rule;
    return {
      ask: (table, frame) => rule.ask?.(table, frame, becomes) ?? null,
      run: (draft, frame, _step, answer) => rule.run(draft, frame, becomes, answer),
    };
  }

  /** Whether a field of a card filter is broken so that no card matches. */
  fitsNone(filter: Fields, fits: boolean): boolean {
    return fits && Object.keys(filter).some((field) => this.is(`cardFilter ${field}: never`));
  }

  modifiers<M extends { readonly change: string }>(all: readonly M[]): readonly M[] {
    return all.filter(({ change }) => !this.is(`modifier ${change}: none`));
  }
}

const wordOf = (fields: Fields, words: readonly string[]): string =>
  words.find((word) => word in fields) ?? 'unknown';
