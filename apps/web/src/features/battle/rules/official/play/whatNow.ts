/** What can be done now in the printed game, and what cannot with its reason. */
import type { BattleView } from '@pokesol/engine/official';
import type { Offer } from '../../../screen/whatNowRows.ts';
import type { OfficialSelection } from '../board/interaction.ts';
import type { OfficialMove } from './judge.ts';
import { attackDetail, optionText, pokemonName } from './messages.ts';
import { doneBy, type Option, selectable, tableOptions } from './options.ts';

type OfficialOffer = Offer<'official', { readonly selection: OfficialSelection; readonly option: string }>;

export function officialOffers(view: BattleView, legal: readonly OfficialMove[]): readonly OfficialOffer[] {
  const rest = new Set(legal);
  return selectable(view).flatMap((selection) =>
    tableOptions(view, legal, selection).map((option): OfficialOffer => {
      const done = new Set(option.moves.map((way) => doneBy(view, way)));
      const moves = [...rest].filter((move) => done.has(doneBy(view, move)));
      for (const move of moves) rest.delete(move);
      // That those on the Bench do not attack need not be said of each.
      const isSaid = option.kind !== 'attack' || option.pokemon === view.you.active?.id;
      return {
        text: optionText(view, option),
        detail: detailOf(view, option),
        place: { selection, option: option.key },
        moves,
        reason: isSaid ? option.reason : null,
      };
    }),
  );
}

/** What the attack does, or the Pokémon that it may go to. */
function detailOf(view: BattleView, option: Option): string {
  const { kind, moves } = option;
  if (kind === 'attack') return attackDetail(view, option);
  if (kind !== 'evolve' && kind !== 'attach') return '';
  const names = moves.flatMap((move) =>
    'pokemon' in move && move.pokemon !== undefined ? [pokemonName(view, move.pokemon)] : [],
  );
  const different = [...new Set(names)];
  return different.length > 2
    ? `to any of ${names.length}`
    : `${kind === 'evolve' ? 'from' : 'to'} ${different.join(' or ')}`;
}
