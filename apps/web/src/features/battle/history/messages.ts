/** The words for a battle in a list: what the opponent was, how it ended, how many were won. */
import type { BattleSummary, OpponentKind } from '@pokesol/protocol';

export const KIND_LABELS: Readonly<Record<OpponentKind, string>> = {
  player: 'Player',
  simulated: 'Simulated player',
  ai: 'AI',
};

const REASONS: Readonly<Record<string, string>> = {
  opponent_no_pokemon: 'no Pokémon left',
  opponent_deck_empty: 'deck empty',
  turn_limit: 'turn limit',
  opponent_conceded: 'conceded',
  opponent_timed_out: 'out of time',
  prizes_taken: 'last Prize taken',
  effect: 'by a card',
  tie: 'won in more ways',
};

/** Short, for beside the turns; empty for a battle without a decision. */
export const endReasonOf = ({ victoryCondition }: Pick<BattleSummary, 'victoryCondition'>): string =>
  victoryCondition === null ? '' : (REASONS[victoryCondition] ?? '');

/** '3 won, 1 lost, 1 drawn'; abandoned ones do not count, nor does a guest's, which no server watched. */
export function tallyOf(battles: readonly Pick<BattleSummary, 'result' | 'mode'>[]): string {
  const count = (result: BattleSummary['result']): number =>
    battles.filter((battle) => battle.result === result && battle.mode !== 'guest').length;
  const drawn = count('draw');
  return `${count('victory')} won, ${count('defeat')} lost${drawn > 0 ? `, ${drawn} drawn` : ''}`;
}
