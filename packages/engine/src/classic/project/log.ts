/** Writes events as the battle log shows them: one sentence each, with the data behind it. */
import type { CardNo, Seat } from '../../kernel/ids.ts';
import { type LogEntry, type LogNames, namesOf, subject } from '../../kernel/log.ts';
import type { PokemonRef } from '../../kernel/table.ts';
import type { ChoiceFrom } from '../model/choices.ts';
import type { BattleEvent, DamageCause, EventOf, FlipReason } from '../model/events.ts';
import type { VictoryCondition } from '../model/state.ts';

/** The entry for an event. `playerId` names a seat; the winner's, or the empty text without one, at the end. */
export function logEntry(
  event: BattleEvent,
  names: LogNames,
  playerId: (seat: Seat) => string,
  timestamp: number,
): LogEntry<BattleEvent> {
  const seat = event.type === 'battleEnded' ? event.winner : event.seat;
  return {
    id: event.id,
    type: event.type,
    timestamp,
    playerId: seat === null ? '' : playerId(seat),
    description: describe(event, names),
    data: event,
  };
}

const FLIPPED_FOR: Readonly<Record<FlipReason, string>> = {
  whoBegins: 'to see who goes first',
  extraCard: 'for an extra card',
  burn: 'for the burn',
  confusion: 'for the confusion',
  effect: 'for an effect',
};

const HURT_BY: Readonly<Record<Exclude<DamageCause, 'attack'>, string>> = {
  poison: 'from poison',
  burn: 'from the burn',
  confusion: 'in its confusion',
};

const STATUS_NAMES = {
  poison: 'poisoned',
  burn: 'burned',
  paralysis: 'paralyzed',
  sleep: 'asleep',
  confusion: 'confused',
} as const;

const WON_BY: Readonly<Record<VictoryCondition, string>> = {
  opponent_no_pokemon: 'the opponent has no Pokemon left',
  opponent_deck_empty: 'the opponent has no card left to draw',
  turn_limit: 'the turn limit is reached',
  opponent_conceded: 'the opponent conceded',
  opponent_timed_out: 'the opponent ran out of time',
};

const ASKED_ABOUT: Readonly<Record<ChoiceFrom, string>> = {
  hand: 'cards of the hand',
  deck: 'cards of the deck',
  discard: 'cards of the discard pile',
  attachedEnergy: 'energy',
};

/** Named for those who may see them: the card, or '2 cards: …'; else counted. */
function drawnText(
  { cards, count }: EventOf<'cardsDrawn'>,
  list: (cards: readonly CardNo[]) => string,
): string {
  if (cards === null || cards.length === 0) return cardsText(count);
  return cards.length === 1 ? list(cards) : `${cardsText(count)}: ${list(cards)}`;
}

/** 'so Red goes first' */
function beginsText(seat: Seat, names: LogNames): string {
  const { who, does } = subject(seat, names, 'you');
  return `so ${who} ${does('go')} first`;
}

const cardsText = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** One sentence in the past tense. Cards that the reader may not see are counted, not named. */
export function describe(event: BattleEvent, names: LogNames): string {
  if (event.type === 'battleEnded') {
    if (event.winner === null) return 'The turn limit is reached: it is a draw.';
    const winner = subject(event.winner, names);
    return `${winner.who} ${winner.does('win')}: ${WON_BY[event.victoryCondition]}.`;
  }
  const { who, does, whose } = subject(event.seat, names);
  const card = ({ card: number }: PokemonRef): string => names.card(number);
  const list = (cards: readonly CardNo[]): string => namesOf(cards, names).join(', ');
  switch (event.type) {
    case 'mulligan':
      return `${who} ${does('have')} no basic Pokemon and ${does('take')} a mulligan.`;
    case 'coinFlipped':
      return `${who} ${does('flip')} a coin ${
        event.source === null ? FLIPPED_FOR[event.reason] : `for ${card(event.source)}'s attack`
      }: ${event.heads ? 'heads' : 'tails'}${
        event.reason === 'whoBegins' ? `, ${beginsText(event.heads ? 0 : 1, names)}` : ''
      }.`;
    case 'cardsDrawn':
      return `${who} ${does('draw')} ${drawnText(event, list)}.`;
    case 'turnStarted':
      return `Turn ${event.turn}: ${who}.`;
    case 'turnEnded':
      return event.timedOut ? `${who} ran out of time; the turn ended.` : `${who} ${does('end')} the turn.`;
    case 'activePlaced':
      return event.placed === null
        ? `${who} ${does('place')} a Pokemon face down.`
        : `${who} ${does('place')} ${card(event.placed)} face down.`;
    case 'activeRevealed':
      return `${who} ${does('turn')} over ${card(event)}.`;
    case 'pokemonPlayed':
      return `${who} ${does('play')} ${card(event)} to the ${event.to === 'active' ? 'active position' : 'bench'}.`;
    case 'pokemonPromoted':
      return `${who} ${does('move')} ${card(event)} to the active position.`;
    case 'energyAttached':
      return `${who} ${does('attach')} ${names.card(event.energy)} to ${card(event)}.`;
    case 'trainerPlayed':
      return `${who} ${does('play')} ${names.card(event.card)}${event.target === null ? '' : ` on ${card(event.target)}`}.`;
    case 'trainerFailed':
      return `Unknown effect: ${names.card(event.card)} does nothing and returns to ${whose} hand.`;
    case 'choiceOpened':
      return event.purpose === 'order'
        ? `${who} ${does('look')} at the top of the deck.`
        : `${who} ${does('choose')} ${ASKED_ABOUT[event.from]} to ${event.purpose === 'discard' ? 'discard' : 'take'}.`;
    case 'cardsDiscarded':
      return discardText(event, `${who} ${does('discard')}`, names);
    case 'energyDiscarded':
      return `${card(event)} loses ${list(event.cards)}.`;
    case 'cardsTaken':
      return `${who} ${does('take')} ${event.cards === null ? cardsText(event.count) : list(event.cards)} from the ${
        event.from === 'deck' ? 'deck' : 'discard pile'
      }.`;
    case 'deckShuffled':
      return `${who} ${does('shuffle')} the deck.`;
    case 'deckOrdered':
      return `${who} ${does('put')} ${cardsText(event.count)} back on top of the deck.`;
    case 'healed':
      return `${card(event)} is healed by ${event.amount}.`;
    case 'placesChanged':
      return `${card(event.incoming)} takes the active position from ${card(event.outgoing)}.`;
    case 'cardAttached':
      return `${names.card(event.attached)} is attached to ${card(event)}.`;
    case 'attachedEnded':
      return `${names.card(event.attached)} leaves ${card(event)}.`;
    case 'attackUsed':
      return `${card(event.source)} uses ${event.name} on ${card(event.target)}.`;
    case 'attackFailed':
      return `${card(event.source)} is confused and its attack fails.`;
    case 'damageDealt':
      return event.cause === 'attack'
        ? `${card(event.target)} takes ${event.amount} damage.`
        : `${card(event.target)} takes ${event.amount} damage ${HURT_BY[event.cause]}.`;
    case 'statusAdded':
      return `${card(event)} is ${STATUS_NAMES[event.status]}.`;
    case 'statusUnchanged':
      return `${card(event)} is already ${STATUS_NAMES[event.status]}.`;
    case 'statusesRemoved':
      return `${card(event)} is no longer ${event.statuses.map((status) => STATUS_NAMES[status]).join(', ')}.`;
    case 'knockedOut':
      return `${card(event)} is knocked out.`;
  }
}

/** Cards are discarded as a cost, because they have done what they do, or with the Pokémon they were on. */
function discardText(
  { from, cards }: EventOf<'cardsDiscarded'>,
  whoDiscards: string,
  names: LogNames,
): string {
  const [first] = cards;
  if (first === undefined || from === 'hand') return `${whoDiscards} ${namesOf(cards, names).join(', ')}.`;
  if (cards.length === 1) return `${names.card(first)} goes to the discard pile.`;
  return `${names.card(first)} and everything attached go to the discard pile.`;
}
