/** Writes official events as the battle log shows them: one sentence each, with the data behind it. */
import type { CardNo, Seat } from '../../kernel/ids.ts';
import { type LogEntry, type LogNames, namesOf, subject } from '../../kernel/log.ts';
import type { PokemonRef } from '../../kernel/table.ts';
import type { BattleEvent, EventOf, EventType } from '../model/events.ts';
import {
  bannedText,
  CAUSED_BY,
  ENDING_TEXT,
  effectText,
  FLIPPED_FOR,
  formulaText,
  listText,
  STATUS_LABELS,
  some,
} from './logLabels.ts';
import { movedText } from './movedText.ts';

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

/** Shown by what goes before or comes after: a question by its answer, what a card did by what it did. */
export const isQuiet = (event: BattleEvent): boolean =>
  event.type === 'choiceOpened' ||
  event.type === 'effectsEnded' ||
  event.type === 'felled' ||
  (event.type === 'trainerDone' && event.to === 'discard');

type Line<Type extends EventType> = (event: EventOf<Type>, names: LogNames) => string;

const LINES: { readonly [Type in EventType]: Line<Type> } = {
  coinFlipped: ({ seat, reason, heads }, names) =>
    `${does(seat, 'flip', names)} a coin${FLIPPED_FOR[reason]}: ${heads ? 'heads' : 'tails'}.`,
  goesFirst: ({ seat }, names) => `${does(seat, 'go', names)} first.`,
  mulligan: ({ seat, cards }, names) =>
    `${does(seat, 'show', names)} a hand without a Basic Pokémon and ${verb(seat, 'draw', names)} again: ${cardsIn(cards, names)}.`,
  cardsDrawn: ({ seat, cards, count }, names) =>
    `${does(seat, 'draw', names)} ${drawn(cards, count, names)}.`,
  placed: ({ seat, to, cards, count }, names) =>
    to === 'active'
      ? `${does(seat, 'place', names)} ${cards === null ? 'the Active Pokémon' : cardsIn(cards, names)} face down.`
      : `${does(seat, 'place', names)} ${cards === null ? some(count, 'card') : cardsIn(cards, names)} on the Bench, face down.`,
  prizesLaid: ({ seat, count }, names) => `${does(seat, 'lay', names)} out ${some(count, 'Prize')}.`,
  turnedUp: ({ seat, pokemon }, names) =>
    `${does(seat, 'turn', names)} up ${listText(pokemon.map((each) => of(each, names)))}.`,
  turnStarted: ({ seat, turn }, names) => `Turn ${turn}: ${subject(seat, names).who}.`,
  turnEnded: ({ seat, timedOut }, names) =>
    timedOut
      ? `${does(seat, 'run', names)} out of time; the turn ends.`
      : `${does(seat, 'end', names)} the turn.`,
  checkup: () => 'Pokémon Checkup.',
  benched: ({ seat, from, ...played }, names) =>
    from === 'hand'
      ? `${does(seat, 'play', names)} ${of(played, names)} to the Bench.`
      : `${does(seat, 'put', names)} ${of(played, names)} from ${PLACE[from]} onto the Bench.`,
  evolved: ({ card: top, onto }, { card }) => `${card(onto)} evolves into ${card(top)}.`,
  exchanged: ({ card: top, before }, { card }) => `${card(before)} is exchanged for ${card(top)}.`,
  devolved: ({ card: top, cards, to }, names) =>
    `${cardsIn(cards, names)} ${are(cards.length)} taken off ${names.card(top)}, to ${PLACE[to]}.`,
  energyAttached: ({ seat, energy, from, ofTurn, ...on }, names) =>
    ofTurn || from === 'hand'
      ? `${does(seat, 'attach', names)} ${names.card(energy)} to ${of(on, names)}.`
      : `${names.card(energy)} is attached to ${of(on, names)} from ${PLACE[from]}.`,
  stadiumPlayed: ({ seat, card: played, before }, names) =>
    `${does(seat, 'play', names)} the Stadium ${names.card(played)}${before === null ? '' : ` in place of ${names.card(before)}`}.`,
  trainerPlayed: ({ seat, card: played }, names) => `${does(seat, 'play', names)} ${names.card(played)}.`,
  trainerDone: ({ card: done, to }, { card }) => `${card(done)} goes to ${PLACE[to]}.`,
  abilityUsed: ({ name, ...by }, names) => `${of(by, names)} uses ${name}.`,
  attackUsed: ({ name, as, ...by }, names) =>
    as === undefined ? `${of(by, names)} attacks with ${name}.` : `${of(by, names)} uses ${name} as ${as}.`,
  attackFailed: ({ notUsed, ...by }, names) =>
    notUsed ? `The attack of ${of(by, names)} is not used.` : `The attack of ${of(by, names)} does nothing.`,
  damageDealt: ({ target, amount, formula }, names) => {
    const sum = formulaText(formula);
    if (formula.prevented) return `${of(target, names)} takes no damage: it is prevented.`;
    return `${of(target, names)} takes ${amount === 0 ? 'no' : amount} damage${sum === '' ? '' : `: ${sum} = ${amount}`}.`;
  },
  countersPut: ({ counters, cause, ...on }, names) =>
    `${some(counters, 'damage counter')} ${goes(counters)} on ${of(on, names)}${CAUSED_BY[cause]}.`,
  healed: ({ counters, ...on }, names) => `${of(on, names)} is healed of ${counters * 10} damage.`,
  countersMoved: ({ counters, source, target }, names) =>
    `${some(counters, 'damage counter')} ${goes(counters)} from ${of(source, names)} to ${of(target, names)}.`,
  afflicted: ({ status, counters, ...on }, names) =>
    `${of(on, names)} is now ${STATUS_LABELS[status]}${counters === null ? '' : `, with ${some(counters, 'damage counter')} each time`}.`,
  recovered: ({ statuses, ...on }, names) =>
    `${of(on, names)} is no longer ${listText(
      statuses.map((status) => STATUS_LABELS[status]),
      'or',
    )}.`,
  retreats: (event, names) => `${of(event, names)} retreats.`,
  placesChanged: ({ incoming, outgoing }, names) =>
    `${of(incoming, names)} takes the place of ${of(outgoing, names)} in the Active Spot.`,
  promoted: (event, names) => `${of(event, names)} becomes Active.`,
  cardsMoved: movedText,
  cardsRevealed: ({ seat, cards }, names) => `${does(seat, 'show', names)} ${cardsIn(cards, names)}.`,
  deckShuffled: ({ seat }, names) => `${does(seat, 'shuffle', names)} the deck.`,
  deckOrdered: ({ seat, count }, names) =>
    `${count === 1 ? 'The top card' : `The top ${count} cards`} of ${subject(seat, names).whose} deck ${are(count)} put in order.`,
  markerPlaced: ({ marker, ...on }, names) =>
    `${of(on, names)}: ${effectText(marker.modifier)}${until(marker.until)}.`,
  playForbidden: ({ seat, ban }, names) =>
    `${subject(seat, names).who} cannot play ${bannedText(ban.what)}${until(ban.until)}.`,
  covered: ({ seat, cover }, names) =>
    `Each of ${subject(seat, names).whose} Pokémon: ${effectText(cover.modifier)}${until(cover.until)}.`,
  cardAbilityUsed: ({ seat, name, card: used }, names) =>
    `${does(seat, 'use', names)} ${name} of ${names.card(used)}.`,
  stadiumUsed: ({ seat, card: used }, names) => `${does(seat, 'use', names)} ${names.card(used)}.`,
  spent: ({ seat, what }, names) =>
    `${subject(seat, names).who} ${verb(seat, 'have', names)} used ${what} for this game.`,
  assembled: ({ seat, card: top }, names) =>
    `${does(seat, 'put', names)} ${names.card(top)} together on the Bench.`,
  survived: ({ hp, ...on }, names) => `${of(on, names)} is not Knocked Out: ${hp} HP are left.`,
  cardStays: ({ attached, ...on }, names) => `${names.card(attached)} is attached to ${of(on, names)}.`,
  becameEnergy: ({ energy, provides, ...on }, names) =>
    `${names.card(energy)} is ${provides} Energy on ${of(on, names)} now.`,
  effectsEnded: ({ turn }) => `Effects until the end of turn ${turn} are over.`,
  felled: (event, names) => `${of(event, names)} has no HP left.`,
  knockedOut: (event, names) => `${of(event, names)} is Knocked Out.`,
  prizesTaken: ({ seat, cards, count }, names) =>
    `${does(seat, 'take', names)} ${some(count, 'Prize')}${cards === null ? '' : `: ${cardsIn(cards, names)}`}.`,
  choiceOpened: ({ seat }, names) =>
    `${subject(seat, names).who} ${seat === names.you ? 'are' : 'is'} asked.`,
  tiebreakerBegun: () => 'Both win at the same time: a new game decides.',
  battleEnded: ({ winner, ending }, names) =>
    winner === null
      ? `It is a draw: ${ENDING_TEXT[ending]}.`
      : `${does(winner, 'win', names)}: ${ENDING_TEXT[ending]}.`,
};

const PLACE: Readonly<Record<EventOf<'cardsMoved'>['from'], string>> = {
  deck: 'the deck',
  hand: 'the hand',
  discard: 'the discard pile',
  prizes: 'the Prizes',
  lost: 'the Lost Zone',
  inPlay: 'play',
};

const of = ({ card: top }: PokemonRef, { card }: LogNames): string => card(top);
const cardsIn = (cards: readonly CardNo[], names: LogNames): string => listText(namesOf(cards, names));
const are = (count: number): string => (count === 1 ? 'is' : 'are');
const goes = (count: number): string => (count === 1 ? 'goes' : 'go');
const verb = (seat: Seat, word: string, names: LogNames): string => subject(seat, names).does(word);
/** 'You draw', 'Red draws' */
const does = (seat: Seat, word: string, names: LogNames): string =>
  `${subject(seat, names).who} ${verb(seat, word, names)}`;
const until = (turn: number | null): string => (turn === null ? '' : `, until the end of turn ${turn}`);

/** Named for those who may see them: the card, or '2 cards: …'; else counted. */
function drawn(cards: readonly CardNo[] | null, count: number, names: LogNames): string {
  if (cards === null || cards.length === 0) return some(count, 'card');
  return cards.length === 1 ? cardsIn(cards, names) : `${some(count, 'card')}: ${cardsIn(cards, names)}`;
}

/** One sentence. Cards that the reader may not see are counted, not named. */
export const describe = (event: BattleEvent, names: LogNames): string =>
  (LINES[event.type] as (event: BattleEvent, names: LogNames) => string)(event, names);
