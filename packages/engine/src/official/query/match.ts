/** Whether a card or a Pokémon is of the kind that an effect names. */
import type { CardNo } from '../../model/ids.ts';
import type { CardFilter } from '../model/nouns.ts';
import { factsOf, type Table } from '../model/state.ts';

export function matchesCard(table: Table, card: CardNo, filter: CardFilter): boolean {
  const facts = factsOf(table, card);
  const { kind, stages, basicEnergy, trainers, type, name, nameHas, tag, not } = filter;
  if (kind !== undefined && facts.kind !== kind) return false;
  if (stages !== undefined && !(facts.kind === 'pokemon' && stages.includes(facts.stage))) return false;
  if (basicEnergy !== undefined && !(facts.kind === 'energy' && facts.basic === basicEnergy)) return false;
  if (trainers !== undefined && !(facts.kind === 'trainer' && trainers.includes(facts.trainer))) return false;
  if (name !== undefined && facts.name !== name) return false;
  if (nameHas !== undefined && !isPartOf(nameHas, facts.name)) return false;
  if (tag !== undefined && facts.tags?.includes(tag) !== true) return false;
  if (type !== undefined) {
    const types = facts.kind === 'pokemon' ? facts.types : facts.kind === 'energy' ? [facts.type] : [];
    if (!types.includes(type)) return false;
  }
  return not === undefined || !matchesCard(table, card, not);
}

/** As whole words: «Dark» is no part of «Darkness»; a hyphen parts words too. */
const isPartOf = (part: string, name: string): boolean =>
  ` ${name.replace(/-/g, ' ')} `.includes(` ${part} `);
