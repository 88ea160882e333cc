/** Every step, of cards and of the game, in one table: a new one is an entry in the file of its kind. */

import { ATTACHING } from './attaching.ts';
import { ATTACK } from './attack.ts';
import { CHOOSING } from './choosing.ts';
import { CONTROL } from './control.ts';
import { EVOLVING } from './evolving.ts';
import { HARM } from './harm.ts';
import { KNOCK_OUTS } from './knockOuts.ts';
import { CHANGING_PLACES, MOVING } from './moving.ts';
import { PLACING } from './placing.ts';
import { RETREAT } from './retreat.ts';
import type { AnyStep, RulesFor, StepRule } from './rule.ts';
import { SETUP } from './setup.ts';
import { ANSWERING } from './triggers.ts';
import { TURN } from './turn.ts';

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
