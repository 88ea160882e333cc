/** The conditions of a Pokémon: how one is added, and which of the others it ends. */
import type { Seat } from '../../kernel/ids.ts';
import type { Status } from '../../kernel/status.ts';
import { type RuleSet, rulesOf } from '../model/rules.ts';
import { type Pokemon, pokemonFacts } from '../model/state.ts';
import { type Draft, emit, ref } from './draft.ts';

/** A Pokémon that is about to be knocked out gets no further condition. */
export function addStatus(
  draft: Draft,
  seat: Seat,
  pokemon: Pokemon,
  status: Status,
  rules: Pick<RuleSet, 'exclusiveStatuses'> = rulesOf(draft),
): void {
  if (pokemon.damage >= pokemonFacts(draft, pokemon).hp) return;
  if (pokemon.statuses.includes(status)) {
    emit(draft, { type: 'statusUnchanged', seat, status, ...ref(pokemon) });
    return;
  }
  const ended = endedBy(rules, pokemon.statuses, status);
  if (ended.length > 0) emit(draft, { type: 'statusesRemoved', seat, statuses: ended, ...ref(pokemon) });
  pokemon.statuses = [...pokemon.statuses.filter((other) => !ended.includes(other)), status];
  emit(draft, { type: 'statusAdded', seat, status, ...ref(pokemon) });
}

/** Those whose place the new one takes, where the rules know such. */
export const endedBy = (
  { exclusiveStatuses }: Pick<RuleSet, 'exclusiveStatuses'>,
  statuses: readonly Status[],
  added: Status,
): readonly Status[] =>
  exclusiveStatuses.includes(added) ? statuses.filter((status) => exclusiveStatuses.includes(status)) : [];
