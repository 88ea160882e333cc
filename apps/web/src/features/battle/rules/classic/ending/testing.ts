/** For tests: battles of listed decks, played eagerly to their end. */
import { shippedCards } from '@pokesol/cards/catalogue';
import { deckFacts } from '@pokesol/cards/classic';
import { isRefusal, SEATS } from '@pokesol/engine';
import {
  type Action,
  type BattleRecord,
  beginRecorded,
  type CardFacts,
  legalActions,
  recordSetup,
} from '@pokesol/engine/classic';
import { must } from '@pokesol/engine/classic/testing';

const CARDS = deckFacts(shippedCards('base1'));
function card(name: string): CardFacts {
  const found = CARDS.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}
/** Few Pokémon, so that it ends by their falling. */
export const deck = (pokemon: string, energy: string): CardFacts[] =>
  Array.from({ length: 60 }, (_, place) => card(place % 12 === 0 ? pokemon : energy));

const ORDER = ['attack', 'choose', 'play', 'promote', 'attach', 'trainer', 'endTurn'];

/** Both do the most eager thing that they may, until it is over, or that many moves were made and seat 1 gives up. */
export function played(first: CardFacts[], second: CardFacts[], moves = 400): BattleRecord {
  const side = (cards: CardFacts[]) => ({ cards, extraCard: 'always' as const, order: 'asListed' as const });
  const setup = recordSetup([side(first), side(second)], 'classic', 'a story');
  const begun = beginRecorded(setup);
  if (isRefusal(begun)) throw new Error(begun.message);
  const actions: Action[] = [];
  let { battle } = begun;
  while (battle.state.phase !== 'ended') {
    const legal = SEATS.flatMap((seat) => legalActions(battle, seat));
    const [eager] = legal.toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
    const action: Action =
      actions.length < moves && eager !== undefined ? eager : { type: 'concede', seat: 1 };
    battle = must(battle, action).battle;
    actions.push(action);
  }
  return { ...setup, actions };
}
