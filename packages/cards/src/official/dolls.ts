/** Trainers that are played as Pokémon, recognised by their names alone: dolls and fossils of all years (rule 11.1). */
import { type AbilityFacts, dollBody, type PokemonBody } from '@pokesol/engine/official';
import type { Card } from '../card.ts';

type Named = { readonly name: RegExp; readonly prizes: number; readonly immune: boolean };

/** The first that fits. What stands in none of these lines does something else, and is not played unread (rule 12.5). */
const DOLLS: readonly Named[] = [
  { name: /^Unidentified Fossil$/, prizes: 1, immune: false },
  { name: /^(?:Rare Fossil|Antique .+)$/, prizes: 1, immune: true },
  { name: /^(?:.+ Fossil|Old Amber|(?:Clefairy|Snorlax) Doll)$/, prizes: 0, immune: true },
];

/**
 * The body of such a trainer in play; `null` for every other trainer. Fossils without HP are Items (11.12). When the rules can read
 * the card's text, that takes precedence over the name.
 */
export function namedDoll({
  name,
  hp,
  abilities,
}: Pick<Card, 'name' | 'hp' | 'abilities'>): PokemonBody | null {
  const doll = hp === undefined ? undefined : DOLLS.find((each) => each.name.test(name));
  if (hp === undefined || doll === undefined) return null;
  const printed = abilities.map((ability): AbilityFacts => ({ ...ability, effects: null, offWhile: [] }));
  return dollBody({ hp, prizes: doll.prizes, immune: doll.immune }, printed);
}
