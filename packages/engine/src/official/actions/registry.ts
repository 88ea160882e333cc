/** Every action in one table: a new one is an entry here and a file or part of one beside. */
import type { Action, ActionType } from '../model/actions.ts';
import { ability } from './ability.ts';
import { assemble } from './assemble.ts';
import { cardAbility } from './cardAbility.ts';
import { attack, retreat } from './fighting.ts';
import { attach, bench, evolve } from './playing.ts';
import type { ActionRule } from './rule.ts';
import { stadium } from './stadium.ts';
import { choose, concede, endTurn, pick, timeOut } from './table.ts';
import { trainer } from './trainer.ts';

export const ACTION_RULES: { readonly [Type in ActionType]: ActionRule<Type> } = {
  bench,
  assemble,
  evolve,
  attach,
  trainer,
  ability,
  cardAbility,
  stadium,
  retreat,
  attack,
  endTurn,
  choose,
  pick,
  concede,
  timeOut,
};

/** The entry for one action; TypeScript cannot follow the key into it by itself. */
export const actionRuleOf = (action: Action): ActionRule<ActionType> =>
  ACTION_RULES[action.type] as unknown as ActionRule<ActionType>;
