/** Which key means what, with letters on and off. */
import { expect, test } from 'vitest';
import { commandOf } from './tableKeys.ts';

const pressed = (key: string, more = {}) => ({
  key,
  code: /\d/.test(key) ? `Digit${key}` : '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test.each([
  ['1', {}, { do: 'hand', place: 0 }],
  ['0', {}, { do: 'hand', place: 9 }],
  ['"', { code: 'Digit2', shiftKey: true }, { do: 'bench', place: 1 }],
  ['A', { shiftKey: true }, { do: 'active' }],
  ['?', { shiftKey: true }, { do: 'whatNow' }],
  ['ArrowUp', {}, { do: 'move', x: 0, y: -1 }],
  ['r', { ctrlKey: true }, null],
  ['x', {}, null],
])('%s %j', (key, more, command) => expect(commandOf(pressed(key, more), true)).toEqual(command));

test('without letters only the arrows are left', () => {
  expect(['1', 'a', '?', 'e'].map((key) => commandOf(pressed(key), false))).toEqual([null, null, null, null]);
  expect(commandOf(pressed('ArrowLeft'), false)).toEqual({ do: 'move', x: -1, y: 0 });
});
