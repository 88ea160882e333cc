/** Makes an attack of its statements, and statements of an attack; the printed number and sign must agree with them. */
import {
  type AttackEffect,
  type Condition,
  type Quantity,
  type Step,
  type StepOf,
  UNITS_OF,
} from '@pokesol/engine/official';
import { isNode } from '../grammar/data.ts';
import { same } from '../grammar/template.ts';
import type { Part, Statement } from '../language/statement.ts';
import { saysOtherwise } from './again.ts';
import { changesWhat } from './changes.ts';
import { goingPast, hasDamage, wentPast } from './ignores.ts';

/** The number and the sign behind it, as printed; 0 where none is. */
export type PrintedDamage = { readonly damage: number; readonly sign: '' | '+' | '×' | '-' };

/** The text says something else than the number beside it. */
export class Disagreement extends Error {}

/** Names are given already. @throws {@link Disagreement} */
export function assemble(all: readonly Statement[], printed: PrintedDamage): AttackEffect {
  const steps: Step[] = [];
  const price: Step[] = [];
  const more: Quantity[] = [];
  const ignores: ('weakness' | 'resistance')[] = [];
  let damage: Quantity | undefined;
  let needs: AttackEffect['needs'];
  let past = false;
  let prizes: AttackEffect['prizes'];
  let canBeUsedFor: AttackEffect['canBeUsedFor'];
  const usable: ('fromBench' | 'onFirstTurn')[] = [];
  // What comes before the damage: as the text says, or since the damage is counted by it.
  const early = new Set<Step>();
  /** What of the text counts, and how many steps stand before it. */
  const counted: { readonly part: Part; readonly behind: number }[] = [];
  for (const part of all) {
    if ('part' in part) counted.push({ part, behind: steps.length });
    if ('do' in part) {
      steps.push(part);
      continue;
    }
    switch (part.part) {
      case 'price':
        price.push(...part.steps.map(paidInFull));
        break;
      case 'before':
        steps.push(...part.steps);
        for (const step of part.steps) early.add(step);
        break;
      case 'base':
        if (part.damage !== printed.damage) throw new Disagreement('another number');
        break;
      case 'stops':
        early.add({ do: 'if', is: part.is, yes: [{ do: 'nothing' }] });
        steps.push(...[...early].slice(-1));
        break;
      case 'needs':
        if (needs !== undefined) throw new Disagreement('two conditions');
        needs = positive(part.is);
        break;
      case 'usableFor':
        if (canBeUsedFor !== undefined) throw new Disagreement('two costs');
        canBeUsedFor = { cost: part.cost, while: part.while };
        break;
      case 'prizes':
        prizes = part.prizes;
        break;
      case 'usable':
        usable.push(part.what);
        break;
      case 'ignores':
        ignores.push(...part.what);
        break;
      case 'ignoresElsewhere':
        if (printed.damage > 0) throw new Disagreement('of which damage');
        ignores.push(...part.what);
        break;
      case 'past':
        past = true;
        break;
      case 'more':
        more.push(part.amount);
        break;
      case 'less':
        if (damage !== undefined) throw new Disagreement('two numbers');
        damage = { difference: [printed.damage, part.amount] };
        break;
      case 'instead':
        if (damage !== undefined) throw new Disagreement('two numbers');
        if (part.of !== undefined && part.of !== printed.damage) throw new Disagreement('another number');
        damage = either(part, printed.damage);
        break;
      case 'damage':
        if (damage !== undefined) throw new Disagreement('two numbers');
        damage = part.amount;
    }
  }
  if (saysOtherwise(all)) throw new Disagreement('the printed number and another');
  if (more.length > 0 && damage !== undefined) throw new Disagreement('two numbers');
  if (more.length > 0) damage = { sum: [printed.damage, ...more] };
  agree(damage, printed);
  addAsked(steps, early, damage ?? 0);
  const before = steps.filter((step) => early.has(step));
  const late = steps.filter((step) => !early.has(step));
  // The text says the change first, and it would be done after the count: no word says which comes first.
  for (const { part, behind } of counted)
    if (
      COUNTING.includes(part.part) &&
      steps.slice(0, behind).some((step) => !early.has(step) && changesWhat(step, part))
    )
      throw new Disagreement('counted before it is changed, or after');
  // Without a number of its own it is the damage of the steps that goes past something.
  const ofItsOwn = printed.damage > 0 || damage !== undefined;
  // Said of the Bench, for which neither counts anyway (rule 6.3), it changes nothing.
  const isPlain = !past && !ofItsOwn && !hasDamage(late) && hasPlain(late);
  if (printed.damage > 0 && late.some(hitsDefending)) throw new Disagreement('the printed number again');
  if ((past || ignores.length > 0) && !ofItsOwn && !isPlain && !hasDamage(late))
    throw new Disagreement('no damage');
  const after = goingPast(late, { ignores, past });
  return {
    ...(needs !== undefined && { needs }),
    ...(canBeUsedFor !== undefined && { canBeUsedFor }),
    ...(price.length > 0 && { price }),
    ...(before.length > 0 && { before }),
    ...(damage !== undefined && { damage }),
    ...(past && ofItsOwn && { past }),
    ...(ignores.length > 0 && ofItsOwn && { ignores }),
    ...(after.length > 0 && { after }),
    ...(prizes !== undefined && { prizes }),
    ...Object.fromEntries(usable.map((what) => [what, true])),
  };
}

/** What gives a name that is asked for before the damage comes before it too, with what is done with it at once. */
function addAsked(steps: readonly Step[], early: Set<Step>, damage: Quantity): void {
  const names = new Set(namesIn(damage));
  for (let size = -1; size !== early.size; ) {
    size = early.size;
    for (const step of early) for (const name of namesIn(step)) names.add(name);
    for (const [index, step] of steps.entries()) {
      if (![...names].some((name) => gives(step, name))) continue;
      early.add(step);
      const next = steps[index + 1];
      if (step.do === 'chooseCards' && next !== undefined && namesIn(next).has(step.as)) early.add(next);
    }
  }
}

const COUNTING: readonly Part['part'][] = ['more', 'less', 'instead', 'damage'];

/** «It can't be used if your opponent has no Benched Pokémon»: if there are any. */
const positive = (is: Condition): Condition => ('not' in is && 'not' in is.not ? is.not.not : is);

const hasPlain = (steps: readonly Step[]): boolean =>
  steps.some((step) => step.do === 'damage' && step.plain === true);
/** A number of its own for the Defending Pokémon: only where none is printed. */
const hitsDefending = (step: Step): boolean =>
  (step.do === 'damage' && step.to === 'defending' && typeof step.amount === 'number') ||
  (step.do === 'if' && [...step.yes, ...(step.no ?? [])].some(hitsDefending));

/** Only what changes nothing on the table may be asked before the damage where the text does not say so. */
const mayComeBefore = (step: Step): boolean =>
  step.do === 'flip' || (step.do === 'if' && step.yes.every((each) => each.do === 'nothing'));

/** What is multiplied, also where there is a limit. */
function timesOf(damage: Quantity | undefined): Quantity | undefined {
  if (damage === undefined || typeof damage === 'number') return undefined;
  if ('least' in damage) return timesOf(damage.least[0]);
  return 'product' in damage ? damage.product[0] : undefined;
}

/** The sign says what kind of number the text must say. */
function agree(damage: Quantity | undefined, { damage: number, sign }: PrintedDamage): void {
  const kind =
    damage === undefined || typeof damage === 'number'
      ? ''
      : 'sum' in damage
        ? eitherIn(damage) === undefined && !isByCases(damage)
          ? '+'
          : ''
        : 'difference' in damage
          ? '-'
          : timesOf(damage) !== undefined
            ? '×'
            : '';
  if (kind !== sign) throw new Disagreement(`«${number}${sign}» beside a text that says «${kind}»`);
  if (kind === '×' && timesOf(damage) !== number) throw new Disagreement('another number');
}

/** Whether something in the step goes by that name. */
const gives = (step: Step, name: string): boolean => JSON.stringify(step).includes(`"as":"${name}"`);

const NAMED = new RegExp(`(?:"(?:heads|bound|some)":"|"chosen":"${UNITS_OF})([^"]+)"`, 'g');
const namesIn = (value: unknown): ReadonlySet<string> =>
  new Set([...JSON.stringify(value).matchAll(NAMED)].map(([, name = '']) => name));

const USABLE = ['fromBench', 'onFirstTurn'] as const;
/** The statements again, in the order in which a text says them. */
export function statements(effect: AttackEffect): readonly Statement[] {
  const { steps: after, all } = wentPast(effect.after ?? []);
  const {
    needs,
    canBeUsedFor,
    price,
    before = [],
    damage,
    past = all?.past,
    ignores = all?.ignores ?? [],
  } = effect;
  return [
    ...(needs === undefined ? [] : [{ part: 'needs', is: needs } as const]),
    ...(canBeUsedFor === undefined ? [] : [{ part: 'usableFor', ...canBeUsedFor } as const]),
    ...(price === undefined ? [] : [{ part: 'price', steps: price.map(asOneLikes) } as const]),
    ...earlier(before, namesIn(damage ?? 0)),
    ...damageOf(damage),
    ...(ignores.length > 0 ? [{ part: 'ignores', what: ignores } as const] : []),
    ...(past === true ? [{ part: 'past' } as const] : []),
    ...after,
    ...(effect.prizes === undefined ? [] : [{ part: 'prizes', prizes: effect.prizes } as const]),
    ...USABLE.flatMap((what) => (effect[what] === true ? [{ part: 'usable', what } as const] : [])),
  ];
}

/** What the damage is counted by needs no words that say when; what else is done before it does. */
function earlier(before: readonly Step[], asked: ReadonlySet<string>): readonly Statement[] {
  const counted = before.findLastIndex((step) => [...asked].some((name) => gives(step, name)));
  const all: Statement[] = [];
  let said: Step[] = [];
  for (const [index, step] of before.entries()) {
    const chosen = before[index - 1];
    const used = chosen?.do === 'chooseCards' && index === counted + 1 && namesIn(step).has(chosen.as);
    if (index > counted && !used && !mayComeBefore(step)) {
      said.push(step);
      continue;
    }
    if (said.length > 0) all.push({ part: 'before', steps: said });
    said = [];
    all.push(stops(step) ? { part: 'stops', is: step.is } : step);
  }
  return said.length > 0 ? [...all, { part: 'before', steps: said }] : all;
}

const stops = (step: Step): step is StepOf<'if'> =>
  step.do === 'if' && step.yes.length === 1 && step.yes[0]?.do === 'nothing';

type Instead = Extract<Part, { readonly part: 'instead' }>;
/** One number if it holds, the printed one if not. */
const either = ({ is, then }: Instead, printed: number): Quantity => ({
  sum: [
    { when: is, then },
    { when: { not: is }, then: printed },
  ],
});
/** The statement that a damage of two numbers was made of. */
function eitherIn({
  sum: [first, second, ...more],
}: {
  readonly sum: readonly Quantity[];
}): Instead | undefined {
  if (more.length > 0 || !isNode(first) || !isNode(second) || !('when' in first) || !('when' in second))
    return undefined;
  const { when: is, then } = first;
  const { when: other, then: of } = second;
  return typeof then === 'number' && typeof of === 'number' && same(other, { not: is })
    ? { part: 'instead', is, then, of }
    : undefined;
}

/** A number for each of several cases, and none besides. */
const isByCases = ({ sum }: { readonly sum: readonly Quantity[] }): boolean =>
  sum.every((part) => isNode(part) && 'when' in part);

function damageOf(damage: Quantity | undefined): readonly Part[] {
  if (damage === undefined || typeof damage === 'number') return [];
  const instead = 'sum' in damage ? eitherIn(damage) : undefined;
  if (instead !== undefined) return [instead];
  if ('sum' in damage && isByCases(damage)) return [{ part: 'damage', amount: damage }];
  if ('sum' in damage) return damage.sum.slice(1).map((amount) => ({ part: 'more', amount }));
  if ('difference' in damage) return [{ part: 'less', amount: damage.difference[1] }];
  return [{ part: 'damage', amount: damage }];
}

/** What is paid is paid in full, or the attack is not used. */
const paidInFull = (step: Step): Step => (step.do === 'chooseCards' ? { ...step, price: true } : step);
/** As the words say it: that it is a price stands behind them. */
function asOneLikes(step: Step): Step {
  if (step.do !== 'chooseCards') return step;
  const { price: _price, ...others } = step;
  return others;
}
