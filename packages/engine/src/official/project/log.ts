/** Events in words, one sentence each. */
import type { Status } from '../../model/effects.ts';
import type { CardNo, Seat } from '../../model/ids.ts';
import type {
  BattleEvent,
  CounterCause,
  EventOf,
  EventType,
  FlipReason,
  PokemonRef,
} from '../model/events.ts';
import type { Modifier } from '../model/language.ts';
import type { Ending } from '../model/state.ts';

/** Who the seats are and what the cards are called. */
export type Names = { readonly player: (seat: Seat) => string; readonly card: (card: CardNo) => string };

const STATUS: Readonly<Record<Status, string>> = {
  poison: 'Poisoned',
  burn: 'Burned',
  sleep: 'Asleep',
  paralysis: 'Paralyzed',
  confusion: 'Confused',
};
const FLIP: Readonly<Record<FlipReason, string>> = {
  whoBegins: ' for who decides',
  effect: '',
  confusion: ' for Confusion',
  flipToAttack: ' for whether the attack is used',
  againstDamage: ' against the damage',
  sleep: ' to wake up',
  burn: ' for the burn',
};
const CAUSE: Readonly<Record<CounterCause, string>> = {
  effect: '',
  poison: ' by poison',
  burn: ' by the burn',
  confusion: ' in its confusion',
};
const CHANGE: Readonly<Record<Modifier['change'], string>> = {
  damageDealt: 'the damage of its attacks changes',
  damageTaken: 'the damage done to it changes',
  preventDamage: 'damage done to it is prevented',
  preventEffects: 'attacks do nothing to it',
  coinAgainstDamage: 'a coin decides about damage done to it',
  preventOtherEffects: 'attacks do nothing to it but damage',
  damageIgnores: 'its attacks pass over Weakness, Resistance or effects',
  hp: 'its HP change',
  retreat: 'its retreat cost changes',
  noRetreatCost: 'it retreats without a cost',
  attackCost: 'the cost of its attacks changes',
  attackCostWithout: 'its attacks cost less',
  attackCostIs: 'its attacks have another cost',
  noWeakness: 'it has no Weakness',
  noResistance: 'it has no Resistance',
  preventTrainers: 'trainers of the opponent do nothing to it',
  baseDamage: 'the number of one of its attacks is another',
  noAbilities: 'its abilities do not work',
  conditionCounters: 'a condition puts another number of counters',
  weakness: 'its Weakness changes',
  resistance: 'its Resistance changes',
  types: 'its types change',
  provides: 'energy on it provides something else',
  energyType: 'its energy changes its type',
  sleepCoins: 'it needs more coins to wake up',
  attackCoins: 'one of its attacks has other coins',
  keepsConditions: 'it keeps its conditions when it evolves',
  preventOwnDamage: 'it does no damage to itself',
  evolvesEarly: 'it may evolve at once',
  retreatsDespite: 'it may retreat in any condition',
  cannot: 'there is something it cannot do',
  cannotPlay: 'its player cannot play some cards',
  lends: 'it has more attacks',
  lendsOf: 'it may use attacks of others',
  turnGoesOn: 'the turn goes on when it evolves',
  healedDouble: 'it is healed of twice as much',
  coinAgainstPrizes: 'a coin decides about Prizes for it',
  prizes: 'its Knock Out is worth other Prizes',
  prizesTaken: 'its attacks take more Prizes',
  energyOfTurn: 'more energy may be attached to it at once',
  attacks: 'it may attack more often',
  tools: 'it may have more tools',
  cannotUse: 'one of its attacks cannot be used',
  immune: 'there are conditions it cannot have',
  flipToAttack: 'a coin decides whether it attacks',
  answer: 'it will answer',
};
const ENDING: Readonly<Record<Ending, string>> = {
  prizes_taken: 'the last Prize is taken',
  opponent_no_pokemon: 'the opponent has no Pokémon left',
  opponent_deck_empty: 'the opponent cannot draw',
  effect: 'a card says so',
  tie: 'a tie',
  opponent_conceded: 'the opponent gave up',
  opponent_timed_out: 'the opponent ran out of time',
};

const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

type Line<Type extends EventType> = (event: EventOf<Type>, names: Names) => string;

const LINES: { readonly [Type in EventType]: Line<Type> } = {
  coinFlipped: ({ seat, reason, heads }, { player }) =>
    `${player(seat)} flips a coin${FLIP[reason]}: ${heads ? 'heads' : 'tails'}`,
  goesFirst: ({ seat }, { player }) => `${player(seat)} goes first`,
  mulligan: ({ seat }, { player }) => `${player(seat)} shows a hand without a Basic Pokémon and draws again`,
  cardsDrawn: ({ seat, count }, { player }) => `${player(seat)} draws ${some(count, 'card')}`,
  placed: ({ seat, to, count }, { player }) =>
    to === 'active'
      ? `${player(seat)} places an Active Pokémon face down`
      : `${player(seat)} places ${count} on the Bench, face down`,
  prizesLaid: ({ seat, count }, { player }) => `${player(seat)} lays out ${some(count, 'Prize')}`,
  turnedUp: ({ seat, pokemon }, { player, card }) =>
    `${player(seat)} turns up ${pokemon.map((each) => card(each.card)).join(', ')}`,
  turnStarted: ({ seat, turn }, { player }) => `Turn ${turn}: ${player(seat)}`,
  turnEnded: ({ seat, timedOut }, { player }) =>
    timedOut ? `The clock ends the turn of ${player(seat)}` : `${player(seat)} ends the turn`,
  checkup: () => 'Pokémon Checkup',
  benched: ({ seat, card: benched }, { player, card }) =>
    `${player(seat)} puts ${card(benched)} onto the Bench`,
  evolved: ({ card: top, onto }, { card }) => `${card(onto)} evolves into ${card(top)}`,
  exchanged: ({ card: top, before }, { card }) => `${card(before)} is exchanged for ${card(top)}`,
  devolved: ({ card: top, cards }, { card }) => `${card(top)} is left of ${cards.map(card).join(', ')}`,
  energyAttached: ({ energy, ...on }, names) => `${names.card(energy)} is attached to ${of(on, names)}`,
  stadiumPlayed: ({ seat, card: played, before }, { player, card }) =>
    `${player(seat)} plays the Stadium ${card(played)}${before === null ? '' : ` in place of ${card(before)}`}`,
  trainerPlayed: ({ seat, card: played }, { player, card }) => `${player(seat)} plays ${card(played)}`,
  trainerDone: ({ card: done }, { card }) => `${card(done)} is discarded`,
  abilityUsed: ({ name, ...by }, names) => `${of(by, names)} uses ${name}`,
  attackUsed: ({ name, ...by }, names) => `${of(by, names)} attacks with ${name}`,
  attackFailed: ({ notUsed, ...by }, names) =>
    notUsed ? `The attack of ${of(by, names)} is not used` : `The attack of ${of(by, names)} does nothing`,
  damageDealt: ({ target, amount, formula }, names) =>
    `${of(target, names)} takes ${amount} damage${formula.prevented ? ' (prevented)' : ''}`,
  countersPut: ({ counters, cause, ...on }, names) =>
    `${some(counters, 'damage counter')} on ${of(on, names)}${CAUSE[cause]}`,
  healed: ({ counters, ...on }, names) => `${some(counters, 'damage counter')} off ${of(on, names)}`,
  countersMoved: ({ counters, source, target }, names) =>
    `${some(counters, 'damage counter')} from ${of(source, names)} to ${of(target, names)}`,
  afflicted: ({ status, ...on }, names) => `${of(on, names)} is ${STATUS[status]}`,
  recovered: ({ statuses, ...on }, names) =>
    `${of(on, names)} is no longer ${statuses.map((status) => STATUS[status]).join(', ')}`,
  retreats: (event, names) => `${of(event, names)} retreats`,
  placesChanged: ({ incoming, outgoing }, names) =>
    `${of(incoming, names)} takes the place of ${of(outgoing, names)}`,
  promoted: (event, names) => `${of(event, names)} becomes Active`,
  cardsMoved: ({ seat, from, to, cards, count }, { player, card }) =>
    `${player(seat)}: ${cards === null ? some(count, 'card') : cards.map(card).join(', ')} from ${PLACE[from]} to ${PLACE[to]}`,
  cardsRevealed: ({ seat, cards }, { player, card }) => `${player(seat)} shows ${cards.map(card).join(', ')}`,
  deckShuffled: ({ seat }, { player }) => `${player(seat)} shuffles the deck`,
  deckOrdered: ({ seat, count }, { player }) =>
    `${player(seat)} orders the top ${some(count, 'card')} of the deck`,
  markerPlaced: ({ change, ...on }, names) => `${of(on, names)}: ${CHANGE[change]}`,
  playForbidden: ({ seat, ban }, { player }) =>
    `${player(seat)} cannot play: ${ban.what === 'any' ? 'any card' : ban.what.join(', ')}`,
  covered: ({ seat, cover }, { player }) => `${player(seat)}, all Pokémon: ${CHANGE[cover.modifier.change]}`,
  cardAbilityUsed: ({ seat, name, card: used }, { player, card }) =>
    `${player(seat)} uses ${name} of ${card(used)}`,
  stadiumUsed: ({ seat, card: used }, { player, card }) => `${player(seat)} uses ${card(used)}`,
  spent: ({ seat, what }, { player }) => `${player(seat)} has used ${what} once and for all`,
  assembled: ({ seat, card: top }, { player, card }) =>
    `${player(seat)} puts ${card(top)} together on the Bench`,
  survived: ({ hp, ...on }, names) => `${of(on, names)} is not Knocked Out: ${hp} HP are left`,
  cardStays: ({ attached, ...on }, names) => `${names.card(attached)} stays on ${of(on, names)}`,
  becameEnergy: ({ energy, provides, ...on }, names) =>
    `${names.card(energy)} is ${provides} energy on ${of(on, names)} now`,
  effectsEnded: () => 'Effects of the turn end',
  felled: (event, names) => `${of(event, names)} has no HP left`,
  knockedOut: (event, names) => `${of(event, names)} is Knocked Out`,
  prizesTaken: ({ seat, count }, { player }) => `${player(seat)} takes ${some(count, 'Prize')}`,
  choiceOpened: ({ seat }, { player }) => `${player(seat)} is asked`,
  tiebreakerBegun: () => 'A tie: a new game decides',
  battleEnded: ({ winner, ending }, { player }) =>
    winner === null ? `Nobody wins: ${ENDING[ending]}` : `${player(winner)} wins: ${ENDING[ending]}`,
};

const PLACE: Readonly<Record<EventOf<'cardsMoved'>['from'], string>> = {
  deck: 'the deck',
  hand: 'the hand',
  discard: 'the discard pile',
  prizes: 'the Prizes',
  lost: 'the Lost Zone',
  inPlay: 'play',
};

const of = ({ card: top }: PokemonRef, { card }: Names): string => card(top);

/** The event as a sentence. */
export const describe = (event: BattleEvent, names: Names): string =>
  (LINES[event.type] as (event: BattleEvent, names: Names) => string)(event, names);

export type LogEntry = {
  readonly id: number;
  readonly type: EventType;
  /** Milliseconds since 1970, as the keeper of the log gives it. */
  readonly timestamp: number;
  readonly playerId: string;
  readonly description: string;
  readonly data: BattleEvent;
};

/** The entry for an event. `playerId` names a seat; the winner's, or the empty text for nobody's, at the end. */
export function logEntry(
  event: BattleEvent,
  names: Names,
  playerId: (seat: Seat) => string,
  timestamp: number,
): LogEntry {
  const { id, type } = event;
  const seat = event.type === 'battleEnded' ? event.winner : event.seat;
  const description = describe(event, names);
  return { id, type, timestamp, playerId: seat === null ? '' : playerId(seat), description, data: event };
}
