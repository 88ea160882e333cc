/** A text that is equal for two views exactly when nothing that a plan relies on differs. */
import type { BattleView, PokemonView } from '@pokesol/engine';

const pokemon = (one: PokemonView | null): string =>
  one === null
    ? '-'
    : `${one.id}:${one.damage}:${one.energy.join('.')}:${one.attached.map(({ card }) => card).join('.')}:${one.statuses.join('.')}:${one.actedThisTurn ? 1 : 0}`;

export function lookOf({ you, opponent, turn, choice }: BattleView): string {
  const side = ({ active, bench }: typeof opponent): string => [active, ...bench].map(pokemon).join(' ');
  const open = choice === null ? '' : `${choice.kind} ${choice.cards.join('.')}`;
  const hand = [...you.hand].sort((a, b) => a - b).join('.');
  return [turn, side(you), hand, you.deckCount, side(opponent), opponent.handCount, open].join('|');
}
