/** The coverage command: what it counts, its two figures, what it refuses. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coverCards } from './coverCards.ts';

const DRAWS = { name: 'Gather', damage: '', text: 'Draw 2 cards.' };
const SINGS = { name: 'Hum', damage: '10', text: 'Sing a song about the moon.' };
const pokemon = (name: string, ...attacks: readonly object[]) => ({
  name,
  supertype: 'Pokémon',
  subtypes: ['Basic'],
  attacks,
});

function folderOf(sets: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cover-'));
  for (const [id, cards] of Object.entries(sets))
    writeFileSync(join(folder, `${id}.json`), JSON.stringify(cards));
  return folder;
}
function command(...args: string[]): { code: number; text: string } {
  const said: string[] = [];
  const say = (text: string): void => void said.push(`${text}\n`);
  return { code: coverCards(args, { print: say, complain: say }), text: said.join('') };
}

const FOLDER = folderOf({
  dawn: [pokemon('Emberling', DRAWS, { name: 'Hit', damage: '20' }), pokemon('Mosswing', SINGS)],
  dusk: [pokemon('Tidecub', { ...SINGS, text: 'Sing 3 songs about the sun.' })],
});

test('reports each set, all of them, and what stands in the way', () => {
  const { code, text } = command(FOLDER);
  expect(code).toBe(0);
  expect(text).toContain('dawn          attacks 2/3 66.7% (with text 50.0%)');
  expect(text).toContain('cards in full 1/2 50.0%');
  expect(text).toMatch(/all .*cards in full 1\/3 33\.3%/);
  expect(text).toMatch(/1 {6}1 {2}words {6}Sing # songs about the sun\./);
});

test('counts the sets that are held out apart, and names nothing of what they say', () => {
  const { text } = command(FOLDER, '--held-out', 'dusk');
  expect(text).toContain('dusk *');
  expect(text).toMatch(/held out \* .*cards in full 0\/1/);
  expect(text).toMatch(/the others .*cards in full 1\/2/);
  expect(text).not.toContain('the sun');
  expect(text).toContain('the moon');
});

test('counts by the years of the sets, where the list of sets lies beside the folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'cover-'));
  const dates = { dawn: '2002/05/24', dusk: '2016/02/03' };
  const sets = Object.entries(dates).map(([id, releaseDate]) => ({ id, releaseDate }));
  writeFileSync(join(parent, 'sets.json'), JSON.stringify(sets));
  const folder = join(parent, 'cards');
  mkdirSync(folder);
  writeFileSync(join(folder, 'dawn.json'), JSON.stringify([pokemon('Emberling', DRAWS)]));
  writeFileSync(join(folder, 'dusk.json'), JSON.stringify([pokemon('Tidecub', SINGS)]));
  const { text } = command(folder);
  expect(text).toMatch(/^1999 to 2003\nall .*cards in full 1\/1/m);
  expect(text).toMatch(/^since 2011\nall .*cards in full 0\/1/m);
  expect(text).not.toContain('2004 to 2010');
});

test('keeps the same sets aside unless others are named', () => {
  const folder = folderOf({ sm8: [pokemon('Emberling', SINGS)], sm9: [pokemon('Tidecub', DRAWS)] });
  expect(command(folder).text).toContain('sm8 *');
  expect(command(folder).text).not.toContain('the moon');
  expect(command(folder, '--held-out', 'none').text).toContain('the moon');
});

test('reads a trainer with the attack it lends, and what that costs', () => {
  const lamp = {
    name: 'Ember Lamp',
    supertype: 'Trainer',
    subtypes: ['Pokémon Tool'],
    rules: ['The Pokémon this card is attached to can use the attack on this card.'],
    attacks: [{ ...DRAWS, cost: ['Fire'] }],
  };
  expect(command(folderOf({ dawn: [lamp] })).text).toContain('trainers 1/1 100.0%');
});

test('writes JSON', () => {
  const { all, unread } = JSON.parse(command('--json', FOLDER).text);
  expect(all.kinds.attack).toEqual({ texts: 4, read: 2, free: 1 });
  expect(unread).toHaveLength(2);
});

test.each([
  ['nothing', []],
  ['an unknown flag', [FOLDER, '--all']],
  ['a flag without its sets', [FOLDER, '--held-out']],
  ['a set that is not there', [FOLDER, '--held-out', 'noon']],
  ['a folder that is not there', [join(FOLDER, 'none')]],
  ['a file that is no set', [folderOf({ odd: { cards: 3 } })]],
])('refuses %s', (_what, args) => {
  const { code, text } = command(...args);
  expect(code).toBe(1);
  expect(text).not.toBe('');
});
