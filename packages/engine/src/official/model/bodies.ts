/** What stands in play where a Pokémon is made of several cards that all count (rules 11.2, 11.3, 11.7, 11.8). */
import type { PokemonBody } from './facts.ts';
import { stageRule } from './stages.ts';

/** Equal cards on equal cards come to the same: made once. */
const joined = new WeakMap<PokemonBody, WeakMap<PokemonBody, PokemonBody>>();

/** The body of `top` with what still counts of what is below it. */
export function joinedBody(top: PokemonBody, below: PokemonBody): PokemonBody {
  const { keeps, parts } = stageRule(top.stage);
  if (keeps === undefined && parts === undefined) return top;
  const known = joined.get(top)?.get(below);
  if (known !== undefined) return known;
  const texts = {
    attacks: named([...below.attacks, ...top.attacks]),
    abilities: named([...below.abilities, ...top.abilities]),
  };
  const { stage, line, hp, types, prizes } = top;
  const body =
    keeps === 'allButHp' ? { ...below, stage, line, hp, types, prizes, ...texts } : { ...top, ...texts };
  joined.set(top, (joined.get(top) ?? new WeakMap<PokemonBody, PokemonBody>()).set(below, body));
  return body;
}

/** Both halves of a card print the same attack: it is there once. */
const named = <T extends { readonly name: string }>(all: readonly T[]): readonly T[] =>
  all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
