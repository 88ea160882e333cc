/** What happens is reported as it happened: each event whole, since log and animation know nothing else. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../kernel/ids.ts';
import type { BattleEvent } from '../model/events.ts';
import type { Battle } from '../model/state.ts';
import { deckOf, pokemon } from '../testing/deck.ts';
import { deal, game } from '../testing/game.ts';
import type { SidePosition } from '../testing/position.ts';
import { isToMove } from './check.ts';

const SIDE: SidePosition = {
  active: { card: 'Emberfox', energy: ['Fire'], damage: 30 },
  bench: ['Sparkmouse'],
  hand: ['Balm', 'Riddle', 'Thick Cloak', 'Thick Cloak', 'Long Archive', 'Salvage', 'Fresh Start', 'Fire'],
  discard: ['Water'],
  deck: ['Leak', 'Whirl', 'Fire', 'Water', 'Balm', 'Riddle', 'Whirl', 'Leak', 'Fire'],
};

/** Your turn, a seat's active Pokémon as events name it, and the events of a kind without the events' numbers. */
function begun(you: SidePosition = SIDE, coins: readonly ('heads' | 'tails')[] = []) {
  const table = game({ you, opponent: { active: 'Mosslamb', deck: ['Fire', 'Fire'] }, coins });
  return {
    ...table,
    ref: (seat: Seat) => activeOf(table.battle(), seat),
    eventsOf: eventsOfType(table.events),
  };
}
const eventsOfType = (events: () => readonly BattleEvent[]) => (type: BattleEvent['type']) =>
  events()
    .filter((event) => event.type === type)
    .map(({ id: _, ...event }) => event);
function activeOf({ state }: Battle, seat: Seat) {
  const { active } = state.sides[seat];
  if (active === null) throw new Error('no Pokémon is active');
  return { pokemon: active.id, card: active.cards.at(-1) };
}

test('the setup: who was placed, and both when they are turned over', () => {
  const basics = { cards: deckOf(pokemon('Sparkmouse')), extraCard: 'always' } as const;
  const { you, opponent, events, battle } = deal(basics, basics, 'events');
  const eventsOf = eventsOfType(events);
  for (const event of events()) expect(event).toHaveProperty('type');
  you.play('Sparkmouse');
  const placed = activeOf(battle(), 0);
  expect(eventsOf('activePlaced')).toEqual([{ type: 'activePlaced', seat: 0, placed }]);
  expect(eventsOf('activeRevealed')).toEqual([]);
  opponent.play('Sparkmouse');
  const other = activeOf(battle(), 1);
  expect(eventsOf('activePlaced')[1]).toEqual({ type: 'activePlaced', seat: 1, placed: other });
  expect(eventsOf('activeRevealed')).toEqual([
    { type: 'activeRevealed', seat: 0, ...placed },
    { type: 'activeRevealed', seat: 1, ...other },
  ]);
});

test('a trainer: on whom it was played, and that it failed', () => {
  const { you, eventsOf, ref, battle } = begun();
  const [balm, riddle] = battle().state.sides[0].hand;
  const target = ref(0);
  you.use('Balm', 'Emberfox');
  you.use('Riddle');
  expect(eventsOf('trainerPlayed')).toEqual([
    { type: 'trainerPlayed', seat: 0, card: balm, target },
    { type: 'trainerPlayed', seat: 0, card: riddle, target: null },
  ]);
  expect(eventsOf('trainerFailed')).toEqual([
    { type: 'trainerFailed', seat: 0, card: riddle, reason: 'unknownEffect' },
  ]);
});

test('healing: whom, and by how much', () => {
  const { you, eventsOf, ref } = begun();
  you.use('Balm', 'Emberfox');
  expect(eventsOf('healed')).toEqual([{ type: 'healed', seat: 0, amount: 20, ...ref(0) }]);
});

test('a question: what for, and of what; cards discarded for it, and a deck that was looked through', () => {
  const { you, eventsOf, battle, happened } = begun();
  const [, riddle, cloak] = battle().state.sides[0].hand;
  you.use('Long Archive');
  expect(eventsOf('choiceOpened')).toEqual([
    { type: 'choiceOpened', seat: 0, kind: 'pickCards', from: 'hand', purpose: 'discard' },
  ]);
  you.choose('Riddle', 'Thick Cloak');
  expect(eventsOf('cardsDiscarded')).toEqual([
    { type: 'cardsDiscarded', seat: 0, from: 'hand', cards: [riddle, cloak] },
  ]);
  you.choose('Leak');
  expect(happened().slice(-3)).toEqual(['cardsTaken', 'deckShuffled', 'cardsDiscarded']);
});

test('a hand that is thrown away, and cards from the discard pile, for which no deck is shuffled', () => {
  const fresh = begun({ ...SIDE, hand: ['Fresh Start', 'Fire', 'Water'] });
  const [, ...thrown] = fresh.battle().state.sides[0].hand;
  fresh.you.use('Fresh Start');
  expect(fresh.eventsOf('cardsDiscarded')[0]).toEqual({
    type: 'cardsDiscarded',
    seat: 0,
    from: 'hand',
    cards: thrown,
  });
  const salvage = begun({ ...SIDE, discard: ['Water', 'Fire'] });
  salvage.you.use('Salvage');
  salvage.you.choose('Water', 'Fire');
  expect(salvage.happened()).toEqual(['trainerPlayed', 'choiceOpened', 'cardsTaken', 'cardsDiscarded']);
});

test('a card that is attached: what it changes, until when, and which one it takes the place of', () => {
  const { you, eventsOf, ref, battle } = begun();
  const [, , first, second] = battle().state.sides[0].hand;
  you.use('Thick Cloak', 'Emberfox');
  const cloak = {
    type: 'cardAttached',
    seat: 0,
    changes: 'damageTaken',
    amount: -20,
    untilTurn: 4,
    ...ref(0),
  };
  expect(eventsOf('cardAttached')).toEqual([{ ...cloak, attached: first }]);
  you.use('Thick Cloak', 'Emberfox');
  expect(eventsOf('attachedEnded')).toEqual([{ type: 'attachedEnded', seat: 0, attached: first, ...ref(0) }]);
  expect(eventsOf('cardAttached')[1]).toEqual({ ...cloak, attached: second });
});

test('a coin of an attack: whose; and a turn that was ended by hand', () => {
  const { you, eventsOf, ref } = begun({ active: { card: 'Cindersnail', energy: ['Fire'] } }, ['heads']);
  const source = ref(0);
  you.attack();
  const [flip] = eventsOf('coinFlipped');
  expect(flip).toEqual({ type: 'coinFlipped', seat: 0, reason: 'effect', source, heads: true });
  const other = begun();
  other.you.endTurn();
  expect(other.eventsOf('turnEnded')).toEqual([{ type: 'turnEnded', seat: 0, turn: 3, timedOut: false }]);
});

describe('a battle waits', () => {
  const waits = (battle: Battle) => [isToMove(battle, 0), isToMove(battle, 1)];

  test('for whose turn it is, or who was asked', () => {
    const { you, battle } = begun();
    expect(waits(battle())).toEqual([true, false]);
    you.use('Long Archive');
    const asked = battle();
    expect(waits(asked)).toEqual([true, false]);
    const { choice } = asked.state;
    if (choice === null) throw new Error('it asks');
    expect(waits({ ...asked, state: { ...asked.state, choice: { ...choice, seat: 1 } } })).toEqual([
      false,
      true,
    ]);
  });
});
