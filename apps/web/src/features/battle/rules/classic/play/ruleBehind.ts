/** The rule that a refusal goes by, and what can be done instead: one sentence each, of the Classic rules. */
import type { RuleRefusalCode } from '@pokesol/engine/classic';

const LIT = 'You can choose what is lit on the table.';

/** Absent where the refusal itself is all that there is to say. */
export const RULES_BEHIND: Partial<Record<RuleRefusalCode, string>> = {
  NOT_YOUR_TURN: 'Each side acts on its own turn; this one is shown until yours begins.',
  NOT_ACTIVE: 'You can make moves once the battle has begun: both sides place an active Pokemon first.',
  CHOICE_OPEN: 'Answer a card’s question before you do anything else.',
  NOT_A_BASIC_POKEMON: 'Classic battles have no evolution: Stage 1 and Stage 2 Pokemon stay in the hand.',
  ACTIVE_OCCUPIED: 'One Pokemon of a side fights; the others wait on the bench.',
  ALREADY_PLAYED_ACTIVE:
    'Once a turn a card from your hand may become active; a benched Pokemon may move up instead.',
  BENCH_FULL: 'A bench holds five Pokemon; a place is free again when one leaves it.',
  NOT_YOUR_POKEMON: `It goes to a Pokemon of your own. ${LIT}`,
  ALREADY_ATTACHED: 'Each Pokemon takes one energy a turn; another one of yours may take this card.',
  NO_ACTIVE: 'Only an active Pokemon attacks: move one up from the bench, or play a basic one.',
  NOT_THE_ACTIVE: 'Only the active Pokemon attacks; Switch brings a benched one forward.',
  FIRST_TURN_ATTACK: 'Both sides bring in Pokemon before the first attack, which comes in turn 2.',
  ALREADY_ACTED: 'Each Pokemon attacks once a turn. End the turn when nothing else is left to do.',
  NOT_ENOUGH_ENERGY: 'An attack needs one energy of any type on the Pokemon, whatever its cost says.',
  OPPONENT_HAS_NO_ACTIVE: 'An attack needs two active Pokemon: your opponent brings one in on the next turn.',
  MUST_PROMOTE: 'An empty active place is filled from bench or hand before the turn ends.',
  INVALID_TARGET: LIT,
  NOT_ON_BENCH: LIT,
  FAILED_THIS_TURN: 'A trainer that these rules do not know does nothing; it can be tried again next turn.',
  DECK_EMPTY: 'A player who must draw from an empty deck at the beginning of a turn loses.',
  TOO_FEW_TO_DISCARD: 'You pay what a card costs before it does anything.',
  NOTHING_IN_DECK: 'A trainer that could not do what it says is not played.',
  NOTHING_IN_DISCARD: 'A trainer that could not do what it says is not played.',
  NO_DAMAGE: 'A trainer that could not do what it says is not played.',
  NO_ENERGY_ON_TARGET: 'A trainer that could not do what it says is not played.',
  NO_OWN_ENERGY: 'You pay what a card costs before it does anything.',
  SIDE_HAS_NO_ACTIVE: 'A trainer that could not do what it says is not played.',
};
