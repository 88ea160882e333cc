/**
 * Gives what a text chooses its names, and pronouns what they stand for: rules write `@card` for what they choose themselves
 * and `?card` for what was chosen before. A pronoun that may stand for two things, or for none, is no reading.
 */
import { isNode, mapped } from '../grammar/data.ts';
import { fitsUnder, misusedIn, type Sort, unusedIn } from './sorts.ts';

type Binding = {
  readonly name: string;
  readonly local: string;
  readonly sort: Sort;
  over?: true;
  /** As a price: what is done for it is something else. */
  paid?: true;
  /** Names what it binds, once that is asked for. */
  readonly asked?: () => void;
};

/** «Done before»: whatever was named last. */
const DONE = '?done';

export class NoBinding extends Error {}

/** In the order in which they happen. */
const ORDER = ['needs', 'canBeUsedFor', 'price', 'before', 'damage', 'is', 'from', 'yes', 'no'];
const rank = (key: string): number => {
  const index = ORDER.indexOf(key);
  return index === -1 ? ORDER.length : index;
};
const inOrder = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).sort(([a], [b]) => rank(a) - rank(b));

/** What a text has spoken of so far. */
class Scope {
  readonly bindings: Binding[] = [];
  saysDefending = false;
  saysSelf = false;
  saysAttached = false;
  /** The Pokémon that was put onto the Bench last, where its step does not name it. */
  benched: Binding | undefined;

  /** «It»: the one Pokémon that was spoken of. @throws {@link NoBinding} */
  it(): unknown {
    const spokenOf: unknown[] = this.bindings
      .filter(({ sort }) => sort === 'pokemon')
      .map(({ name }) => ({ bound: name }));
    if (this.saysDefending) spokenOf.push('defending');
    if (this.saysSelf) spokenOf.push('self');
    if (spokenOf.length !== 1) throw new NoBinding('?it');
    return spokenOf[0];
  }

  /** «That Pokémon» is the one to which the card was attached. */
  isHolder(value: object): boolean {
    return (
      'bound' in value &&
      value.bound === '?pokemon' &&
      this.saysAttached &&
      !this.bindings.some(({ sort }) => sort === 'pokemon')
    );
  }

  isDefending(value: object): boolean {
    return (
      'bound' in value &&
      value.bound === '?pokemon' &&
      this.saysDefending &&
      !this.bindings.some(({ sort }) => sort === 'pokemon')
    );
  }
}

const isThatPokemon = (value: object): boolean => 'bound' in value && value.bound === '?pokemon';
const isOpponentsActive = (value: object): boolean =>
  'whose' in value && value.whose === 'opponent' && 'place' in value && value.place === 'active';

/** «If the Pokémon this card is attached to is in the Active Spot» speaks of that one. */
const isOfItsPlace = (value: object): boolean =>
  'part' in value && value.part === 'answer' && 'from' in value;

const isAttached = (value: object): boolean =>
  'on' in value && Array.isArray(value.on) && value.on.includes('attached');

/** The meaning with every name given. @throws {@link NoBinding} */
export function bind<T>(meaning: T): T {
  const bound = bindIn(meaning, new Scope()) as T;
  // Another reading may use it, or nothing does: what is asked of a player is asked for something.
  if (unusedIn(bound).length > 0 || misusedIn(bound).length > 0)
    throw new NoBinding('unused, or of another sort');
  return bound;
}

/** `under`: the field that has the value. */
function bindIn(value: unknown, scope: Scope, under = ''): unknown {
  if (typeof value === 'string') {
    if (value === 'defending') scope.saysDefending = true;
    if (value === 'self') scope.saysSelf = true;
    return nameFor(value, scope.bindings, under);
  }
  if (Array.isArray(value)) return value.map((part) => bindIn(part, scope, under));
  if (!isNode(value)) return value;
  if (isOpponentsActive(value)) scope.saysDefending = true;
  if (isAttached(value)) scope.saysAttached = true;
  if (isOfItsPlace(value)) scope.saysSelf = true;
  // «That Pokémon» where none was chosen is the one that the text spoke of.
  if (scope.benched !== undefined && isThatPokemon(value)) {
    const { benched } = scope;
    // Not where another one was spoken of.
    if (scope.bindings.some(({ sort }) => sort === 'pokemon') || scope.saysDefending || scope.saysAttached)
      throw new NoBinding('?pokemon');
    benched.asked?.();
    scope.bindings.push(benched);
    scope.benched = undefined;
    return { bound: benched.name };
  }
  if (scope.isHolder(value)) return 'self';
  if (scope.isDefending(value)) return 'defending';
  if ('bound' in value && value.bound === '?it') return scope.it();
  if ('do' in value && value.do === 'forEach') return bindForEach(value, scope);
  if ('do' in value && value.do === 'chooseModes') return bindModes(value, scope);
  const known = scope.bindings.length;
  const parts = new Map<string, unknown>();
  // What is bound is asked for by the field around it: cards by a step that moves them.
  for (const [key, part] of inOrder(value))
    if (key !== 'as') parts.set(key, bindIn(part, scope, key === 'bound' ? under : key));
  // A coin that was flipped only if something held is not asked about where it may not have been.
  if (Reflect.get(value, 'do') === 'if')
    for (const binding of scope.bindings.slice(known)) if (isFlip(binding)) binding.over = true;
  if (Reflect.get(value, 'part') === 'price')
    for (const binding of scope.bindings.slice(known)) binding.paid = true;
  const local = Reflect.get(value, 'as');
  if (typeof local === 'string') {
    const sort = sortOf(value);
    const name = `${sort}${scope.bindings.filter((each) => each.sort === sort).length + 1}`;
    scope.bindings.push({ name, local, sort });
    parts.set('as', name);
  }
  // The fields in the order in which the rule says them: equal meanings are equal texts.
  const bound = Object.fromEntries(Object.keys(value).map((key) => [key, parts.get(key)]));
  if (isOfOneBenched(bound)) offerBenched(bound, scope);
  return bound;
}

/** One card becomes one Pokémon. */
const isOfOneBenched = (step: object): boolean => {
  const cards: unknown = Reflect.get(step, 'cards');
  const name: unknown = isNode(cards) ? Reflect.get(cards, 'bound') : undefined;
  return Reflect.get(step, 'do') === 'bench' && !Reflect.has(step, 'as') && /^card\d/.test(String(name));
};

/** «That Pokémon» may be the one that was put onto the Bench: the step names it only where a text says so. */
function offerBenched(step: object, scope: Scope): void {
  const name = `pokemon${scope.bindings.filter(({ sort }) => sort === 'pokemon').length + 1}`;
  const asked = (): void => void Reflect.set(step, 'as', name);
  scope.benched = { name, local: '', sort: 'pokemon', asked };
}

/** The same without the names that {@link bind} gave such steps. */
export const withoutBenchNames = <T>(meaning: T): T =>
  mapped(meaning, (object) => {
    if (object.do !== 'bench') return object;
    const { as: _, ...step } = object;
    return step;
  });

/** The text names before whom it is done for, who goes by that name in each of the steps. */
function bindForEach(value: object, scope: Scope): object {
  const name = `pokemon${scope.bindings.filter(({ sort }) => sort === 'pokemon').length + 1}`;
  const pokemon = bindIn(Reflect.get(value, 'pokemon'), scope);
  scope.bindings.push({ name, local: String(Reflect.get(value, 'as')), sort: 'pokemon' });
  return { ...value, pokemon, as: name, steps: bindIn(Reflect.get(value, 'steps'), scope) };
}

/** What one of them chooses is unknown to the others, and to what comes after them. */
function bindModes(value: object, scope: Scope): object {
  const known = scope.bindings.length;
  const modes: unknown = Reflect.get(value, 'modes');
  const bound = Array.isArray(modes)
    ? modes.map((steps) => {
        const mode = bindIn(steps, scope);
        scope.bindings.splice(known);
        return mode;
      })
    : modes;
  return { ...value, modes: bound };
}

const isFlip = ({ sort }: Binding): boolean => sort === 'coin' || sort === 'coins';

/** Where cards were put onto a Pokémon, what was done is that there were cards. */
function doneLast(scope: readonly Binding[]): Binding | undefined {
  const [before, last] = scope.slice(-2);
  const isOntoOne =
    last?.sort === 'pokemon' &&
    before?.paid !== true &&
    (before?.sort === 'card' || before?.sort === 'cards');
  return isOntoOne ? before : scope.at(-1);
}

/** `under`: the field that asks for it. */
function nameFor(word: string, scope: readonly Binding[], under: string): string {
  if (word.startsWith('@')) {
    const found = scope.findLast(({ local }) => local === word);
    if (found === undefined) throw new NoBinding(word);
    return found.name;
  }
  if (!word.startsWith('?')) return word;
  if (word === DONE) {
    const last = doneLast(scope.filter(({ sort }) => fitsUnder(sort, under)));
    if (last === undefined) throw new NoBinding(word);
    return last.name;
  }
  const fitting = scope.filter(({ sort, over }) => word === `?${sort}` && over !== true);
  const [only] = fitting;
  if (only === undefined || fitting.length > 1) throw new NoBinding(word);
  return only.name;
}

/** The beginning of a name says what it stands for. */
export const mayBe = (name: string, pronoun: string): boolean =>
  pronoun === DONE || name.replace(/\d+$/, '') === pronoun.slice(1);

function sortOf(step: object): Sort {
  const word: unknown = Reflect.get(step, 'do');
  const max: unknown = Reflect.get(step, 'max');
  switch (word) {
    case 'flip':
      return Reflect.get(step, 'coins') === 1 && !Reflect.has(step, 'untilTails') ? 'coin' : 'coins';
    case 'choosePokemon':
      return max === 1 ? 'pokemon' : 'pokemons';
    case 'chooseCards':
      return max === 1 ? 'card' : 'cards';
    case 'bindAll':
      return 'pokemons';
    case 'chooseAttack':
      return 'attack';
    case 'chooseType':
      return 'type';
    case 'chooseNumber':
      return 'number';
    default:
      return 'pokemon';
  }
}
