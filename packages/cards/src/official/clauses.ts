/** Clauses of texts that say when something holds: windows, conditions, a cost of its own. */
import type { AttackEffect, Condition, Window } from '@pokesol/engine/official';
import {
  boundText,
  type Chosen,
  existsText,
  listed,
  pokemonText,
  STATUS_WORDS,
  unitText,
} from './nounText.ts';

export const WINDOW_CLAUSES: Readonly<Record<Window, string>> = {
  thisTurn: 'Until the end of this turn, ',
  duringOpponentsNextTurn: "During your opponent's next turn, ",
  untilOpponentsNextTurnEnds: "Until the end of your opponent's next turn, ",
  duringOwnNextTurn: 'During your next turn, ',
  untilOwnNextTurnEnds: 'Until the end of your next turn, ',
  whileActive: 'Until it goes to the Bench or evolves, ',
  whileInPlay: 'As long as it is in play, ',
};

export function conditionText(condition: Condition, chosen: Chosen): string {
  if ('heads' in condition) return 'heads';
  if ('not' in condition)
    return 'heads' in condition.not ? 'tails' : `it is not so that ${conditionText(condition.not, chosen)}`;
  if ('exists' in condition) return existsText(condition.exists, chosen);
  if ('some' in condition) return `you choose ${boundText(condition.some, chosen)}`;
  if ('usedLastTurn' in condition) return `this Pokémon used ${condition.usedLastTurn} during your last turn`;
  if ('knockedOutLastTurn' in condition) {
    const cause = condition.knockedOutLastTurn === 'byAttack' ? ' by damage from an attack' : '';
    return `any of your Pokémon were Knocked Out${cause} during your opponent's last turn`;
  }
  if ('afflictedLastTurn' in condition)
    return `an attack made ${pokemonText(condition.afflictedLastTurn, chosen)} ${STATUS_WORDS[condition.status]} last turn`;
  const { quantity, atLeast } = condition;
  if (typeof quantity === 'object' && 'damaged' in quantity) return 'this attack did damage';
  if (typeof quantity === 'object' && 'counters' in quantity && atLeast === 1)
    return `${pokemonText(quantity.counters, chosen)} has damage counters`;
  return `there are ${unitText(atLeast, chosen)} or more: ${unitText(quantity, chosen)}`;
}

/** What the attack can be used for instead of its printed cost. */
export function costText(
  { cost, while: is }: NonNullable<AttackEffect['canBeUsedFor']>,
  chosen: Chosen,
): string {
  const instead = cost.length === 0 ? 'no Energy' : listed(cost);
  return `While ${conditionText(is, chosen)}, this attack can be used for ${instead}.`;
}
