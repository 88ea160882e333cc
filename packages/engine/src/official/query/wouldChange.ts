/**
 * The law of rule 3.6: a use of a Trainer, an Ability or a Stadium may begin when its price can be paid in full and at least
 * one thing beyond the price can change. Only this file judges it, over the whole use and every remaining choice: a step that only
 * chooses changes nothing, and a later step works on what can still be chosen for it. `mayChange.ts` judges single steps.
 *
 * - What the player knows counts: their own hand, and of a deck, the Prizes or the other hand only how many cards there are (3.6).
 * - The price is what the text calls so, and what the player gives up from their own hand or own Pokémon into the discard pile or
 *   the Lost Zone, wherever the text says it (3.6a). It is no change, and when the text begins with it, it must be paid in full. If
 *   a use does nothing else, giving up the cards is its purpose.
 * - A mandatory choice needs something to choose from (rule 10), unless something was done before it: that remains done, and the
 *   player may choose from what it brings.
 * - A change that a protection would stop counts all the same: the card is used up (rule 10).
 */
import type { CardNo, PokemonId } from '../../kernel/ids.ts';
import { type Step, type StepOf, UNITS_OF } from '../model/language.ts';
import type { Cards, Selector, Whose } from '../model/nouns.ts';
import type { Reason } from '../model/refusals.ts';
import { pokemonBody, type Table } from '../model/state.ts';
import { type Context, type InPlay, seatOf } from './context.ts';
import {
  cardsThere,
  foresees,
  type Ground,
  type Grown,
  groundOf,
  isUnknown,
  namesIn,
  namesKeptBy,
  once,
  someAmount,
} from './ground.ts';
import { reasonAgainstStep } from './mayChange.ts';
import { pokemonSelected } from './select.ts';
import { fewestFor, unitType, worthOf } from './units.ts';

type Steps = readonly Step[];

/** Why the use may not begin; `null` where it may. `price` stands before `steps`. */
export const reasonAgainstUse = (table: Table, context: Context, price: Steps, steps: Steps): Reason | null =>
  walk(table, [...price, ...steps], price.length, beginning(groundOf(context), true));

/** Why a price cannot be paid in full, where rule 3.6 does not apply: for an attack, or to attach an energy. */
export const reasonAgainstPrice = (table: Table, context: Context, price: Steps): Reason | null =>
  price.length === 0
    ? null
    : walk(table, price, price.length, { ...beginning(groundOf(context)), changed: true });

/** Whether the next steps of a use can change anything, given the choices so far. */
export const wouldChange = (table: Table, context: Context, steps: Steps): boolean =>
  walk(table, steps, 0, beginning(groundOf(context), true)) === null;

/**
 * The offered Pokémon with which the steps after the choice can change something; all of them when there is none. In a choice of
 * several, each is judged separately.
 */
export function worthChoosing(
  table: Table,
  context: Context,
  { as }: StepOf<'choosePokemon'>,
  offered: readonly PokemonId[],
  next: Steps,
): readonly PokemonId[] {
  const after = following(next, as);
  if (after.length === 0 || offered.length < 2) return offered;
  const worth = offered.filter((id) =>
    wouldChange(table, { ...context, bound: { ...context.bound, [as]: [id] } }, after),
  );
  return worth.length > 0 ? worth : offered;
}

/** The steps that use that name, or a name that such steps bind. */
function following(steps: Steps, name: string): Steps {
  const names = new Set([name]);
  return steps.filter((step) => {
    if (!namesIn(step).some((each) => names.has(each))) return false;
    for (const kept of namesKeptBy(step)) names.add(kept);
    return true;
  });
}

/** The state of the judgement. */
type Walk = {
  readonly ground: Ground;
  /** Something beyond the price can change. */
  readonly changed: boolean;
  /** Cards are looked at or shown: a change if nothing else remains of the use, but no excuse for a later choice without a target. */
  readonly seen: boolean;
  /** Cards are given up. */
  readonly given: boolean;
  /** The players whose whole hand goes into the deck, which is shuffled even if the hand is empty (rule 3.6a). */
  readonly shuffled: readonly Whose[];
  /** The reason against the first step that can do nothing. */
  readonly reason: Reason | null;
  /** Whether the steps are the whole use, or all that remains of it. */
  readonly whole: boolean;
};
const beginning = (ground: Ground, whole = false): Walk => ({
  ground,
  whole,
  changed: false,
  seen: false,
  given: false,
  shuffled: [],
  reason: null,
});

/** Walks through the steps; for a choice of one Pokémon it tries each candidate until one leads to a change. */
function walk(table: Table, steps: Steps, priced: number, begun: Walk, from = 0): Reason | null {
  let now = begun;
  for (let place = from; place < steps.length; place += 1) {
    const step = steps[place];
    if (step === undefined) break;
    if (step.do === 'choosePokemon') {
      const found = pokemonFor(table, now.ground, step);
      if (found === 'unknown') now = { ...now, ground: unknown(now.ground, step.as) };
      else if (found.length === 0 && step.min > 0 && !now.changed) return 'NO_TARGET';
      else if (step.max > 1 || found.length < 2) now = { ...now, ground: chosen(now.ground, step, found) };
      else {
        let first: Reason | null = null;
        for (const each of found) {
          const ground = chosen(now.ground, { ...step, min: 1 }, [each]);
          const reason = walk(table, steps, priced, { ...now, ground }, place + 1);
          if (reason === null) return null;
          first ??= reason;
        }
        return first;
      }
      continue;
    }
    const next = after(table, now, step, { isPrice: place < priced, later: steps.slice(place + 1) });
    if (typeof next === 'string' || 'code' in next) return next;
    now = next;
  }
  if (now.changed || now.seen || (now.whole && now.given && onlyGivesUp(steps, ['thisCard']))) return null;
  return now.reason ?? 'NO_CHANGE';
}

type Place = { readonly isPrice: boolean; readonly later: Steps };

/** The state after that step, or why the use may not begin. */
function after(
  table: Table,
  now: Walk,
  step: Exclude<Step, StepOf<'choosePokemon'>>,
  at: Place,
): Walk | Reason {
  const { ground } = now;
  switch (step.do) {
    case 'chooseCards':
      return afterCards(table, now, step, at);
    case 'bindAll': {
      const found = isUnknown(ground, step.pokemon)
        ? 'unknown'
        : pokemonSelected(table, ground, step.pokemon);
      if (found === 'unknown') return { ...now, ground: unknown(ground, step.as) };
      if (found.length === 0 && !now.changed) return 'NO_TARGET';
      return { ...now, ground: chosen(ground, { as: step.as, min: found.length, max: found.length }, found) };
    }
    case 'chooseAttack': {
      const has = ({ pokemon }: InPlay): boolean => pokemonBody(table, pokemon).attacks.length > 0;
      if (!isUnknown(ground, step.of) && !pokemonSelected(table, ground, step.of).some(has) && !now.changed)
        return 'NO_TARGET';
      return { ...now, ground: unknown(ground, step.as) };
    }
    // The result of a coin flip is no change, only what follows from it (rule 3.6).
    case 'flip':
    case 'chooseType':
    case 'chooseNumber':
      return { ...now, ground: unknown(ground, step.as) };
    case 'if': {
      const is = foresees(table, ground, step.is);
      const ways = [...(is === false ? [] : [step.yes]), ...(is === true ? [] : [step.no ?? []])];
      return afterWays(table, now, ways, namesKeptBy(step));
    }
    case 'may':
      return afterWays(table, now, [step.yes], namesKeptBy(step));
    case 'chooseModes':
      return afterWays(table, now, step.modes, namesKeptBy(step));
    case 'repeat':
      return afterWays(
        table,
        now,
        someAmount(table, ground, step.times) ? [step.steps] : [],
        namesKeptBy(step),
      );
    case 'forEach':
      return afterEach(table, now, step);
    case 'move':
      return afterMove(table, now, step, at);
    case 'shuffle': {
      const { deck, hand } = table.state.sides[seatOf(ground, step.whose)];
      const there = [...deck, ...hand].some((card) => card !== ground.card);
      const isDone = now.shuffled.includes(step.whose) && there;
      return isDone && !at.isPrice ? { ...now, changed: true } : now;
    }
    default: {
      const reason = reasonAgainstStep(table, ground, step);
      // A free place on the Bench is required like a target.
      if (reason !== null && (at.isPrice || (step.do === 'bench' && !now.changed))) return reason;
      const kept = namesKeptBy(step);
      const known = kept.length === 0 ? ground : unknown(ground, ...kept);
      if (reason !== null) return { ...now, ground: known, reason: now.reason ?? reason };
      if (step.do === 'look' || step.do === 'reveal') return { ...now, seen: now.seen || !at.isPrice };
      return { ...now, ground: grown(known, GROWS[step.do]), changed: now.changed || !at.isPrice };
    }
  }
}

/** The zone in which later steps may find what such a step brings. */
const GROWS: { readonly [Do in Step['do']]?: Grown } = {
  draw: 'hand',
  takeBack: 'hand',
  bench: 'inPlay',
  attachEnergy: 'inPlay',
  attachEach: 'inPlay',
  evolve: 'inPlay',
};

/** The state after alternatives: any of them may happen, and the names they bind are known only then. */
function afterWays(table: Table, now: Walk, ways: readonly Steps[], kept: readonly string[]): Walk {
  const reasons = ways.flatMap((steps) =>
    steps.length === 0 ? [] : [walk(table, steps, 0, beginning(now.ground))],
  );
  const changes = reasons.includes(null);
  const ground = afterChoices(table, now.ground, ways, kept);
  if (changes) return { ...now, ground: ways.reduce(grownBy, ground), changed: true };
  const [first] = reasons;
  return {
    ...now,
    ground: taken(ground, now.ground, ways, kept),
    reason: now.reason ?? first ?? 'NO_CHANGE',
  };
}

/** Without alternatives, the names stay empty. */
const taken = (known: Ground, before: Ground, ways: readonly Steps[], kept: readonly string[]): Ground =>
  ways.length > 0 ? known : nothingBound(before, kept);

const nothingBound = (ground: Ground, names: readonly string[]): Ground => ({
  ...ground,
  bound: { ...ground.bound, ...Object.fromEntries(names.map((name) => [name, []])) },
});

/** The names that such steps bind are unknown, but for those of cards of which none is there to choose. */
function afterChoices(table: Table, ground: Ground, ways: readonly Steps[], kept: readonly string[]): Ground {
  const then = ways.reduce(grownBy, unknown(ground, ...kept));
  const empty = kept.filter((name) => {
    const choices = ways.flatMap((steps) => bindersIn(steps)).filter(({ as }) => as === name);
    return choices.every((step) => step.do === 'chooseCards' && isNoneThere(table, then, step.from));
  });
  return nothingBound(unknown(ground, ...kept.filter((name) => !empty.includes(name))), empty);
}

type Binder = Extract<Step, { readonly as: string }>;
/** The steps in it that bind a name, also within others. */
const bindersIn = once((part: object): readonly Binder[] => [
  ...('do' in part && 'as' in part ? [part as Binder] : []),
  ...Object.values(part).flatMap((each) =>
    typeof each === 'object' && each !== null ? bindersIn(each) : [],
  ),
]);

/** Whether no such card is there, and none can come. */
function isNoneThere(table: Table, ground: Ground, cards: Cards): boolean {
  const zone = 'pile' in cards ? cards.pile : 'inPlay';
  return cardsThere(table, ground, cards).length === 0 && !(ground.grown as readonly string[]).includes(zone);
}

const grownBy = (ground: Ground, steps: Steps): Ground =>
  steps.reduce(
    (before, step) => grown(before, step.do === 'move' ? grownByMove(step) : GROWS[step.do]),
    ground,
  );
const grownByMove = ({ to }: StepOf<'move'>): Grown | undefined =>
  to === 'hand' || to === 'discard' ? to : undefined;

function afterEach(table: Table, now: Walk, step: StepOf<'forEach'>): Walk {
  const { ground } = now;
  const kept = namesKeptBy(step);
  if (isUnknown(ground, step.pokemon))
    return afterWays(table, { ...now, ground: unknown(ground, step.as) }, [step.steps], kept);
  const found = pokemonSelected(table, ground, step.pokemon);
  if (found.length === 0) return { ...now, reason: now.reason ?? 'NO_TARGET' };
  const each = found.map((one) => chosen(ground, { as: step.as, min: 1, max: 1 }, [one]));
  const changes = each.some((one) => walk(table, step.steps, 0, beginning(one)) === null);
  return {
    ...now,
    ground: afterChoices(table, ground, [step.steps], kept),
    ...(changes ? { changed: true } : { reason: now.reason ?? 'NO_CHANGE' }),
  };
}

/** Whether cards go from the player's own hand or Pokémon into the discard pile or the Lost Zone: a price (rule 3.6a). */
const isGivenUp = (table: Table, ground: Ground, { cards, to }: StepOf<'move'>): boolean =>
  (to === 'discard' || to === 'lost') && isOwn(table, ground, cards);

function isOwn(table: Table, ground: Ground, cards: Cards): boolean {
  if ('bound' in cards) return ground.own.includes(cards.bound);
  if ('pile' in cards) return cards.pile === 'hand' && cards.whose === 'own';
  return 'on' in cards && cards.part !== 'evolutions' && isOwnPokemon(table, ground, cards.on);
}
function isOwnPokemon(table: Table, ground: Ground, selector: Selector): boolean {
  if (selector === 'self') return true;
  if (typeof selector === 'object' && 'whose' in selector) return selector.whose === 'own';
  const found = isUnknown(ground, selector) ? [] : pokemonSelected(table, ground, selector);
  return found.length > 0 && found.every(({ seat }) => seat === ground.seat);
}

/** «Shuffle your hand into your deck» is done though the hand is empty (rule 3.6a). */
export const isWholeHand = ({ cards, to }: StepOf<'move'>): boolean =>
  'pile' in cards &&
  cards.pile === 'hand' &&
  cards.where === undefined &&
  cards.notIn === undefined &&
  to === 'deck';

function afterMove(table: Table, now: Walk, step: StepOf<'move'>, { isPrice }: Place): Walk | Reason {
  const { ground } = now;
  const { cards } = step;
  const reason = reasonAgainstStep(table, ground, step);
  const shuffled = 'pile' in cards && isWholeHand(step) ? [...now.shuffled, cards.whose] : now.shuffled;
  if (reason !== null) return isPrice ? reason : { ...now, shuffled, reason: now.reason ?? reason };
  if (isGivenUp(table, ground, step)) {
    const rest = 'pile' in cards ? cardsThere(table, ground, cards) : 'unknown';
    const paid = rest === 'unknown' ? ground.paid : { of: rest, count: rest.length, open: ground.paid.open };
    return { ...now, ground: { ...ground, paid }, given: true };
  }
  const left = grown(ground, grownByMove(step));
  return { ...now, ground: left, shuffled, changed: now.changed || !isPrice };
}

/** From this number on, a count means all cards. */
const ALL = 60;

function afterCards(
  table: Table,
  now: Walk,
  step: StepOf<'chooseCards'>,
  { isPrice, later }: Place,
): Walk | Reason {
  const { ground } = now;
  const { from, as, min } = step;
  const there = cardsThere(table, ground, from);
  if (there === 'unknown') return { ...now, ground: unknown(ground, as) };
  const ownHand = 'pile' in from && from.pile === 'hand' && from.whose === 'own';
  const left = ownHand ? besides(ground, there) : there.length;
  const own = isOwn(table, ground, from);
  const gives =
    own &&
    later.some(
      (next) =>
        next.do === 'move' &&
        (next.to === 'discard' || next.to === 'lost') &&
        'bound' in next.cards &&
        next.cards.bound === as,
    );
  const isInFull = step.price === true || isPrice || (gives && !now.changed);
  const asked = min >= ALL ? 1 : min;
  const payable = step.inUnits === true ? worthOf(table, there as readonly CardNo[], unitType(from)) : left;
  if (isInFull && payable < asked) return 'PRICE';
  if (left === 0) {
    const zone = 'pile' in from ? from.pile : 'inPlay';
    const isOfOwn = !('whose' in from) || from.whose === 'own';
    const mayCome = isOfOwn && (ground.grown as readonly string[]).includes(zone);
    if (mayCome) return { ...now, ground: unknown(ground, as) };
    if (min > 0 && !now.changed) return 'NO_TARGET';
    return { ...now, ground: chosen(ground, step, []), reason: now.reason ?? 'NO_TARGET' };
  }
  const { range, bound } = ground;
  const least =
    step.inUnits === true
      ? fewestFor(table, there as readonly CardNo[], min, unitType(from))
      : Math.min(min, left);
  const known = {
    ...ground,
    bound: { ...bound, [as]: [...there] },
    range: { ...range, [as]: { least, most: Math.min(step.max, left) } },
    own: own ? [...ground.own, as] : ground.own,
    paid:
      gives && ownHand ? alsoPaid(ground, there, Math.min(min, left), Math.min(step.max, left)) : ground.paid,
  };
  return { ...now, ground: step.inUnits === true ? unknown(known, `${UNITS_OF}${as}`) : known };
}

/** How many of those cards in the player's own hand remain to choose from after the cards given up. */
const besides = ({ paid }: Ground, cards: readonly number[]): number =>
  Math.min(cards.length, new Set([...paid.of, ...cards]).size - paid.count);
const alsoPaid = (
  { paid }: Ground,
  cards: readonly number[],
  least: number,
  most: number,
): Ground['paid'] => ({
  of: [...new Set([...paid.of, ...cards])],
  count: paid.count + least,
  open: paid.open || least < most,
});

function pokemonFor(table: Table, ground: Ground, { from, min }: StepOf<'choosePokemon'>) {
  if (isUnknown(ground, from)) return 'unknown';
  const found = pokemonSelected(table, ground, from);
  return found.length === 0 && min > 0 && ground.grown.includes('inPlay') ? 'unknown' : found;
}

type Named = { readonly as: string; readonly min: number; readonly max: number };
const chosen = (ground: Ground, { as, min, max }: Named, found: readonly InPlay[]): Ground => ({
  ...ground,
  bound: { ...ground.bound, [as]: found.map(({ pokemon }) => pokemon.id) },
  range: {
    ...ground.range,
    [as]: { least: Math.min(min, found.length), most: Math.min(max, found.length) },
  },
});

const unknown = (ground: Ground, ...names: readonly string[]): Ground => ({
  ...ground,
  unknown: [...ground.unknown, ...names],
});

const grown = (ground: Ground, where: Grown | undefined): Ground =>
  where === undefined || ground.grown.includes(where)
    ? ground
    : { ...ground, grown: [...ground.grown, where] };

/** Whether a use only gives up its player's cards, which is then its purpose. `own`: the names that stand for such cards. */
const onlyGivesUp = (steps: Steps, own: readonly string[]): boolean => {
  const names = new Set(own);
  return steps.every((step) => {
    switch (step.do) {
      case 'chooseCards':
      case 'choosePokemon':
        if (isOfOwn(step.from, names)) names.add(step.as);
        return true;
      case 'bindAll':
      case 'flip':
      case 'shuffle':
      case 'endTurn':
        return true;
      case 'move':
        return (step.to === 'discard' || step.to === 'lost') && isOfOwn(step.cards, names);
      case 'if':
        return onlyGivesUp([...step.yes, ...(step.no ?? [])], [...names]);
      case 'may':
        return onlyGivesUp(step.yes, [...names]);
      default:
        return false;
    }
  });
};

/** Whether it selects from the player's own Pokémon, the cards on them or the own hand, whatever is there. */
function isOfOwn(from: Cards | Selector, names: ReadonlySet<string>): boolean {
  if (typeof from === 'string') return from === 'self';
  if ('bound' in from) return names.has(from.bound);
  if ('on' in from) return from.part !== 'evolutions' && isOfOwn(from.on, names);
  if ('among' in from) return isOfOwn(from.among, names);
  if ('pile' in from) return from.pile === 'hand' && from.whose === 'own';
  return 'whose' in from && from.whose !== 'opponent';
}
