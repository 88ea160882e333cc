/** Whether a card or a Pokémon is of the kind that an effect names. */
import type { CardNo } from '../../kernel/ids.ts';
import { factsOf } from '../../kernel/table.ts';
import type { Type } from '../../kernel/types.ts';
import type { CardFacts, PokemonFacts } from '../model/facts.ts';
import { isCalled } from '../model/names.ts';
import type { CardFilter } from '../model/nouns.ts';
import type { Table } from '../model/state.ts';

export const matchesCard = (table: Table, card: CardNo, filter: CardFilter): boolean =>
  matchesFacts(factsOf(table, card), filter);

/** As the Pokémon that it is in play, whose types may be others than the printed ones. */
export function matchesInPlay(
  table: Table,
  card: CardNo,
  types: readonly Type[],
  filter: CardFilter,
): boolean {
  const facts = factsOf(table, card);
  return matchesFacts(facts, filter, facts.kind === 'pokemon' ? types : undefined);
}

/** By the printing, wherever the card is by now. */
export function matchesPrinting(table: Table, printing: string, filter: CardFilter): boolean {
  const facts = table.printed.find(({ id }) => id === printing);
  return facts !== undefined && matchesFacts(facts, filter);
}

/** As what it is while it is attached as energy: whatever it is elsewhere, a special energy card (rules 7.3, 11.18). */
export function matchesEnergy(table: Table, card: CardNo, filter: CardFilter): boolean {
  const facts = factsOf(table, card);
  if (facts.kind === 'energy') return matchesFacts(facts, filter);
  const { id, name, rarity } = facts;
  const attached = {
    kind: 'energy',
    id,
    name,
    rarity,
    basic: false,
    provides: [],
    type: null,
    holds: [],
  } as const;
  return matchesFacts(attached, filter);
}

/** `instead`: its types, where they are others than the printed ones. */
export function matchesFacts(facts: CardFacts, filter: CardFilter, instead?: readonly Type[]): boolean {
  const { kind, stages, basicEnergy, specialEnergy, trainers, type, name, nameHas, tag, any, not } = filter;
  const { hpAtMost, hpAtLeast, evolvesFrom, hasAttack, retreatCost } = filter;
  if (kind !== undefined && facts.kind !== kind) return false;
  if (stages !== undefined && !(facts.kind === 'pokemon' && stages.includes(facts.stage))) return false;
  if (basicEnergy !== undefined && !(facts.kind === 'energy' && facts.basic === basicEnergy)) return false;
  if (specialEnergy !== undefined && !(facts.kind === 'energy' && facts.basic !== specialEnergy))
    return false;
  if (hpAtMost !== undefined && !(facts.kind === 'pokemon' && facts.hp <= hpAtMost)) return false;
  if (hpAtLeast !== undefined && !(facts.kind === 'pokemon' && facts.hp >= hpAtLeast)) return false;
  if (evolvesFrom !== undefined && !(facts.kind === 'pokemon' && facts.line[0] === evolvesFrom)) return false;
  if (hasAttack !== undefined && !(facts.kind === 'pokemon' && prints(facts, hasAttack))) return false;
  if (retreatCost !== undefined && !(facts.kind === 'pokemon' && facts.retreatCost === retreatCost))
    return false;
  if (any !== undefined && !any.some((each) => matchesFacts(facts, each, instead))) return false;
  if (trainers !== undefined && !(facts.kind === 'trainer' && trainers.includes(facts.trainer))) return false;
  if (name !== undefined && !isCalled(facts.name, name)) return false;
  if (nameHas !== undefined && !isPartOf(nameHas, facts.name)) return false;
  if (tag !== undefined && facts.tags?.includes(tag) !== true) return false;
  if (type !== undefined) {
    const printed = facts.kind === 'pokemon' ? facts.types : facts.kind === 'energy' ? [facts.type] : [];
    const types = instead ?? printed;
    if (!types.includes(type)) return false;
  }
  return not === undefined || !matchesFacts(facts, not, instead);
}

const prints = ({ attacks }: PokemonFacts, wanted: string): boolean =>
  attacks.some(({ name }) => name === wanted);

/** As whole words: «Dark» is no part of «Darkness»; a hyphen parts words too, and an owner is part of what is the owner's. */
const isPartOf = (part: string, name: string): boolean => {
  const words = ` ${name.replace(/-/g, ' ').replace(/’/g, "'")} `;
  const wanted = ` ${part.replace(/’/g, "'")} `;
  return words.includes(wanted) || words.replace(/'s /g, ' ').includes(wanted);
};
