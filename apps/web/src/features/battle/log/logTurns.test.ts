/** Lines under their turns: each once, in the order of play. */
import { expect, test } from 'vitest';
import { headingText, type LogLine, logTurns } from './logTurns.ts';

const line = (id: number, type: LogLine['type'], text = `line ${id}`): LogLine => ({ id, type, text });
const BATTLE = [
  line(0, 'cardsDrawn'),
  line(1, 'coinFlipped'),
  line(2, 'turnStarted', 'Turn 1: Ann.'),
  line(3, 'cardsDrawn'),
  line(4, 'turnEnded'),
  line(5, 'turnStarted', 'Turn 2: Ben.'),
];
const shown = (lines: readonly LogLine[]) =>
  logTurns(lines).map(({ heading, lines: under }) => [
    heading && headingText(heading),
    ...under.map(({ id }) => id),
  ]);

test('a turn is a heading with its lines under it, the setup too', () => {
  expect(shown(BATTLE)).toEqual([['Before the first turn', 0, 1], ['Turn 1: Ann', 3, 4], ['Turn 2: Ben']]);
});

test('lines whose turn began before all that is known have no heading', () => {
  expect(shown(BATTLE.slice(3))).toEqual([[undefined, 3, 4], ['Turn 2: Ben']]);
  expect(shown([])).toEqual([]);
});

test('every line stands somewhere, once', () => {
  const all = logTurns(BATTLE).flatMap(({ heading, lines }) => [
    heading?.id ?? -1,
    ...lines.map(({ id }) => id),
  ]);
  expect(all.filter((id) => id >= 0)).toEqual(BATTLE.map(({ id }) => id));
});
