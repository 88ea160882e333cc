/** The places of an effect: every object in it, with the field in which it stands. */
import { isNode } from '../grammar/data.ts';

export type EffectPlace = { readonly at: object; readonly key: string };

export function placesIn(effect: object): readonly EffectPlace[] {
  return inside(effect, 'effect');
}

function inside(value: unknown, key: string): readonly EffectPlace[] {
  if (Array.isArray(value)) return value.flatMap((part) => inside(part, key));
  if (!isNode(value)) return [];
  return [{ at: value, key }, ...Object.entries(value).flatMap(([name, part]) => inside(part, name))];
}
