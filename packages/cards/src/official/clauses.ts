/** Clauses of texts that say when something holds: windows, a cost of its own. */
import type { AttackEffect, Window } from '@pokesol/engine/official';
import { counted, listed } from './filterText.ts';
import { type Chosen, conditionText } from './nounText.ts';

export const WINDOW_CLAUSES: Readonly<Record<Window, string>> = {
  thisTurn: 'Until the end of this turn, ',
  duringOpponentsNextTurn: "During your opponent's next turn, ",
  untilOpponentsNextTurnEnds: "Until the end of your opponent's next turn, ",
  duringOwnNextTurn: 'During your next turn, ',
  untilOwnNextTurnEnds: 'Until the end of your next turn, ',
  whileActive: 'Until it goes to the Bench or evolves, ',
  whileInPlay: 'As long as it is in play, ',
};

/** What the attack can be used for instead of its printed cost. */
export function costText(
  { cost, while: is }: NonNullable<AttackEffect['canBeUsedFor']>,
  chosen: Chosen,
): string {
  const instead = cost.length === 0 ? 'no Energy' : listed(cost);
  return `While ${conditionText(is, chosen)}, this attack can be used for ${instead}.`;
}

/** What a Knock Out by the attack is worth besides. */
export function prizesText({ by, while: is }: NonNullable<AttackEffect['prizes']>, chosen: Chosen): string {
  const also = is === undefined ? '' : `${conditionText(is, chosen)} and `;
  return `If ${also}your opponent's Active Pokémon is Knocked Out by damage from this attack, take ${counted(by, 'more Prize card')}.`;
}
