/** Which Pokémon moves into an empty active place, by a rule of thumb. */
import type { BattleView, Move, PokemonView } from '@pokesol/engine/classic';
import { best } from '../pick.ts';
import { type MoveOf, movesOf } from './question.ts';
import { findIn, pokemonIn } from './readView.ts';
import { firstDamage } from './scoring.ts';

/** A turn may not end while the active place is empty and the bench is not. */
export const mustPromote = ({ phase, you, choice }: BattleView): boolean =>
  phase === 'active' && choice === null && you.active === null && you.bench.length > 0;

/** The one that lasts and hits, energy at hand counted; `null` when none may. */
export const comesForward = (view: BattleView, legal: readonly Move[]): MoveOf<'promote'> | null =>
  best(movesOf(legal, 'promote'), ({ pokemon }) => {
    const found = findIn(view, pokemon);
    return found === null ? 0 : staying(view, found);
  });

/** What is left of it, and what it would do to the opponent's active Pokémon in the two turns it may have. */
function staying(view: BattleView, { card, currentHp, energy }: PokemonView): number {
  const ready = energy.length > 0 || movesEnergy(view) ? 2 : 0;
  return currentHp + ready * firstDamage(view, pokemonIn(view, card));
}

const movesEnergy = (view: BattleView): boolean =>
  view.you.hand.some((card) => view.printed[view.cards[card] ?? '']?.kind === 'energy');
