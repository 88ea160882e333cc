/** Which of two answers about a battle is the newer one, and whether an answer holds what was asked for. */
import type { BattleEvent, Seat } from '@pokesol/engine';
import type { BattleAnswer, BattleUpdate, PlayerActionJson } from '@pokesol/protocol';

/** A battle as it stands, with or without what happened before. */
export type Known = BattleAnswer | BattleUpdate;

/** A battle that is closed for want of players takes no action, so its version stays. */
export const isNewer = (known: Known, told: Known): boolean =>
  told.version > known.version ||
  (told.version === known.version && known.result === null && told.result !== null);

/** Whether these events hold what that action of that seat does: an answer that was lost, found again. */
export const holdsAction = (update: BattleUpdate, action: PlayerActionJson): boolean =>
  update.events.some((event) => isDoneBy(event, action, update.view.seat));

function isDoneBy(event: BattleEvent, action: PlayerActionJson, seat: Seat): boolean {
  if (event.type === 'battleEnded') return action.type === 'concede' && event.winner !== seat;
  if (event.seat !== seat) return false;
  switch (action.type) {
    case 'play':
      if (event.type === 'activePlaced') return event.placed?.card === action.card;
      return event.type === 'pokemonPlayed' && event.card === action.card;
    case 'promote':
      return event.type === 'pokemonPromoted' && event.pokemon === action.pokemon;
    case 'attach':
      return event.type === 'energyAttached' && event.energy === action.card;
    case 'trainer':
      return event.type === 'trainerPlayed' && event.card === action.card;
    case 'attack':
      return event.type === 'attackUsed' && event.source.pokemon === action.pokemon;
    case 'endTurn':
      return event.type === 'turnEnded';
    case 'choose':
      return CHOSEN.includes(event.type);
    case 'concede':
      return false;
  }
}

/** What the answer to a question leads to. */
const CHOSEN: readonly BattleEvent['type'][] = [
  'cardsDiscarded',
  'cardsTaken',
  'energyDiscarded',
  'deckOrdered',
];
