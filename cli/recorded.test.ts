/** Classic battles that were played and kept under rules version 3: they end in the same states as long as it stands. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { replayBattle } from './replayBattle.ts';

const FOLDER = fileURLToPath(new URL('recorded/', import.meta.url));
const KEPT = readdirSync(FOLDER);

test('there are such battles', () => expect(KEPT.length).toBeGreaterThanOrEqual(3));

test.each(KEPT)('%s plays again to the state it names', (file) => {
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  expect(replayBattle([`${FOLDER}${file}`], { print: say, complain: say })).toBe(0);
  expect(said.join('\n')).toMatch(/final state [0-9a-f]{16}, as the file says/);
});
