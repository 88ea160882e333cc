/** Every reason why an action is not allowed: a code for machines, a title and a sentence for the player. */
import { fillMessage, type MessageParams } from '../../kernel/messages.ts';
import type { SaidRefusal } from '../../kernel/result.ts';
import type { ActionType } from './actions.ts';

/** Templates (see messages.ts): `{card}` is the name of the card that was played, every other parameter the refusal's own. */
export const RULE_REFUSALS = {
  MALFORMED_ACTION: 'That is not an action',
  WRONG_DECK_SIZE: 'Each deck must have exactly {deckSize} cards',
  NO_BASIC_POKEMON: 'A deck needs at least one basic Pokemon',
  MULLIGAN_LIMIT: 'No basic Pokemon in the opening hand after {mulliganCap} mulligans',
  NOT_YOUR_TURN: "It's not your turn",
  NOT_ACTIVE: 'Game is not in active state',
  CHOICE_OPEN: 'Answer the open question first',
  NO_CHOICE_OPEN: 'There is no question to answer',
  NOT_YOUR_CHOICE: 'The question is for your opponent',
  WRONG_NUMBER_CHOSEN: 'Choose the number of cards that is asked for',
  NOT_AMONG_THE_CHOICES: 'Choose among the cards that are offered, each once',
  CARD_NOT_IN_HAND: 'Card not found in hand',
  UNSUPPORTED_CARD: 'This card type is not yet supported',
  NOT_A_BASIC_POKEMON: 'Only basic Pokemon can be played from your hand',
  ACTIVE_OCCUPIED: 'Active position is already occupied',
  ALREADY_PLAYED_ACTIVE: 'Only one Pokemon can be played to the active position per turn',
  SETUP_NEEDS_ACTIVE: 'Place your active Pokemon first',
  BENCH_FULL: 'Bench is full',
  POKEMON_NOT_FOUND: 'Pokemon not found',
  NOT_YOUR_POKEMON: 'That Pokemon is not yours',
  ALREADY_ACTIVE: 'That Pokemon is already active',
  ALREADY_ATTACHED: 'Already attached energy to this Pokemon this turn',
  NO_ACTIVE: 'No active Pokemon to attack with',
  NOT_THE_ACTIVE: 'Only active Pokemon can attack',
  FIRST_TURN_ATTACK: 'No Pokemon can attack in the first turn of a battle',
  ALREADY_ACTED: 'Pokemon already used action this turn',
  NO_ATTACKS: 'Pokemon has no attacks',
  NOT_THE_FIRST_ATTACK: 'Only the first attack can be used',
  NOT_ENOUGH_ENERGY: 'Not enough energy for attack',
  OPPONENT_HAS_NO_ACTIVE: 'Opponent has no active Pokemon',
  MUST_PROMOTE: 'Move a Pokemon to the active position first',
  TARGET_NEEDED: 'Choose a Pokemon for {card}',
  INVALID_TARGET: 'Cannot use {card} on this Pokemon',
  NOT_ON_BENCH: '{card} can only target benched Pokemon',
  FAILED_THIS_TURN: '{card} already failed this turn',
  DECK_EMPTY: 'Your deck is empty',
  TOO_FEW_TO_DISCARD: 'You need {count} other {count|card|cards} in your hand to discard',
  NOTHING_IN_DECK: 'There is no such card in your deck',
  NOTHING_IN_DISCARD: 'There is no such card in your discard pile',
  NO_DAMAGE: 'This Pokemon has no damage to heal',
  NO_ENERGY_ON_TARGET: 'This Pokemon has no energy attached',
  NO_OWN_ENERGY: 'None of your Pokemon has energy attached',
  SIDE_HAS_NO_ACTIVE: 'There is no active Pokemon to change places with',
} as const;
export type RuleRefusalCode = keyof typeof RULE_REFUSALS;

/** A code, with the numbers that its sentence names, if it names any. */
export type RefusalReason =
  | RuleRefusalCode
  | { readonly code: RuleRefusalCode; readonly params: MessageParams };

/** A refusal of the rules, also in words, with a heading. */
export type RuleRefusal = SaidRefusal<RuleRefusalCode> & { readonly title: string };

const TITLES: Readonly<Record<ActionType, string>> = {
  play: 'Cannot Play Card',
  promote: 'Cannot Play Card',
  attach: 'Cannot Attach Energy',
  trainer: 'Trainer Card Failed',
  attack: 'Cannot Attack',
  endTurn: 'Turn Error',
  choose: 'Invalid Choice',
  concede: 'Cannot Concede',
  timeOut: 'Turn Error',
};
const OWN_TITLES: Partial<Record<RuleRefusalCode, string>> = {
  UNSUPPORTED_CARD: 'Unsupported Card',
  INVALID_TARGET: 'Invalid Target',
  NOT_ON_BENCH: 'Invalid Target',
  MALFORMED_ACTION: 'Invalid Action',
};

/** Out of turn, a card is simply not played, whatever would have come of it. */
const UNTIMELY: readonly RuleRefusalCode[] = ['NOT_YOUR_TURN', 'NOT_ACTIVE'];

const titleOf = (code: RuleRefusalCode, action: ActionType): string =>
  OWN_TITLES[code] ?? (action === 'trainer' && UNTIMELY.includes(code) ? TITLES.play : TITLES[action]);

const partsOf = (reason: RefusalReason) =>
  typeof reason === 'string' ? { code: reason, params: {} } : reason;

function inWords(code: RuleRefusalCode, params: MessageParams, title: string): RuleRefusal {
  const message = fillMessage(RULE_REFUSALS[code], params);
  const said = { refused: true, code, title, message } as const;
  return Object.keys(params).length === 0 ? said : { ...said, params };
}

export function refusal(reason: RefusalReason, action: ActionType, card = 'this card'): RuleRefusal {
  const { code, params: own } = partsOf(reason);
  const params = RULE_REFUSALS[code].includes('{card}') ? { ...own, card } : own;
  return inWords(code, params, titleOf(code, action));
}

export function setupRefusal(reason: RefusalReason): RuleRefusal {
  const { code, params } = partsOf(reason);
  return inWords(code, params, 'Battle Setup Failed');
}
