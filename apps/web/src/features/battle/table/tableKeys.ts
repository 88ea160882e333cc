/** What a key means at the table, and the list of them that a player can look up. */

export type KeyCommand =
  | { readonly do: 'hand' | 'bench'; readonly place: number }
  | { readonly do: 'active' | 'opponent' | 'commit' | 'end' | 'whatNow' }
  | { readonly do: 'read' }
  | { readonly do: 'log' }
  | { readonly do: 'keys' }
  | { readonly do: 'move'; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const LETTERS: Readonly<Record<string, Exclude<KeyCommand['do'], 'hand' | 'bench' | 'move'>>> = {
  a: 'active',
  o: 'opponent',
  d: 'commit',
  e: 'end',
  r: 'read',
  l: 'log',
  k: 'keys',
  '?': 'whatNow',
};

const MOVES: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** `null` for a key that means nothing here, or is the browser's. Letters and digits can be switched off. */
export function commandOf(pressed: Pressed, areLettersOn: boolean): KeyCommand | null {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey) return null;
  const move = MOVES[key];
  if (move !== undefined) return { do: 'move', x: move[0], y: move[1] };
  if (!areLettersOn) return null;
  // With Shift a digit is another sign on every keyboard, and still the same key.
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return { do: shiftKey ? 'bench' : 'hand', place: (Number(digit) + 9) % 10 };
  const command = LETTERS[key.toLowerCase()];
  return command === undefined ? null : { do: command };
}

export type KeyList = readonly (readonly [keys: string, does: string])[];

/** The keys of a table: `bench` is how many places its Bench may have, `own` what only this table leads to or does. */
export const keyList = (
  bench: number,
  own: { readonly places: KeyList; readonly does: KeyList },
): KeyList => [
  ['1 – 9, 0', 'Select a card of your hand'],
  [`Shift + 1 – ${bench}`, 'Your Bench'],
  ['A', 'Your Active Pokémon'],
  ['O', "The opponent's Active Pokémon"],
  ...own.places,
  ['Arrows', 'To the next card, place or option'],
  ['Enter', 'Choose, do it'],
  ['Esc', 'One step back'],
  ['D', 'To the last button: attack, play, do it'],
  ['E', 'To END TURN; Enter presses it'],
  ['R', 'Read the card'],
  ['?', 'What now?'],
  ...own.does,
  ['L', 'Battle log'],
  ['Space', 'Skip what is shown'],
  ['K', 'This list'],
];
