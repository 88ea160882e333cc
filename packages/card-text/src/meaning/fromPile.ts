/**
 * A card that its own ability puts onto the Bench: in the pile it is no Pokémon, so what is done to «this Pokémon» afterwards is
 * done to the one that came.
 */
import type { Step } from '@pokesol/engine/official';
import { isNode } from '../grammar/data.ts';

const CAME = 'thisCame';

const isThisBenched = (step: unknown): boolean =>
  isNode(step) &&
  Reflect.get(step, 'do') === 'bench' &&
  JSON.stringify(Reflect.get(step, 'cards')) === '{"bound":"thisCard"}';

const NAMED = { bound: CAME } as const;
function renamed(part: unknown): unknown {
  if (part === 'self') return NAMED;
  if (!isNode(part)) return part;
  if (Array.isArray(part)) return part.map(renamed);
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) =>
      key === 'other' && value === true ? ['notIn', CAME] : [key, renamed(value)],
    ),
  );
}
function renamedBack(part: unknown): unknown {
  if (!isNode(part)) return part;
  if (Array.isArray(part)) return part.map(renamedBack);
  if (Reflect.get(part, 'bound') === CAME && Object.keys(part).length === 1) return 'self';
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key, value]) => key !== 'as' || value !== CAME)
      .map(([key, value]) =>
        key === 'notIn' && value === CAME ? ['other', true] : [key, renamedBack(value)],
      ),
  );
}

/** The name where something is done to it afterwards, and only there. */
export function asPokemonThatCame(steps: readonly Step[]): readonly Step[] {
  const at = steps.findIndex(isThisBenched);
  const [before, benched, after] = [steps.slice(0, at), steps[at], steps.slice(at + 1)];
  const named = renamed(after);
  return benched === undefined || JSON.stringify(named) === JSON.stringify(after)
    ? steps
    : // What is renamed keeps the shape of a list of steps.
      [...before, { ...benched, as: CAME } as Step, ...(named as readonly Step[])];
}
export const asThisPokemon = (steps: readonly Step[]): readonly Step[] =>
  renamedBack(steps) as readonly Step[];
