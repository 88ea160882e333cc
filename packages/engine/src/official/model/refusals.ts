/** Every reason why an action is not allowed in an official battle: a code, a sentence, and the rule behind it. */
import { fillMessage, type MessageParams } from '../../kernel/messages.ts';
import type { SaidRefusal } from '../../kernel/result.ts';

/** The rules are numbered as in `docs/rules.md`; a template's parameters stand in braces. */
export const OFFICIAL_REFUSALS = {
  MALFORMED_ACTION: { says: 'That is not an action', rule: '12.1' },
  ENDED: { says: 'The battle has ended', rule: '7.7' },
  SETUP: { says: 'The battle has not begun yet', rule: '2.6' },
  NOT_YOUR_TURN: { says: 'It is not your turn', rule: '3.2' },
  CHOICE_OPEN: { says: 'Answer the open question first', rule: '12.2' },
  NO_CHOICE_OPEN: { says: 'There is no question to answer', rule: '12.2' },
  NOT_YOUR_CHOICE: { says: 'The question is for your opponent', rule: '12.2' },
  WRONG_NUMBER_CHOSEN: { says: 'Choose from {min} to {max}', rule: '12.3' },
  NOT_AMONG_THE_CHOICES: { says: 'Choose among what is offered, each once', rule: '12.3' },
  MUST_DIFFER: { says: 'No two of them may be of the same name or type', rule: '12.3' },
  NOT_WORTH_ENOUGH: { says: 'Choose Energy worth at least {units}', rule: '3.10' },
  NO_ANSWER_TO_IT: { says: 'That answers another kind of question', rule: '12.3' },
  WRONG_DECK_SIZE: { says: 'Each deck must have exactly {deckSize} cards', rule: '1.1' },
  NO_BASIC_POKEMON: { says: 'A deck needs at least one Basic Pokémon', rule: '1.1' },
  CARD_NOT_IN_HAND: { says: 'That card is not in your hand', rule: '12.4' },
  NOT_A_BASIC: { says: 'Only a Basic Pokémon can be put onto the Bench', rule: '3.3' },
  BENCH_FULL: { says: 'Your Bench is full', rule: '3.3' },
  NOT_YOUR_POKEMON: { says: 'You have no such Pokémon in play', rule: '12.4' },
  NOT_AN_EVOLUTION: { says: 'That card is not an Evolution card', rule: '4.1' },
  EVOLVES_FROM_ANOTHER: { says: '{card} evolves from {from}', rule: '4.1' },
  FIRST_TURN_EVOLVE: { says: 'No player evolves a Pokémon on their own first turn', rule: '3.8' },
  NEW_IN_PLAY: { says: 'That Pokémon came into play or evolved this turn', rule: '4.2' },
  CANNOT_EVOLVE: { says: 'An effect keeps that Pokémon from evolving', rule: '10' },
  NOT_AN_ENERGY: { says: 'Only an energy card can be attached', rule: '3.4' },
  ALREADY_ATTACHED: { says: 'You have attached an energy this turn', rule: '3.4' },
  NOT_A_TRAINER: { says: 'That card is not a Trainer', rule: '3.5' },
  UNREAD_CARD: { says: 'These rules do not know what {card} does', rule: '12.5' },
  UNREAD_WORDS: {
    says: 'These rules do not know what {card} does: they cannot read «{words}»',
    rule: '12.5',
  },
  FIRST_TURN_SUPPORTER: {
    says: 'The player who goes first plays no Supporter on the first turn',
    rule: '3.7',
  },
  SUPPORTER_PLAYED: { says: 'You have played a Supporter this turn', rule: '3.5' },
  STADIUM_PLAYED: { says: 'You have played a Stadium this turn', rule: '3.5' },
  NO_STADIUM_USE: { says: 'No Stadium in play has anything to use', rule: '3.6' },
  STADIUM_USED: { says: 'You have used the Stadium this turn', rule: '10' },
  SAME_STADIUM: { says: 'A Stadium of that name is in play', rule: '3.5' },
  PRICE: { says: 'You cannot pay what the card asks for', rule: '10' },
  CANNOT_HOLD: { says: '{pokemon} may not hold {card}', rule: '3.4a' },
  NOTHING_TO_RETURN: {
    says: '{card} is attached as energy only where energy is attached already',
    rule: '11.18',
  },
  ONCE_A_GAME: { says: 'You have already used your {what} this game', rule: '11.5' },
  ONTO_THE_ACTIVE: { says: '{card} can only be put onto your Active Pokémon', rule: '11.2' },
  ONLY_BY_EFFECT: { says: '{card} comes into play only by the card that it names', rule: '11.12' },
  ONLY_ASSEMBLED: { says: '{card} comes into play only with all its parts', rule: '11.7' },
  PARTS_MISSING: { says: 'The other parts of {card} are not there', rule: '11.7' },
  CANNOT_PLAY: { says: 'An effect keeps you from playing that card', rule: '5.4' },
  NOT_A_PART: { says: 'That card is not part of a Pokémon that you could put together', rule: '11.7' },
  ASSEMBLED: { says: 'You have put {card} together once in this game', rule: '11.8' },
  NO_CHANGE: { says: 'Nothing would change', rule: '3.6' },
  NO_TARGET: { says: 'There is nothing that it could be used on', rule: '3.6' },
  CARD_NEEDS: { says: 'That card asks for something that is not there', rule: '3.6' },
  NO_SUCH_ABILITY: { says: 'That Pokémon has no such ability to use', rule: '12.4' },
  ABILITY_OFF: { says: 'The ability does not work now', rule: '9.7' },
  ABILITY_USED: { says: 'The ability has been used this turn', rule: '10' },
  NO_ACTIVE: { says: 'You have no Active Pokémon', rule: '12.4' },
  ASLEEP_OR_PARALYZED: {
    says: 'A Pokémon that is Asleep or Paralyzed neither attacks nor retreats',
    rule: '9.3',
  },
  ALREADY_RETREATED: { says: 'You have retreated this turn', rule: '3.9' },
  CANNOT_RETREAT: { says: 'An effect keeps your Active Pokémon from retreating', rule: '3.9' },
  NO_BENCH: { says: 'You have no Benched Pokémon', rule: '3.9' },
  CANNOT_PAY_RETREAT: { says: 'Retreating costs {cost} energy', rule: '3.9' },
  FIRST_TURN_ATTACK: { says: 'The player who goes first does not attack on the first turn', rule: '3.7' },
  ONLY_FROM_ACTIVE: { says: 'Only an Active Pokémon can use that attack', rule: '5.1a' },
  NO_SUCH_ATTACK: { says: 'Your Active Pokémon has no such attack', rule: '5.1' },
  NOT_ENOUGH_ENERGY: { says: 'The energy attached does not pay for that attack', rule: '5.1' },
  CANNOT_ATTACK: { says: 'An effect keeps your Active Pokémon from that attack', rule: '5.1' },
  ONLY_ATTACK_AGAIN: { says: 'Your Active Pokémon may attack once more, nothing else', rule: '11.15' },
  ATTACK_NEEDS: { says: 'That attack asks for something that is not there', rule: '5.1' },
} as const satisfies Record<string, { readonly says: string; readonly rule: string }>;
export type OfficialRefusalCode = keyof typeof OFFICIAL_REFUSALS;

/** A code, with what its sentence names. */
export type Reason =
  | OfficialRefusalCode
  | { readonly code: OfficialRefusalCode; readonly params: MessageParams };

export type OfficialRefusal = SaidRefusal<OfficialRefusalCode> & {
  /** Its number in `docs/rules.md`. */
  readonly rule: string;
};

export function refusal(reason: Reason): OfficialRefusal {
  const { code, params } = typeof reason === 'string' ? { code: reason, params: undefined } : reason;
  const { says, rule } = OFFICIAL_REFUSALS[code];
  const message = fillMessage(says, params ?? {});
  const said = { refused: true, code, message, rule } as const;
  return params === undefined ? said : { ...said, params };
}
