/** Abilities that are announced in the own turn. */
import { at } from '../../kernel/at.ts';
import { findPokemon, inPlay } from '../../kernel/table.ts';
import type { AbilityEffect } from '../model/abilities.ts';
import type { AbilityFacts } from '../model/facts.ts';
import type { Step } from '../model/language.ts';
import { type Battle, pokemonBody } from '../model/state.ts';
import { push } from '../procedure/stack.ts';
import { abilityWorks } from '../query/abilities.ts';
import { ofAbility } from '../query/context.ts';
import { isAt } from '../query/reach.ts';
import { holds } from '../query/select.ts';
import { reasonAgainstUse } from '../query/wouldChange.ts';
import { emit, happen, pokemonOf, ref, spend } from '../table/draft.ts';
import type { ActionRule } from './rule.ts';

/** What its player may announce of it. */
const announced = ({ effects }: AbilityFacts): Extract<AbilityEffect, { works: 'activated' }> | undefined =>
  effects?.find(
    (effect): effect is Extract<AbilityEffect, { works: 'activated' }> =>
      effect.works === 'activated' && effect.pile === undefined,
  );

export const ability: ActionRule<'ability'> = {
  check: (battle, { seat, pokemon, ability: place }) => {
    const found = findPokemon(battle.state, pokemon);
    if (found?.seat !== seat) return 'NOT_YOUR_POKEMON';
    const facts = pokemonBody(battle, found.pokemon).abilities[place];
    const effect = facts === undefined ? undefined : announced(facts);
    if (facts === undefined || effect === undefined) return 'NO_SUCH_ABILITY';
    if (!abilityWorks(battle, facts, found.pokemon)) return 'ABILITY_OFF';
    if (facts.once !== undefined && battle.state.sides[seat].spent.includes(facts.once))
      return { code: 'ONCE_A_GAME', params: { what: facts.once } };
    // Once for each Pokémon (rule 10, E-12).
    if (effect.often === 'oncePerTurn' && found.pokemon.used.includes(facts.name)) return 'ABILITY_USED';
    const byName = (happened: Battle['state']['thisTurn'][number]) =>
      happened.what === 'abilityUsed' && happened.seat === seat && happened.name === facts.name;
    // Once for all of them, also when the one that used it has left play (rule 10, E-14).
    if (effect.often === 'oncePerTurnByName' && battle.state.thisTurn.some(byName)) return 'ABILITY_USED';
    const { from, while: is, price = [], steps } = effect;
    const context = ofAbility(seat, found.pokemon);
    if (from !== undefined && !isAt(battle, seat, found.pokemon, from)) return 'ABILITY_OFF';
    if (is !== undefined && !holds(battle, context, is)) return 'CARD_NEEDS';
    return reasonAgainstUse(battle, context, price, steps);
  },
  offers: (battle: Battle, seat) =>
    inPlay(battle.state.sides[seat]).flatMap((pokemon) =>
      pokemonBody(battle, pokemon).abilities.flatMap((facts, place) =>
        announced(facts) !== undefined
          ? [{ type: 'ability', seat, pokemon: pokemon.id, ability: place } as const]
          : [],
      ),
    ),
  perform: (draft, { seat, pokemon: id, ability: place }) => {
    const found = pokemonOf(draft, id);
    if (found === null) return;
    const { pokemon } = found;
    const facts = at(pokemonBody(draft, pokemon).abilities, place);
    const effect = announced(facts);
    if (effect === undefined) return;
    const { name, once } = facts;
    if (!pokemon.used.includes(name)) pokemon.used = [...pokemon.used, name];
    if (effect.often === 'oncePerTurnByName') happen(draft, { what: 'abilityUsed', seat, name });
    if (once !== undefined) spend(draft, seat, once);
    emit(draft, { type: 'abilityUsed', seat, name, ...ref(pokemon) });
    const ends: readonly Step[] = effect.endsTurn === true ? [{ do: 'endTurn' }] : [];
    const steps = [...(effect.price ?? []), ...effect.steps, ...ends];
    push(draft, { seat, by: 'ability', source: id, steps });
  },
};
