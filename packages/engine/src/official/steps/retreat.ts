/** Retreating (rule 3.9): the Energy that pays for it, and the Pokémon that comes. */
import type { CardNo, PokemonId } from '../../kernel/ids.ts';
import type { Choice } from '../model/choices.ts';
import { listIn, type RulesFor } from '../procedure/rule.ts';
import { answerMove, answerNow } from '../procedure/triggers.ts';
import { inUnits } from '../query/units.ts';
import { pokemonOf } from '../table/draft.ts';
import { changePlaces } from '../table/pokemon.ts';
import { moveCards } from '../table/zones.ts';

export const RETREAT: RulesFor<'payRetreat' | 'retreatTo'> = {
  payRetreat: {
    ask: (table, frame, { units }): Choice | null => {
      const { active } = table.state.sides[frame.seat];
      if (active === null || active.energy.length === 0) return null;
      const asked = inUnits(table, active.energy, units);
      return { kind: 'cards', seat: frame.seat, from: 'inPlay', purpose: 'payRetreat', picked: [], ...asked };
    },
    run: (draft, _frame, _step, answer) => moveCards(draft, listIn<CardNo>(answer), 'discard'),
  },
  retreatTo: {
    ask: ({ state }, frame): Choice => ({
      kind: 'pokemon',
      seat: frame.seat,
      purpose: 'retreat',
      pokemon: state.sides[frame.seat].bench.map(({ id }) => id),
      min: 1,
      max: 1,
      picked: [],
    }),
    run: (draft, frame, _step, answer) => {
      const found = pokemonOf(draft, listIn<PokemonId>(answer)[0] ?? null);
      const { active } = draft.state.sides[frame.seat];
      if (found === null) return;
      changePlaces(draft, frame.seat, found.pokemon, 'retreat');
      answerMove(draft, frame.seat, found.pokemon);
      if (active !== null) answerNow(draft, frame.seat, active, ['retreated']);
    },
  },
};
