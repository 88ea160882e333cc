/** One example of every event, on the example position; an event without one does not compile. */
import { type CardNo, type Frozen, factsOf, readyToPlay, type Seat } from '@pokesol/engine';
import {
  applyEvent,
  type Battle,
  type BattleEvent,
  type BattleView,
  type EventType,
  eventsFor,
  type NewEvent,
  type Pokemon,
  viewFor,
} from '@pokesol/engine/classic';

type Examples = { readonly [Type in EventType]: NewEvent & { readonly type: Type } };

const topOf = (pokemon: Frozen<Pokemon>) => {
  const card = pokemon.cards.at(-1);
  if (card === undefined) throw new Error('A Pokémon without a card');
  return { pokemon: pokemon.id, card };
};

export function exampleEvents(battle: Battle): Examples {
  const [you, opponent] = battle.state.sides;
  const [spare] = you.bench;
  if (you.active === null || opponent.active === null || spare === undefined)
    throw new Error('The example position has two active Pokémon and a bench');
  const own = topOf(you.active);
  const theirs = topOf(opponent.active);
  const benched = topOf(spare);
  const at = (place: number) => {
    const card = you.hand[place];
    if (card === undefined) throw new Error(`The example position has no card ${place} in the hand`);
    return card;
  };
  const [basic, energy, trainer, attachment] = [at(0), at(1), at(2), at(3)];
  const nextId = battle.state.nextPokemon as typeof own.pokemon;
  return {
    mulligan: { type: 'mulligan', seat: 0, cards: you.hand },
    coinFlipped: { type: 'coinFlipped', seat: 0, reason: 'effect', source: own, heads: true },
    cardsDrawn: { type: 'cardsDrawn', seat: 1, why: 'turn', cards: null, count: 1 },
    turnStarted: { type: 'turnStarted', seat: 1, turn: battle.state.turn + 1 },
    turnEnded: { type: 'turnEnded', seat: 0, turn: battle.state.turn, timedOut: false },
    activePlaced: { type: 'activePlaced', seat: 0, placed: { pokemon: nextId, card: basic } },
    activeRevealed: { type: 'activeRevealed', seat: 1, ...theirs },
    pokemonPlayed: { type: 'pokemonPlayed', seat: 0, to: 'bench', pokemon: nextId, card: basic },
    pokemonPromoted: { type: 'pokemonPromoted', seat: 0, ...benched },
    energyAttached: { type: 'energyAttached', seat: 0, energy, ...own },
    trainerPlayed: { type: 'trainerPlayed', seat: 0, card: trainer, target: null },
    trainerFailed: { type: 'trainerFailed', seat: 0, card: trainer, reason: 'unknownEffect' },
    choiceOpened: { type: 'choiceOpened', seat: 0, kind: 'pickCards', from: 'hand', purpose: 'discard' },
    cardsDiscarded: { type: 'cardsDiscarded', seat: 0, from: 'hand', cards: [trainer] },
    energyDiscarded: { type: 'energyDiscarded', seat: 0, cards: you.active.energy.slice(0, 1), ...own },
    cardsTaken: { type: 'cardsTaken', seat: 1, from: 'deck', cards: null, count: 2 },
    deckShuffled: { type: 'deckShuffled', seat: 0 },
    deckOrdered: { type: 'deckOrdered', seat: 0, count: 5 },
    healed: { type: 'healed', seat: 0, amount: 20, ...own },
    placesChanged: { type: 'placesChanged', seat: 0, incoming: benched, outgoing: own },
    cardAttached: {
      type: 'cardAttached',
      seat: 0,
      attached: attachment,
      changes: 'damageDealt',
      amount: 10,
      untilTurn: battle.state.turn,
      ...own,
    },
    attachedEnded: { type: 'attachedEnded', seat: 0, attached: attachment, ...own },
    attackUsed: { type: 'attackUsed', seat: 0, source: own, target: theirs, attack: 0, name: 'Scratch' },
    attackFailed: { type: 'attackFailed', seat: 0, source: own },
    damageDealt: {
      type: 'damageDealt',
      seat: 1,
      source: own,
      target: theirs,
      amount: 20,
      cause: 'attack',
      formula: { base: 10, weakness: 2, resistance: 1, bonus: 0, reduction: 0 },
    },
    statusAdded: { type: 'statusAdded', seat: 1, status: 'sleep', ...theirs },
    statusUnchanged: { type: 'statusUnchanged', seat: 0, status: 'poison', ...own },
    statusesRemoved: { type: 'statusesRemoved', seat: 0, statuses: ['poison'], ...own },
    knockedOut: { type: 'knockedOut', seat: 1, ...theirs },
    battleEnded: { type: 'battleEnded', winner: 0, victoryCondition: 'opponent_no_pokemon' },
  };
}

/** What has to have happened before, so that there is something to see. */
const BEFORE: { readonly [Type in EventType]?: readonly EventType[] } = {
  attachedEnded: ['cardAttached'],
};

/** A view that knows every card: what an example brings into sight is known already. */
export function openView(battle: Battle, seat: Seat): BattleView {
  const all = battle.printing.map((_, card) => [card, factsOf(battle, card as CardNo)] as const);
  return {
    ...viewFor(battle, seat),
    cards: Object.fromEntries(all.map(([card, { id }]) => [card, id])),
    printed: Object.fromEntries(all.map(([, facts]) => [facts.id, facts])),
  };
}

/** The events that show this one to a seat, numbered from `firstId`, and the view they lead to. */
export function exampleOf(
  battle: Battle,
  seat: Seat,
  type: EventType,
  firstId: number,
): { events: readonly BattleEvent[]; view: BattleView } {
  const examples = exampleEvents(battle);
  const happened = [...(BEFORE[type] ?? []), type].map(
    (each, index) => ({ ...examples[each], id: firstId + index }) as BattleEvent,
  );
  const events = eventsFor(happened, seat);
  const first = openView(battle, seat);
  return { events, view: events.reduce(applyEvent, readyToPlay(first, first)) };
}
