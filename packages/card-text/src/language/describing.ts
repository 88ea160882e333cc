/** Which Pokémon, by what is printed on them and how they are: what stands before «Pokémon» and behind it. */
import type { CardFilter, PokemonFilter } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { adjective, EVOLUTIONS, exceptCard, namedWith, nameWord, ofKind, pokemonOfKind } from './cards.ts';
import { amount, attackName, cardName, number, oneOver, status, type } from './numbers.ts';
import { abilityKinds, conditionState, kindState, lack } from './states.ts';

/** What follows «Pokémon»: something that is printed on it. */
const printed = phrase<CardFilter>('printedOnPokemon');
printed.says`(with|that has|that have) ${namedWith} in (its|their) (name|names)`.means((card) => card);
printed.says`that (has|have) the ${attackName} attack`.means((hasAttack) => ({ hasAttack }));
printed.says`that (evolves|evolve) from ${cardName}`.means((evolvesFrom) => ({ evolvesFrom }));
printed.says`(with|that has|that have) a retreat cost of exactly ${number}`.means((retreatCost) => ({
  retreatCost,
}));
printed.says`that (has|have) maximum hp of ${amount} or more`.means((hpAtLeast) => ({ hpAtLeast }));

/** What follows «Pokémon»: something about its state. */
export const relative = phrase<PokemonFilter>('relative');
relative.says`${printed}`.means((card) => ({ card }));
// What is printed behind its name.
relative.reads`with δ on (its|their) card`.means(() => ({ card: { nameHas: 'δ' } }));
relative.says`that (has|have) δ on (its|their) card`.means(() => ({ card: { nameHas: 'δ' } }));
relative.says`that ${conditionState}`.means((where) => where);
relative.reads`that ${kindState}`.means((where) => where);
relative.reads`that ${lack}`.means((not) => ({ not }));
relative.says`that has [any|a] damage counter on it`.or`that have [any] damage counter on them`
  .or`with [any] damage counter on it`.or`that already has [any] damage counter on it`.means(() => ({
  damaged: true,
}));
relative.says`(with|that has|that have) no damage counter on (it|them)`.means(() => ({ damaged: false }));
relative.says`that has [any] energy [card] attached [to it]`
  .or`with [any] energy [card] attached (to it|to them|)`
  .or`that have [any] energy [card] attached [to them]`.means(() => ({ energy: 'any' }));
relative.says`that has [any] ${type} energy [card] attached [to it]`
  .or`that have [any] ${type} energy [card] attached [to them]`
  .or`with [any] ${type} energy [card] attached (to it|to them|)`.means((energy) => ({ energy }));
relative.says`(that has|that have|with) [any] ${type} or ${type} energy [card] attached (to it|to them|)`.means(
  (a, b) => ({ any: [{ energy: a }, { energy: b }] }),
);
relative.says`that has [any] special energy [card] attached [to it]`
  .or`that have [any] special energy [card] attached [to them]`.means(() => ({ specialEnergy: true }));
relative.says`that has at least ${amount} energy [card] attached [to it]`
  .or`with at least ${amount} energy [card] attached (to it|to them|)`
  .or`that has ${amount} or more energy [card] attached [to it]`.means((units) => ({
  energyAtLeast: { units },
}));
relative.says`that has at least ${amount} ${type} energy [card] attached [to it]`
  .or`that has ${amount} or more ${type} energy [card] attached [to it]`.means((units, of) => ({
  energyAtLeast: { type: of, units },
}));
relative.says`(that has|that have|with) ${oneOver} or (fewer|less) energy [card] attached [to it|to them]`.means(
  (units) => ({
    not: { energyAtLeast: { units } },
  }),
);
relative.says`that has a (pokémon tool|tool) [card] attached [to it]`.means(() => ({ tool: true }));
relative.says`that has (an ability|a ability)`.or`with (an ability|a ability|abilities)`
  .or`that have (an ability|abilities|any ability|any abilities)`.means(() => ({ hasAbility: true }));
relative.says`that (has|have) no abilities`.means(() => ({ not: { hasAbility: true } }));

relative.says`that (is|are) affected by (a special condition|any special conditions|special conditions)`.means(
  () => ({
    statuses: ['sleep', 'burn', 'confusion', 'paralysis', 'poison'],
  }),
);
relative.says`that (has|have) ${amount} hp or less remaining`.or`with ${amount} hp or less remaining`.means(
  (remainingAtMost) => ({
    remainingAtMost,
  }),
);

relative.says`that (has|have) ${abilityKinds}`.or`with ${abilityKinds}`.means((abilityOf) => ({ abilityOf }));
relative.says`that (is|are) affected by ${amount} or more special conditions`.means((conditionsAtLeast) => ({
  conditionsAtLeast,
}));
relative.says`that (is|are) ${status}`.means((each) => ({ statuses: [each] }));

relative.says`that (doesn't|don't) have a rule box`.means(() => ({ not: { card: { tag: 'Rule Box' } } }));
/** What stands before «Pokémon», of the Pokémon in play. */
export const before = phrase<PokemonFilter>('before');
before.says`${adjective}`.means((card) => ({ card }));
before.says`${nameWord}`.means((nameHas) => ({ card: { nameHas } }));
before.says`evolved`.means(() => ({ evolved: true }));
before.says`evolution ${type}`.means((of) => ({ card: { stages: EVOLUTIONS, type: of } }));
before.says`evolution`.means(() => ({ card: { stages: EVOLUTIONS } }));
before.says`${status}`.means((each) => ({ statuses: [each] }));
before.says`damaged`.means(() => ({ damaged: true }));

/** One of several kinds, where each that is such a one is meant. */
const kinds = phrase<CardFilter>('kindsOfPokemon');
kinds.says`${adjective} (or|and) ${adjective} pokémon`
  .or`${adjective} pokémon (or|and) ${adjective} pokémon`.means((a, b) => ({ any: [a, b] }));
kinds.says`${adjective}, ${adjective}, (or|and|and/or) ${adjective} pokémon`.means((a, b, c) => ({
  any: [a, b, c],
}));
kinds.says`${pokemonOfKind} (or|and) ${pokemonOfKind}`.means((a, b) => ({ any: [{ tag: a }, { tag: b }] }));
kinds.says`${cardName} (or|and) ${cardName}`.means((a, b) => ({ any: [{ name: a }, { name: b }] }));
kinds.says`${cardName}, ${cardName}, (or|and|and/or) ${cardName}`.means((a, b, c) => ({
  any: [{ name: a }, { name: b }, { name: c }],
}));
/** A kind that is named. */
const named = phrase<PokemonFilter>('namedPokemon');
named.says`${before} pokémon`.means((where) => where);
named.says`${pokemonOfKind}`.means((tag) => ({ card: { tag } }));
named.says`${adjective} pokémon ${printed}`.means((of, card) => ({ card: { ...of, ...card } }));
named.says`${pokemonOfKind} [in play] ${printed}`.means((tag, card) => ({ card: { tag, ...card } }));
named.says`${ofKind}`.means((card) => ({ card }));
named.says`${cardName}`.means((name) => ({ card: { name } }));
const severalNamed = phrase<PokemonFilter>('severalNamed');
severalNamed.says`${kinds}`.means((card) => ({ card }));

export const exception = phrase<PokemonFilter>('exception');
exception.says`${exceptCard}`.means((card) => ({ not: { card } }));

function describes(all: typeof exception, kind: typeof exception): void {
  all.says`${kind}`.means((where) => where);
  all.says`${kind} ${relative}`.or`${kind} in play ${relative}`.means((of, where) => ({ ...of, ...where }));
  all.says`${kind}${exception}`.or`${kind} in play${exception}`.means((of, not) => ({ ...of, ...not }));
  all.says`${kind} ${relative}${exception}`.means((of, where, not) => ({ ...of, ...where, ...not }));
  all.reads`${kind}${exception} ${relative}`.means((of, not, where) => ({ ...of, ...where, ...not }));
}
/** Without exceptions, which end a list. */
export const plainly = phrase<PokemonFilter>('describedPlainly');
plainly.says`${named}`.means((where) => where);
plainly.says`pokémon ${relative}`.means((where) => where);
plainly.says`${named} ${relative}`.means((of, where) => ({ ...of, ...where }));
/** All that a text may say of Pokémon of one kind, one thing at least. */
export const one = phrase<PokemonFilter>('describedOfOneKind');
one.says`pokémon ${relative}`.means((where) => where);
one.says`pokémon${exception}`.or`pokémon in play${exception}`.means((where) => where);
one.says`pokémon ${relative}${exception}`.means((where, not) => ({ ...where, ...not }));
one.reads`pokémon${exception} ${relative}`.means((not, where) => ({ ...where, ...not }));
describes(one, named);
/** The same of one kind or of several. */
export const described = phrase<PokemonFilter>('described');
described.says`${one}`.means((where) => where);
describes(described, severalNamed);
/** One of these: what is asked of one of them. */
export const either = phrase<PokemonFilter>('describedEither');
either.says`${one}`.means((where) => where);
either.says`${adjective} or ${adjective} pokémon`.means((a, b) => ({ card: { any: [a, b] } }));
either.says`${pokemonOfKind} or ${pokemonOfKind}`.means((a, b) => ({
  card: { any: [{ tag: a }, { tag: b }] },
}));
either.says`${cardName} or ${cardName}`.means((a, b) => ({ card: { any: [{ name: a }, { name: b }] } }));
