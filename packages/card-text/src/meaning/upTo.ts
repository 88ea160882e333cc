/**
 * «Up to 3» of trainers and abilities asks for one at least, of attacks for none; but of cards of a named kind that the other
 * player cannot see none must be found (rule 10).
 */
import { isNode, mapped } from '../grammar/data.ts';

/** «Any number» has no such end. */
const ANY = 60;

/** Where a player may say that there is none. */
function isHidden(from: unknown): boolean {
  if (!isNode(from)) return false;
  const [pile, whose] = [Reflect.get(from, 'pile'), Reflect.get(from, 'whose')];
  return whose === 'own' && ['hand', 'prizes'].includes(String(pile)) && Reflect.has(from, 'where');
}

/** Searches say it themselves. */
const isDeck = (from: unknown): boolean => isNode(from) && Reflect.get(from, 'pile') === 'deck';

type Least = (step: { readonly min: number; readonly max: number }, itself: boolean) => number;

const withLeast = <T>(value: T, least: Least): T =>
  mapped(value, (part) => {
    const { do: does, min, max, from } = part;
    if (!/^choose(?:Cards|Pokemon)$/.test(String(does)) || typeof min !== 'number' || typeof max !== 'number')
      return part;
    return { ...part, min: least({ min, max }, isDeck(from) || isHidden(from)) };
  });

/** As an ability or a trainer means it. */
export const atLeastOne = <T>(effect: T): T =>
  withLeast(effect, ({ min, max }, itself) => (min === 0 && max < ANY && !itself ? 1 : min));
/** As the words say it, for writing. */
export const upTo = <T>(effect: T): T =>
  withLeast(effect, ({ min, max }, itself) => (min === 1 && max > 1 && max < ANY && !itself ? 0 : min));
