/** What is said of a Pokémon in play after its name: «is Asleep», «has any damage counters on it». */
import type { AbilityKind, PokemonFilter } from '@pokesol/engine/official';
import { oneOf, phrase } from '../grammar/phrase.ts';
import { adjective, EVOLUTIONS, namedWith, pokemonOfKind } from './cards.ts';
import { amount, attackName, cardName, number, oneOver, status, type } from './numbers.ts';

/** Abilities of the years in which they were two kinds. */
export const abilityKinds = oneOf<readonly AbilityKind[]>('abilityKinds', [
  ['any poké-powers', ['Poké-Power']],
  ['any poké-bodies', ['Poké-Body']],
  ['any poké-powers or poké-bodies', ['Poké-Power', 'Poké-Body']],
  ['a poké-power', ['Poké-Power']],
  ['poké-powers', ['Poké-Power']],
  ['poké-bodies', ['Poké-Body']],
  ['a poké-body', ['Poké-Body']],
  ['a poké-power or poké-body', ['Poké-Power', 'Poké-Body']],
]);

/** Of what kind it is, or that it is evolved: before «Pokémon» the same is said in fewer words. */
export const kindState = phrase<PokemonFilter>('kindState');
/** How it is and what it has. */
export const conditionState = phrase<PokemonFilter>('conditionOfPokemon');
/** What it is or has. */
export const state = phrase<PokemonFilter>('state');
for (const what of [conditionState, kindState]) state.says`${what}`.means((it) => it);
conditionState.says`is ${status}`.means((each) => ({ statuses: [each] }));
conditionState.says`is ${status} or ${status}`.means((a, b) => ({ statuses: [a, b] }));
conditionState.says`is affected by (a special condition|any special conditions|special conditions)`
  .or`has any special condition`.means(() => ({
  statuses: ['sleep', 'burn', 'confusion', 'paralysis', 'poison'],
}));
kindState.says`is (a|) ${adjective} pokémon`.means((card) => ({ card }));
kindState.says`is a evolution pokémon`.means(() => ({ card: { stages: EVOLUTIONS } }));
kindState.says`is (a evolved pokémon|evolved)`.means(() => ({ evolved: true }));
kindState.says`(isn't|is not) (a evolved pokémon|evolved)`.means(() => ({ evolved: false }));
kindState.says`is (a|) ${pokemonOfKind}`.means((tag) => ({ card: { tag } }));
kindState.reads`is a tag team`.means(() => ({ card: { tag: 'TAG TEAM' } }));
kindState.says`is a ${pokemonOfKind} or [a] ${pokemonOfKind}`.means((a, b) => ({
  card: { any: [{ tag: a }, { tag: b }] },
}));
kindState.says`is (a|) ${cardName} or [a] ${cardName}`.means((a, b) => ({
  card: { any: [{ name: a }, { name: b }] },
}));
kindState.says`is ${cardName}`.means((name) => ({ card: { name } }));
kindState.reads`is ${type}`.means((of) => ({ card: { type: of } }));
conditionState.says`has (any|) damage counter on it`.means(() => ({ damaged: true }));
conditionState.says`has no damage counter on it`.or`doesn't have any damage counter on it`.means(() => ({
  damaged: false,
}));
conditionState.says`has (any|a|) special energy [card] attached [to it]`.means(() => ({
  specialEnergy: true,
}));
conditionState.says`doesn't have a retreat cost`.means(() => ({ card: { retreatCost: 0 } }));
conditionState.says`has [any] energy [card] attached [to it]`.means(() => ({ energy: 'any' }));
conditionState.says`has (any|a|) ${type} energy [card] attached [to it]`.means((energy) => ({ energy }));
conditionState.says`has ${amount} or more energy [card] attached [to it]`.means((units) => ({
  energyAtLeast: { units },
}));
conditionState.reads`has at least ${number} energy [card] attached [to it]`.means((units) => ({
  energyAtLeast: { units },
}));
conditionState.says`has ${amount} or more ${type} energy [card] attached [to it]`.means((units, of) => ({
  energyAtLeast: { type: of, units },
}));
conditionState.reads`has at least ${number} ${type} energy [card] attached [to it]`.means((units, of) => ({
  energyAtLeast: { type: of, units },
}));
conditionState.says`has ${oneOver} or (fewer|less) energy [card] attached [to it]`.means((units) => ({
  not: { energyAtLeast: { units } },
}));
conditionState.says`has ${abilityKinds}`.means((abilityOf) => ({ abilityOf }));
conditionState.says`has no abilities`.means(() => ({ not: { hasAbility: true } }));
conditionState.says`has (a ability|any abilities|any ability)`.means(() => ({ hasAbility: true }));
conditionState.says`has (a|any) (pokémon tool|tool) [card] attached [to it]`.means(() => ({ tool: true }));
kindState.says`has the ${attackName} attack`.means((hasAttack) => ({ card: { hasAttack } }));
conditionState.says`has ${namedWith} in its name`.means((card) => ({ card }));
conditionState.reads`has δ on its card`.means(() => ({ card: { nameHas: 'δ' } }));
conditionState.says`(has|'s) (a|any) weakness`.means(() => ({ weak: true }));
conditionState.says`has ${amount} hp or less remaining`.or`'s remaining hp is ${amount} or less`.means(
  (remainingAtMost) => ({ remainingAtMost }),
);
conditionState.says`(is evolved|evolved) from ${cardName}`.means((evolvedFrom) => ({ evolvedFrom }));

conditionState.says`has (any|a|) basic energy [card] attached [to it]`.means(() => ({
  energyCard: { basicEnergy: true },
}));

/** What it is not and has not: what it would be otherwise. */
export const lack = phrase<PokemonFilter>('lack');
lack.says`(isn't|is not) ${status}`.means((each) => ({ statuses: [each] }));
lack.says`(isn't|is not) affected by (a special condition|any special conditions|special conditions)`.means(
  () => ({ statuses: ['sleep', 'burn', 'confusion', 'paralysis', 'poison'] }),
);
lack.says`(isn't|is not) (a|) ${adjective} pokémon`.means((card) => ({ card }));
lack.reads`(isn't|is not) ${type}`.means((of) => ({ card: { type: of } }));
lack.says`(isn't|is not) a ${pokemonOfKind}`.means((tag) => ({ card: { tag } }));
lack.says`(doesn't have|does not have) (any energy|energy) [card] attached [to it]`
  .or`has no energy [card] attached [to it]`.means(() => ({
  energy: 'any',
}));
lack.says`(doesn't have|does not have) any ${type} energy [card] attached [to it]`.means((energy) => ({
  energy,
}));
lack.says`doesn't have (a|any) (pokémon tool|tool) [card] attached [to it]`.means(() => ({ tool: true }));
