/** The battle log: the fields of an entry, and a sentence for everything that can happen. */
import { expect, test } from 'vitest';
import type { LogNames } from '../../kernel/log.ts';
import { seedRandom } from '../../kernel/random.ts';
import { factsOf } from '../../kernel/table.ts';
import { eventsFor } from '../model/events.ts';
import { game, type gameOf } from '../testing/game.ts';
import type { Position } from '../testing/position.ts';
import { must, randomMove, randomStart } from '../testing/randomPlay.ts';
import { logEntry, describe as sentence } from './log.ts';

type Table = ReturnType<typeof gameOf>;
const namesOf = (table: Table): LogNames => ({
  player: (seat) => (seat === 0 ? 'Ann' : 'Ben'),
  card: (card) => factsOf(table.battle(), card).name,
});
const sentences = (table: Table): string[] => table.events().map((event) => sentence(event, namesOf(table)));
const playerId = (seat: 0 | 1): string => (seat === 0 ? 'wallet-a' : 'wallet-b');

const FIGHT: Position = {
  you: { active: 'Stinger', hand: ['Fire', 'Whetstone', 'Riddle'] },
  opponent: { active: { card: 'Mosslamb', damage: 60 }, bench: ['Lulla'] },
};

test('an entry has id, type, timestamp, player, description and the data', () => {
  const table = game(FIGHT);
  table.you.attach('Fire', 'Stinger');
  const [event] = table.events();
  if (event === undefined) throw new Error('Nothing happened');
  expect(logEntry(event, namesOf(table), playerId, 1700000000000)).toEqual({
    id: 0,
    type: 'energyAttached',
    timestamp: 1700000000000,
    playerId: 'wallet-a',
    description: 'Ann attaches Fire to Stinger.',
    data: event,
  });
});

test('a turn reads like a story', () => {
  const table = game(FIGHT);
  table.you.attach('Fire', 'Stinger');
  table.you.use('Whetstone', 'Stinger');
  table.you.use('Riddle');
  table.you.attack();
  table.you.endTurn();
  expect(sentences(table)).toEqual([
    'Ann attaches Fire to Stinger.',
    'Ann plays Whetstone on Stinger.',
    'Whetstone is attached to Stinger.',
    'Ann plays Riddle.',
    "Unknown effect: Riddle does nothing and returns to Ann's hand.",
    'Stinger uses Attack on Mosslamb.',
    'Mosslamb takes 20 damage.',
    'Mosslamb is poisoned.',
    'Ann ends the turn.',
    'Mosslamb takes 10 damage from poison.',
    'Mosslamb is knocked out.',
    'Mosslamb goes to the discard pile.',
    'Whetstone leaves Stinger.',
    'Turn 4: Ben.',
    'Ben draws Driftwood.',
  ]);
});

test('the coin of the beginning says who goes first', () => {
  const names: LogNames = { player: (seat) => (seat === 0 ? 'Ann' : 'Ben'), card: () => 'a card' };
  for (const [heads, words] of [
    [true, 'Ann flips a coin to see who goes first: heads, so Ann goes first.'],
    [false, 'Ann flips a coin to see who goes first: tails, so Ben goes first.'],
  ] as const) {
    const flip = { id: 0, type: 'coinFlipped', seat: 0, reason: 'whoBegins', source: null, heads } as const;
    expect(sentence(flip, names)).toBe(words);
  }
  const start = randomStart('who goes first');
  const coin = start?.events.find((event) => event.type === 'coinFlipped' && event.reason === 'whoBegins');
  expect(coin?.type === 'coinFlipped' && (coin.heads ? 0 : 1)).toBe(start?.battle.state.current);
});

test('the reader is called you, and the verbs go with it', () => {
  const table = game(FIGHT);
  table.you.attach('Fire', 'Stinger');
  table.you.use('Riddle');
  table.you.endTurn();
  const seen = (you: 0 | 1) => table.events().map((event) => sentence(event, { ...namesOf(table), you }));
  expect(seen(0)).toEqual([
    'You attach Fire to Stinger.',
    'You play Riddle.',
    'Unknown effect: Riddle does nothing and returns to your hand.',
    'You end the turn.',
    'Turn 4: Ben.',
    'Ben draws Driftwood.',
  ]);
  expect(seen(1).slice(-2)).toEqual(['Turn 4: You.', 'You draw Driftwood.']);
  const flip = {
    id: 0,
    type: 'coinFlipped',
    seat: 0,
    reason: 'whoBegins',
    source: null,
    heads: true,
  } as const;
  expect(sentence(flip, { ...namesOf(table), you: 0 })).toMatch(/^You flip a coin .*, so you go first\.$/);
  const mulligan = { id: 0, type: 'mulligan', seat: 0, cards: [] } as const;
  expect(sentence(mulligan, { ...namesOf(table), you: 0 })).toBe(
    'You have no basic Pokemon and take a mulligan.',
  );
  const end = { id: 0, type: 'battleEnded', winner: 0, victoryCondition: 'opponent_no_pokemon' } as const;
  expect(sentence(end, { ...namesOf(table), you: 0 })).toBe('You win: the opponent has no Pokemon left.');
});

test('cards, coins and conditions have their sentences', () => {
  const table = game({
    you: {
      active: { card: 'Cindersnail', energy: ['Fire', 'Water'], damage: 20, statuses: ['confusion'] },
      bench: ['Featherling'],
      hand: ['Spyglass', 'Old Chest', 'Fire', 'Water', 'Strong Balm', 'Relay', 'Sparkmouse', 'Divining Rod'],
      deck: ['Water', 'Balm', 'Leak'],
      discard: ['Balm', 'Leak'],
    },
    opponent: { active: 'Mosslamb' },
    coins: ['heads', 'heads', 'tails'],
  });
  const { you } = table;
  you.play('Sparkmouse');
  you.use('Strong Balm', 'Cindersnail');
  you.choose('Fire');
  you.attack();
  you.use('Relay', 'Featherling');
  you.use('Spyglass');
  you.choose('Leak', 'Water', 'Balm');
  you.use('Old Chest');
  you.choose('Fire', 'Water');
  you.choose('Leak');
  you.use('Divining Rod');
  expect(sentences(table)).toEqual([
    'Ann plays Sparkmouse to the bench.',
    'Ann plays Strong Balm on Cindersnail.',
    'Ann chooses energy to discard.',
    'Cindersnail loses Fire.',
    'Cindersnail is healed by 20.',
    'Strong Balm goes to the discard pile.',
    'Cindersnail uses Attack on Mosslamb.',
    'Ann flips a coin for the confusion: heads.',
    'Mosslamb takes 10 damage.',
    "Ann flips a coin for Cindersnail's attack: heads.",
    'Mosslamb is burned.',
    'Ann plays Relay on Featherling.',
    'Cindersnail is no longer confused.',
    'Featherling takes the active position from Cindersnail.',
    'Relay goes to the discard pile.',
    'Ann plays Spyglass.',
    'Ann looks at the top of the deck.',
    'Ann puts 3 cards back on top of the deck.',
    'Spyglass goes to the discard pile.',
    'Ann plays Old Chest.',
    'Ann chooses cards of the hand to discard.',
    'Ann discards Fire, Water.',
    'Ann chooses cards of the discard pile to take.',
    'Ann takes Leak from the discard pile.',
    'Old Chest goes to the discard pile.',
    'Ann plays Divining Rod.',
    'Ann takes Water from the deck.',
    'Ann shuffles the deck.',
    'Divining Rod goes to the discard pile.',
  ]);
  expect(sentence(table.opponent.events.at(-3) ?? firstOf(table), namesOf(table))).toBe(
    'Ann takes 1 card from the deck.',
  );
});

const firstOf = (table: Table) => {
  const [event] = table.events();
  if (event === undefined) throw new Error('Nothing happened');
  return event;
};

test.each([
  ['concede', 'Ben wins: the opponent conceded.'],
  ['timeOut', 'Ben wins: the opponent ran out of time.'],
  ['turn limit', 'The turn limit is reached: it is a draw.'],
  ['deck', 'Ann wins: the opponent has no card left to draw.'],
  ['poison', 'Ann wins: the opponent has no Pokemon left.'],
  ['more cards', 'Ann wins: the turn limit is reached.'],
] as const)('the end by %s: %s', (how, text) => {
  const poisoned = { active: { card: 'Featherling', damage: 20, statuses: ['poison'] } } as const;
  const table = game({
    you: { active: 'Mosslamb', ...(how === 'more cards' ? { bench: ['Lulla'] } : {}) },
    opponent: how === 'poison' ? poisoned : { active: 'Mosslamb', ...(how === 'deck' ? { deck: [] } : {}) },
    turn: how === 'turn limit' || how === 'more cards' ? 200 : 3,
  });
  if (how === 'concede') table.you.concede();
  else if (how !== 'timeOut') table.you.endTurn();
  else
    for (let turn = 0; turn < 3; turn += 1) {
      table.you.timeOut();
      if (turn < 2) table.opponent.endTurn();
    }
  expect(sentences(table).at(-1)).toBe(text);
  const end = table.events().at(-1) ?? firstOf(table);
  const winner = text.startsWith('Ann') ? 'wallet-a' : text.startsWith('Ben') ? 'wallet-b' : '';
  expect(logEntry(end, namesOf(table), playerId, 0).playerId).toBe(winner);
  if (how === 'timeOut') expect(sentences(table)).toContain('Ann ran out of time; the turn ended.');
});

test('a fallen Pokémon takes everything on it along, and a condition that is there already has its line', () => {
  const fallen = { card: 'Featherling', damage: 10, energy: ['Fire'], statuses: ['poison'] } as const;
  const table = game({
    you: { active: { card: 'Stinger', energy: ['Fire'] } },
    opponent: { active: fallen, bench: ['Lulla'] },
  });
  table.you.attack();
  table.you.endTurn();
  expect(sentences(table).slice(1)).toEqual([
    'Featherling takes 10 damage.',
    'Featherling is already poisoned.',
    'Ann ends the turn.',
    'Featherling takes 10 damage from poison.',
    'Featherling is knocked out.',
    'Featherling and everything attached go to the discard pile.',
    'Turn 4: Ben.',
    'Ben draws Driftwood.',
  ]);
});

test('whatever happens in a battle has its line, for each seat in the same words but for hidden cards', () => {
  for (let number = 0; number < 20; number += 1) {
    const start = randomStart(`log ${number}`);
    if (start === null) continue;
    const random = seedRandom(`log ${number}`);
    const events = [...start.events];
    let { battle } = start;
    while (battle.state.phase !== 'ended') {
      const applied = must(battle, randomMove(battle, random));
      battle = applied.battle;
      events.push(...applied.events);
    }
    const names: LogNames = {
      player: (seat) => (seat === 0 ? 'Ann' : 'Ben'),
      card: (card) => factsOf(battle, card).name,
    };
    for (const event of events) {
      const text = sentence(event, names);
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      for (const seat of [0, 1] as const)
        for (const seen of eventsFor([event], seat))
          if (event.type === 'cardsDrawn' && event.seat !== seat)
            expect(sentence(seen, names)).toMatch(/^(Ann|Ben) draws (1 card|\d+ cards)\.$/);
          else if (event.type !== 'cardsTaken' && event.type !== 'activePlaced')
            expect(sentence(seen, names)).toBe(text);
    }
  }
});
