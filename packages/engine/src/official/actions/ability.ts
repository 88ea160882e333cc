/** Abilities that are announced in the own turn. */
import { at } from '../../model/at.ts';
import type { Seat } from '../../model/ids.ts';
import { type Battle, type Frozen, findPokemon, inPlay, type Pokemon, pokemonBody } from '../model/state.ts';
import { abilityWorks } from '../query/abilities.ts';
import { push } from '../steps/stack.ts';
import { emit, pokemonOf, ref, spend } from '../table/draft.ts';
import type { ActionRule } from './rule.ts';
import { reasonAgainstUse } from './usable.ts';

export const ability: ActionRule<'ability'> = {
  check: (battle, { seat, pokemon, ability: place }) => {
    const found = findPokemon(battle.state, pokemon);
    if (found?.seat !== seat) return 'NOT_YOUR_POKEMON';
    const facts = pokemonBody(battle, found.pokemon).abilities[place];
    if (facts?.effect?.works !== 'activated') return 'NO_SUCH_ABILITY';
    if (!abilityWorks(battle, facts, found.pokemon)) return 'ABILITY_OFF';
    if (facts.once !== undefined && battle.state.sides[seat].spent.includes(facts.once))
      return { code: 'ONCE_A_GAME', params: { what: facts.once } };
    // Once for each Pokémon (rule 10, E-12).
    if (facts.effect.often === 'oncePerTurn' && found.pokemon.used.includes(facts.name))
      return 'ABILITY_USED';
    const byName = (happened: Battle['state']['thisTurn'][number]) =>
      happened.what === 'abilityUsed' && happened.seat === seat && happened.name === facts.name;
    // Once for all of them, also when the one that used it has left play (rule 10, E-14).
    if (facts.effect.often === 'oncePerTurnByName' && battle.state.thisTurn.some(byName))
      return 'ABILITY_USED';
    const { price = [], steps } = facts.effect;
    return reasonAgainstUse(battle, contextOf(seat, found.pokemon), price, steps);
  },
  offers: (battle: Battle, seat) =>
    inPlay(battle.state.sides[seat]).flatMap((pokemon) =>
      pokemonBody(battle, pokemon).abilities.flatMap(({ effect }, place) =>
        effect?.works === 'activated'
          ? [{ type: 'ability', seat, pokemon: pokemon.id, ability: place } as const]
          : [],
      ),
    ),
  perform: (draft, { seat, pokemon: id, ability: place }) => {
    const found = pokemonOf(draft, id);
    if (found === null) return;
    const { pokemon } = found;
    const { name, effect, once } = at(pokemonBody(draft, pokemon).abilities, place);
    if (effect?.works !== 'activated') return;
    if (!pokemon.used.includes(name)) pokemon.used.push(name);
    if (effect.often === 'oncePerTurnByName') draft.state.thisTurn.push({ what: 'abilityUsed', seat, name });
    if (once !== undefined) spend(draft, seat, once);
    emit(draft, { type: 'abilityUsed', seat, name, ...ref(pokemon) });
    push(draft, { seat, by: 'ability', source: id, steps: [...(effect.price ?? []), ...effect.steps] });
  },
};

const contextOf = (seat: Seat, pokemon: Frozen<Pokemon>) =>
  ({
    seat,
    by: 'ability',
    card: null,
    source: pokemon.id,
    attacker: null,
    attack: null,
    bound: {},
  }) as const;
