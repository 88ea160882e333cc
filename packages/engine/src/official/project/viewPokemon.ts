/** What events change in the Pokémon of an official view: damage, conditions, effects, energy. */
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo } from '../../kernel/ids.ts';
import type { EventOf } from '../model/events.ts';
import { putOff, withMarker } from '../model/markers.ts';
import type { Marker } from '../model/state.ts';
import type { BattleView, EffectView, PokemonView } from './view.ts';
import { changePokemon, everyPokemon } from './viewChanges.ts';

export const hurt = (view: BattleView, id: PokemonView['id'], by: number): BattleView =>
  changePokemon(view, id, ({ damage }) => ({ damage: damage + by }));

export const afflictedWith = (afflictions: PokemonView['afflictions']): Partial<PokemonView> => ({
  afflictions,
  statuses: afflictions.map(({ status }) => status),
});

/** What attacks left on it ends; its conditions have an event of their own. */
export const freshened = ({ effects }: PokemonView): Partial<PokemonView> => ({
  effects: effects.filter(({ ofAttack }) => !ofAttack),
});

/** What is for the opponent's next turn, before another own one (rule 3.12). */
export const withPutOff = (view: BattleView): BattleView => ({
  ...everyPokemon(view, (pokemon) => ({
    ...pokemon,
    effects: pokemon.effects.map((effect) => putOff(effect, view.turn)),
  })),
  bans: view.bans.map((ban) => putOff(ban, view.turn)),
  covers: view.covers.map((cover) => putOff(cover, view.turn)),
});

export const withEffects = (view: BattleView, stays: (effect: EffectView) => boolean): BattleView =>
  everyPokemon(view, (pokemon) => ({ ...pokemon, effects: pokemon.effects.filter(stays) }));

export function withMarkerOn(view: BattleView, marker: EventOf<'markerPlaced'>['marker']): BattleView {
  return changePokemon(view, marker.pokemon, ({ effects }) => {
    const before = effects.map(({ change: _, ...effect }) => ({ pokemon: marker.pokemon, ...effect }));
    const all = withMarker<Frozen<Marker>>(before, marker);
    return {
      effects: all.map(({ pokemon: _, ...effect }) => ({ change: effect.modifier.change, ...effect })),
    };
  });
}

export const withEnergy = (view: BattleView, id: PokemonView['id'], card: CardNo): BattleView =>
  changePokemon(view, id, ({ energy }) => ({ energy: [...energy, { card, provides: [] }] }));
