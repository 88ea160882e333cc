/** Retreating (rule 3.9): the Energy that pays for it, and the Pokémon that comes. */
import type { CardNo, PokemonId } from '../../model/ids.ts';
import type { Choice } from '../model/choices.ts';
import { factsOf } from '../model/state.ts';
import { fewestFor, worthOf } from '../query/units.ts';
import { pokemonOf } from '../table/draft.ts';
import { changePlaces } from '../table/pokemon.ts';
import { moveCards } from '../table/zones.ts';
import { answerMove, answerNow } from './answering.ts';
import { listIn, put, type RulesFor } from './rule.ts';

export const RETREAT: RulesFor<'payRetreat' | 'retreatTo'> = {
  payRetreat: {
    ask: (table, frame, { units }): Choice | null => {
      const { active } = table.state.sides[frame.seat];
      if (active === null || active.energy.length === 0) return null;
      const max = Math.min(units, active.energy.length);
      const min = fewestFor(table, active.energy, units);
      const all = [...active.energy].sort((a, b) => a - b);
      const isAlike = new Set(all.map((card) => factsOf(table, card).id)).size === 1;
      // Which of equal cards go is no question.
      const cards = isAlike && min === max ? all.slice(0, max) : all;
      const { seat } = frame;
      return {
        kind: 'cards',
        seat,
        from: 'inPlay',
        purpose: 'payRetreat',
        cards,
        min,
        max,
        picked: [],
      };
    },
    run: (draft, frame, { units }, answer) => {
      const { active } = draft.state.sides[frame.seat];
      const cards = listIn<CardNo>(answer);
      if (active === null || cards.length === 0) return;
      // One card that provides two pays two, and may be given for one (rule 3.10).
      const left = units - worthOf(draft, cards);
      moveCards(draft, cards, 'discard');
      if (left > 0) put(frame, [{ do: 'payRetreat', units: left }]);
    },
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
