/** The two commands: the same seed plays the same battle, a kept one plays again, a changed one does not. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { battleDeckFacts } from '@pokesol/decks/battleDecks';
import { isRefusal, stateHash } from '@pokesol/engine';
import { beginRecorded, type DeckChoice, legalActions, recordSetup, replay } from '@pokesol/engine/classic';
import { expect, test } from 'vitest';
import { playBattle } from './playBattle.ts';
import { replayBattle } from './replayBattle.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const COMMANDS = { battle: playBattle, replay: replayBattle };
type Name = keyof typeof COMMANDS;
type Answer = { code: number; text: string };

function command(name: Name, ...args: string[]): Answer {
  const said: string[] = [];
  const say = (text: string): void => void said.push(`${text}\n`);
  return { code: COMMANDS[name](args, { print: say, complain: say }), text: said.join('') };
}

/** As `npm run` starts it. */
function started(name: Name, ...args: string[]): Promise<Answer> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `${ROOT}cli/${name}.ts`, ...args],
      { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    );
  });
}

const kept = join(mkdtempSync(join(tmpdir(), 'battle-')), 'kept.json');

test('the same seed and players print the same battle to its end', async () => {
  const options = ['--seed', 'Vermilion', '--ai', 'easy,medium', '--decks', 'tides,thickets'];
  const first = command('battle', ...options, '--save', kept);
  const second = await started('battle', ...options);
  expect(first.code).toBe(0);
  expect(first.text).toMatch(/(wins: the opponent|it is a draw)/);
  expect(first.text.startsWith(second.text)).toBe(true);
  expect(first.text).not.toMatch(/ $/m);
});

test('a kept battle ends in the state it names; one that was changed is found out', () => {
  const right = command('replay', kept);
  expect(right.text).toMatch(/final state [0-9a-f]{16}, as the file says/);
  expect(right.code).toBe(0);

  const battle = JSON.parse(readFileSync(kept, 'utf8'));
  const forged = `${kept}.forged`;
  const changes = [
    [{ finalHash: '0000000000000000' }, /ends in state [0-9a-f]{16}, but says 0000000000000000/],
    [{ seed: 'another' }, /is not allowed|ends in state/],
    [{ actions: battle.actions.slice(0, -1) }, /ends in state/],
    [
      { actions: [...battle.actions, { type: 'endTurn', seat: 0 }] },
      /not allowed: Game is not in active state/,
    ],
    [{ actions: [{ type: 'win' }] }, /is no kept battle: .*Not an action/s],
    [{ rulesVersion: 99 }, /was played by version 99 of the rules/],
  ] as const;
  for (const [change, complaint] of changes) {
    writeFileSync(forged, JSON.stringify({ ...battle, ...change }));
    const answer = command('replay', forged);
    expect(answer.text).toMatch(complaint);
    expect(answer.code).toBe(1);
  }
});

test('a battle of the printed game is played to its end, kept, and plays again', () => {
  const official = `${kept}.official`;
  const options = ['--rules', 'official', '--decks', 'overgrowth,spirits', '--save', official];
  const played = command('battle', ...options);
  expect(played.code).toBe(0);
  expect(played.text).toMatch(/(Red|Blue) wins: |It is a draw: /);
  expect(played.text).toContain('lays out 6 Prizes');
  expect(command('replay', official)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/final state [0-9a-f]{16}, as the file says/),
  });
  const changed = { ...JSON.parse(readFileSync(official, 'utf8')), seed: 'another' };
  writeFileSync(official, JSON.stringify(changed));
  expect(command('replay', official).text).toMatch(/is not allowed|not allowed|ends in state/);
});

test('a battle whose decks were not shuffled plays again as it was dealt', () => {
  const choice = (cards: ReturnType<typeof battleDeckFacts>): DeckChoice => ({
    cards,
    extraCard: 'always',
    order: 'asListed',
  });
  const decks = [choice(battleDeckFacts('tides')), choice(battleDeckFacts('embers'))] as const;
  const setup = recordSetup(decks, 'classic', 'Saffron');
  const begun = beginRecorded(setup);
  if (isRefusal(begun)) throw new Error(begun.message);
  const [move] = legalActions(begun.battle, 0);
  const steps = replay({ ...setup, actions: move === undefined ? [] : [move] });
  if (isRefusal(steps)) throw new Error(steps.message);
  const finalHash = steps.map(({ battle }) => stateHash(battle)).at(-1);
  const listed = `${kept}.listed`;
  writeFileSync(listed, JSON.stringify({ ...setup, actions: [move], finalHash }));
  expect(command('replay', listed)).toMatchObject({
    code: 0,
    text: expect.stringContaining(`1 actions; final state ${finalHash}, as the file says`),
  });
});

test.each([
  ['battle', ['--ai', 'genius'], /--ai genius: one or two of easy, medium, hard/],
  ['battle', ['--rules', 'house'], /--rules house: one of classic, official/],
  ['battle', ['--rules', 'official', '--decks', 'embers'], /--decks embers: one or two of blaze/],
  ['battle', ['--rules', 'official', '--ai', 'hard'], /--ai: the levels play classic rules only/],
  ['battle', ['--sede', '7'], /Unknown option/],
  ['replay', [], /which one/],
  ['replay', ['/nowhere.json'], /cannot be read/],
] as const)('%s %j says what is wrong with it', (name, args, complaint) => {
  const answer = command(name, ...args);
  expect(answer.text).toMatch(complaint);
  expect(answer.code).toBe(1);
});

test('a command that could not do what was asked ends its process with 1', async () => {
  const answer = await started('replay');
  expect(answer.code).toBe(1);
  expect(answer.text).toMatch(/which one/);
});
