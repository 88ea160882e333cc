/** When a card plays in full, in part or not at all, and what is said of each of its lines. */
import { expect, test } from 'vitest';
import { lexiconOf } from '../text/names.ts';
import type { PrintedCard } from './printed.ts';
import { cardReader } from './readCard.ts';

const read = cardReader(lexiconOf(['Emberling']));
const NUMBER = { name: 'Hit', damage: '20' };
const READ = { name: 'Gather', damage: '', text: 'Draw 2 cards.' };
const UNREAD = { name: 'Hum', damage: '', text: 'Sing 4 songs.' };
const card = (fields: Partial<PrintedCard>): PrintedCard => ({
  name: 'Emberling',
  supertype: 'Pokémon',
  ...fields,
});

test.each<[string, Partial<PrintedCard>, string]>([
  ['every text is read', { attacks: [READ, NUMBER] }, 'full'],
  ['nothing is printed on it but numbers', { attacks: [NUMBER] }, 'full'],
  ['it is a basic energy', { supertype: 'Energy', subtypes: ['Basic'] }, 'full'],
  ['one of its texts is not read', { attacks: [READ], abilities: [UNREAD] }, 'part'],
  ['besides a number nothing is read', { attacks: [NUMBER, UNREAD] }, 'part'],
  ['none of its texts is read', { attacks: [UNREAD] }, 'none'],
  ['an ability has lost its text', { attacks: [NUMBER], abilities: [{ name: 'Hum', text: '' }] }, 'part'],
  ['a trainer has lost its text', { supertype: 'Trainer' }, 'none'],
  ['a special energy has lost its text', { supertype: 'Energy', subtypes: ['Special'], rules: [] }, 'none'],
  ['a number with a sign has lost its text', { attacks: [{ name: 'Hit', damage: '20+' }] }, 'none'],
])('a card where %s', (_what, fields, plays) => expect(read(card(fields)).plays).toBe(plays));

test('each line has the printed text beside its meaning, or the words that were not read', () => {
  expect(read(card({ attacks: [READ, NUMBER], abilities: [UNREAD] })).lines).toEqual([
    {
      kind: 'attack',
      name: 'Gather',
      text: 'Draw 2 cards.',
      read: { effect: { after: [{ do: 'draw', whose: 'own', cards: 2 }] }, meaning: 'Draw 2 cards.' },
    },
    { kind: 'attack', name: 'Hit', text: '', read: { effect: null, meaning: '' } },
    {
      kind: 'ability',
      name: 'Hum',
      text: 'Sing 4 songs.',
      read: { unread: { from: 0, to: 13, words: 'Sing 4 songs.' }, why: 'words' },
    },
  ]);
});

test('the lines of a trainer are one text under its own name', () => {
  const rules = ['Draw 2 cards.', 'You may play only 1 Supporter card during your turn.'];
  const [line, ...others] = read(card({ supertype: 'Trainer', subtypes: ['Supporter'], rules })).lines;
  expect(others).toEqual([]);
  expect(line).toMatchObject({ kind: 'trainer', name: 'Emberling', text: rules.join('\n') });
});

test('one wording means each card itself, in any order of reading', () => {
  const text =
    'Search your deck for a card that evolves from this Pokémon and put it onto this Pokémon to evolve it. Shuffle your deck afterward.';
  const effectOn = (name: string) =>
    JSON.stringify(read(card({ name, attacks: [{ name: 'Rise', text }] })).lines.map((line) => line.read));
  const names = ['Emberling', 'Mosswing', 'Tidecub LV.X', 'Emberling'];
  const called = ['Emberling', 'Mosswing', 'Tidecub', 'Emberling'];
  expect(names.map(effectOn)).toEqual(
    called.map((name) => expect.stringContaining(`"where":{"evolvesFrom":"${name}"}`)),
  );
});
