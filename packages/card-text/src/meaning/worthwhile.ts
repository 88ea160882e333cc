/**
 * A trainer or an ability chooses a Pokémon to which that can be done: to heal 30 damage from 1 of the own Pokémon asks for
 * one that is damaged, and to discard an Energy from it for one that has any, or any such (rules 3.6, 10). Texts need not
 * say so.
 */

import type { PokemonFilter, Step } from '@pokesol/engine/official';
import { isNode } from '../grammar/data.ts';
import { same } from '../grammar/template.ts';

type ChoosesPokemon = Extract<Step, { do: 'choosePokemon' }>;

/** What must be so of a Pokémon for any of that to be done; nothing where several things are done, or where it may be none. */
function askedBy(name: string, later: readonly Step[]): PokemonFilter | undefined {
  const on = { bound: name };
  const uses = later.filter((step) => JSON.stringify(step).includes(`"bound":"${name}"`));
  const [first, ...others] = uses;
  if (first === undefined || others.length > 0) return undefined;
  if (first.do === 'heal' && same(first.on, on)) return { damaged: true };
  if (first.do !== 'chooseCards' || first.min === 0 || !('on' in first.from)) return undefined;
  const { from } = first;
  if (!same(from.on, on)) return undefined;
  if (from.part === 'tools' && from.where === undefined) return { tool: true };
  if (from.part !== 'energy') return undefined;
  if (same(from.where, { specialEnergy: true })) return { specialEnergy: true };
  return { energy: from.where === undefined ? (from.providing ?? 'any') : 'any' };
}

type Change = (chosen: ChoosesPokemon, asked: PokemonFilter) => ChoosesPokemon;

function changed(value: unknown, change: Change): unknown {
  if (!isNode(value)) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part, change)]));
  return value.map((part, index) => {
    const inside = changed(part, change);
    if (!isChoice(part)) return inside;
    const asked = part.min === 0 ? undefined : askedBy(part.as, value.slice(index + 1) as readonly Step[]);
    return asked === undefined ? inside : change(part, asked);
  });
}

const isChoice = (value: unknown): value is ChoosesPokemon =>
  isNode(value) && 'do' in value && value.do === 'choosePokemon' && 'as' in value;

/** With what it takes to do it. */
export const worthwhile = <T>(meaning: T): T =>
  changed(meaning, (chosen, asked) => {
    const { from } = chosen;
    if (typeof from === 'string' || !('place' in from)) return chosen;
    return { ...chosen, from: { ...from, where: { ...from.where, ...asked } } };
  }) as T;

/** As the text says it. */
export const asSaid = <T>(meaning: T): T =>
  changed(meaning, (chosen, asked) => {
    const { from } = chosen;
    if (typeof from === 'string' || !('place' in from) || from.where === undefined) return chosen;
    const kept = Object.fromEntries(Object.entries(from.where).filter(([key]) => !(key in asked)));
    const { where: _where, ...whom } = from;
    return { ...chosen, from: Object.keys(kept).length === 0 ? whom : { ...whom, where: kept } };
  }) as T;
