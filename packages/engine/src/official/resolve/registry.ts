/** Every step, of cards and of the game, in one table: a new one is an entry in the file of its kind. */
import type { AnyStep } from '../model/procedure.ts';
import type { RulesFor, StepRule } from '../procedure/rule.ts';
import { ANSWERING } from '../steps/answering.ts';
import { ATTACHING } from '../steps/attaching.ts';
import { ATTACK } from '../steps/attack.ts';
import { CHOOSING } from '../steps/choosing.ts';
import { CONTROL } from '../steps/control.ts';
import { EVOLVING } from '../steps/evolving.ts';
import { HARM } from '../steps/harm.ts';
import { KNOCK_OUTS } from '../steps/knockOuts.ts';
import { CHANGING_PLACES, MOVING } from '../steps/moving.ts';
import { PLACING } from '../steps/placing.ts';
import { RETREAT } from '../steps/retreat.ts';
import { SETUP } from '../steps/setup.ts';
import { TURN } from '../steps/turn.ts';

const STEP_RULES: RulesFor<AnyStep['do']> = {
  ...CHOOSING,
  ...CONTROL,
  ...HARM,
  ...MOVING,
  ...ATTACHING,
  ...CHANGING_PLACES,
  ...PLACING,
  ...SETUP,
  ...TURN,
  ...ANSWERING,
  ...ATTACK,
  ...EVOLVING,
  ...KNOCK_OUTS,
  ...RETREAT,
};

/** The entry for one step; TypeScript cannot follow the key into it by itself. */
export const stepRuleOf = (step: AnyStep): StepRule<AnyStep> => STEP_RULES[step.do] as StepRule<AnyStep>;
