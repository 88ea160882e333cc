/** When two determinized battles, or two views, are the same as far as a plan goes. */
import type { Battle, BattleView, PokemonView } from '@pokesol/engine/classic';

type InPlay = Battle['state']['sides'][0]['bench'][number];

/** Equal for determinized battles of one guess that differ only in the copies of cards used, or in the order of moves. */
export function fingerprint({ printing, state }: Battle): string {
  const pokemon = ({ id, damage, energy, attached, statuses, actedThisTurn }: InPlay): string =>
    `${id}:${damage}:${energy.length}:${attached.length}:${statuses.join('.')}:${actedThisTurn ? 1 : 0}`;
  const parts = state.sides.map(({ active, bench, hand }) => {
    const held = hand.map((card) => printing[card]).sort();
    return [active === null ? '-' : pokemon(active), ...bench.map(pokemon), held.join('.')].join(' ');
  });
  return `${parts.join('|')}|${state.choice?.cards.join('.') ?? ''}`;
}

/** Equal for two views of a seat exactly when nothing that the rest of a plan relies on differs. */
export function viewFingerprint({ you, opponent, turn, choice }: BattleView): string {
  const pokemon = (one: PokemonView | null): string =>
    one === null
      ? '-'
      : [
          ...[one.id, one.damage, one.energy.join('.'), one.statuses.join('.'), one.actedThisTurn ? 1 : 0],
          one.attached.map(({ card }) => card).join('.'),
        ].join(':');
  const side = ({ active, bench }: typeof opponent): string => [active, ...bench].map(pokemon).join(' ');
  const open = choice === null ? '' : `${choice.kind} ${choice.cards.join('.')}`;
  const hand = [...you.hand].sort((a, b) => a - b).join('.');
  return [turn, side(you), hand, you.deckCount, side(opponent), opponent.handCount, open].join('|');
}
