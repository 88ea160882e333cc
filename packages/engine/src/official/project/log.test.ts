/** The log of official battles: the fields of an entry, stories of a turn, and a sentence for everything that can happen. */
import { expect, test } from 'vitest';
import type { Seat } from '../../kernel/ids.ts';
import type { LogNames } from '../../kernel/log.ts';
import { seedRandom } from '../../kernel/random.ts';
import { factsOf } from '../../kernel/table.ts';
import { eventsFor } from '../model/events.ts';
import type { Battle } from '../model/state.ts';
import { attack, pokemon } from '../testing/cardBuilders.ts';
import { game, type gameOf } from '../testing/game.ts';
import { fire } from '../testing/position.ts';
import { must, randomAction, randomStart } from '../testing/randomPlay.ts';
import { describe, isQuiet, logEntry } from './log.ts';
import { formulaText } from './logLabels.ts';

const namesOf = (battle: Battle, you?: Seat): LogNames => ({
  player: (seat) => (seat === 0 ? 'Ann' : 'Ben'),
  card: (card) => factsOf(battle, card).name,
  you,
});
const sentences = (table: ReturnType<typeof gameOf>, you?: Seat): string[] =>
  (you === undefined ? table.events() : eventsFor(table.events(), you))
    .filter((event) => !isQuiet(event))
    .map((event) => describe(event, namesOf(table.battle(), you)));

const fight = () =>
  game({
    you: { active: { card: 'Stinger', energy: ['Grass'] }, hand: ['Fire', 'Relay'] },
    opponent: { active: fire('Mosslamb'), bench: ['Stinger'] },
  });

test('an entry has id, type, timestamp, player, description and the data', () => {
  const table = fight();
  table.you.attach('Fire', 'Stinger');
  const [event] = table.events();
  if (event === undefined) throw new Error('Nothing happened');
  const id = (seat: Seat): string => (seat === 0 ? 'wallet-a' : 'wallet-b');
  expect(logEntry(event, namesOf(table.battle()), id, 1700000000000)).toEqual({
    id: 0,
    type: 'energyAttached',
    timestamp: 1700000000000,
    playerId: 'wallet-a',
    description: 'Ann attaches Fire to Stinger.',
    data: event,
  });
});

test('a turn reads like a story, and to its player as «You»', () => {
  const table = fight();
  table.you.attach('Fire', 'Stinger');
  table.you.attack();
  expect(sentences(table)).toEqual([
    'Ann attaches Fire to Stinger.',
    'Stinger attacks with Hit.',
    'Mosslamb takes 10 damage.',
    'Mosslamb is now Poisoned.',
    'Ann ends the turn.',
    'Pokémon Checkup.',
    '1 damage counter goes on Mosslamb from poison.',
    'Turn 6: Ben.',
    'Ben draws Driftwood.',
  ]);
  expect(sentences(table, 0).filter((line) => /\bYou\b|Ben/.test(line))).toEqual([
    'You attach Fire to Stinger.',
    'You end the turn.',
    'Turn 6: Ben.',
    'Ben draws 1 card.',
  ]);
});

test('a copied attack is named, and a number of its own by its parts', () => {
  const damage = { sum: [30, { product: [10, { cards: { pile: 'prizes', whose: 'own' } }] }] } as const;
  const adder = pokemon('Adder', { hp: 120, attacks: [attack('Wave', 'C', 0, { damage })] });
  const table = game({
    you: { active: fire('Mimic', { energy: ['Fire', 'Fire', 'Fire'] }) },
    opponent: { active: { card: adder, energy: ['Fire'] }, bench: ['Stinger'] },
  });
  table.you.attack();
  expect(sentences(table).slice(0, 3)).toEqual([
    'Mimic attacks with Hit.',
    'Mimic uses Wave as Hit.',
    'Adder takes 90 damage: 30 + 10 × 6 = 90.',
  ]);
});

test.each([
  [{}, ''],
  [{ weakness: { times: 2, plus: 0 } }, '40 × 2 Weakness'],
  [
    { dealt: 20, weakness: { times: 2, plus: 0 }, resistance: 30 },
    '(40 + 20 effects) × 2 Weakness − 30 Resistance',
  ],
  [{ weakness: { times: 1, plus: 20 }, taken: -10 }, '40 + 20 Weakness − 10 effects'],
  [{ sum: '20 × 2' }, '20 × 2'],
  [{ sum: '20 × 2', weakness: { times: 2, plus: 0 } }, '20 × 2 × 2 Weakness'],
  [{ sum: '30 + 10', weakness: { times: 2, plus: 0 } }, '(30 + 10) × 2 Weakness'],
  [{ sum: '30 + 10', dealt: 20 }, '30 + 10 + 20 effects'],
])('damage %j comes about as %s', (changes, text) => {
  const plain = { base: 40, dealt: 0, weakness: null, resistance: 0, taken: 0, prevented: false };
  expect(formulaText({ ...plain, ...changes })).toBe(text);
});

test('everything that happens in random battles is a sentence, and to the other player names no card that lies hidden', () => {
  const said = new Set<string>();
  for (const seed of ['log one', 'log two', 'log three']) {
    const random = seedRandom(seed);
    let { battle, events } = randomStart(seed);
    for (let step = 0; step < 400 && battle.state.phase !== 'ended'; step += 1) {
      for (const event of events) {
        const sentence = describe(event, namesOf(battle, 0));
        expect(sentence).toMatch(/^[^{}]*[.]$/);
        expect(sentence).not.toMatch(/undefined|null|object|\bYou \w+s\b/);
        said.add(event.type);
      }
      for (const event of eventsFor(events, 1))
        if ('cards' in event && event.cards === null)
          expect(describe(event, namesOf(battle, 1))).toMatch(/\b\d+ (?:card|Prize)|the Active/);
      ({ battle, events } = must(battle, randomAction(battle, random)));
    }
  }
  expect(said.size).toBeGreaterThan(28);
});
