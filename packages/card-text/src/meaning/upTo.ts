/**
 * «Up to 3» of trainers and abilities asks for one at least, of attacks for none; but of cards of a named kind that the other
 * player cannot see nobody must have found one (rule 10).
 */
import type { Step } from '@pokesol/engine/official';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** «Any number» has no such end. */
const ANY = 60;

/** Where somebody may say that there is none. */
function isHidden(from: unknown): boolean {
  if (!isObject(from)) return false;
  const [pile, whose] = [Reflect.get(from, 'pile'), Reflect.get(from, 'whose')];
  return whose === 'own' && ['hand', 'prizes'].includes(String(pile)) && Reflect.has(from, 'where');
}

/** Searches say it themselves. */
const isDeck = (from: unknown): boolean => isObject(from) && Reflect.get(from, 'pile') === 'deck';

type Least = (step: { readonly min: number; readonly max: number }, itself: boolean) => number;

function withLeast<T>(value: T, least: Least): T {
  const inside = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inside);
    if (!isObject(part)) return part;
    const changed = Object.fromEntries(Object.entries(part).map(([key, each]) => [key, inside(each)]));
    const { do: does, min, max, from } = part as Partial<Extract<Step, { do: 'chooseCards' }>>;
    if (!/^choose(?:Cards|Pokemon)$/.test(String(does)) || typeof min !== 'number' || typeof max !== 'number')
      return changed;
    return { ...changed, min: least({ min, max }, isDeck(from) || isHidden(from)) };
  };
  return inside(value) as T;
}

/** As an ability or a trainer means it. */
export const atLeastOne = <T>(effect: T): T =>
  withLeast(effect, ({ min, max }, itself) => (min === 0 && max < ANY && !itself ? 1 : min));
/** As the words say it, for writing. */
export const upTo = <T>(effect: T): T =>
  withLeast(effect, ({ min, max }, itself) => (min === 1 && max > 1 && max < ANY && !itself ? 0 : min));
