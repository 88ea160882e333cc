/** Takes one line of a deck list apart: noise or not, how many copies, and the ways in which the rest may name a card. */
import { repairEncoding } from './encoding.ts';
import { isHeading } from './listLanguages.ts';

/** How the words of a line may be meant. `isGuess` marks a number of copies that is not written as one. */
export type QuantityReading = {
  readonly quantity: number;
  readonly rest: string;
  readonly isGuess: boolean;
};

export type CardReading = {
  readonly name: string;
  readonly code?: string;
  readonly number?: string;
  readonly id?: string;
};

/** One line with its encoding repaired, with plain single spaces, without a leading bullet. */
export const cleanLine = (line: string): string =>
  repairEncoding(line)
    .replaceAll(/[\s\u00a0\u200b-\u200d\u2060\ufeff]+/g, ' ')
    .trim()
    .replace(/^[*•·+–—-] /, '')
    .trim();

/** Why a cleaned line names no card: a blank, a heading, a comment. Undefined for a line that should name one. */
export function noise(line: string): string | undefined {
  if (line === '') return 'Blank line';
  if (isHeading(line)) return 'Heading';
  if (/^(?:deck|name|title|format|author|player)(?: ?name)? ?:/i.test(line)) return 'Heading';
  if (/^\*{3}.*\*{3}$/.test(line) || /^[^\p{L}\p{N}]+$/u.test(line)) return 'Heading';
  if (line.startsWith('//') || line.startsWith('#')) return 'Comment';
  return undefined;
}

/** The ways to read a line's number of copies, likeliest first. */
export function quantityReadings(line: string): QuantityReading[] {
  const read = (
    quantity: string | undefined,
    rest: string | undefined,
    isGuess: boolean,
  ): QuantityReading[] =>
    quantity && rest?.trim() ? [{ quantity: Number(quantity), rest: rest.trim(), isGuess }] : [];
  // Behind a space such a mark may be the name's own first letter.
  const before = /^(\d+)[.:)-]?(.*)$/.exec(line);
  // "4 X Speed" is four of X Speed before it is four of Speed.
  const unmarked = before?.[2]?.trim().replace(/^[x×*.:)-] ?/i, '');
  const leading = [
    ...read(before?.[1], before?.[2], false),
    ...(unmarked === before?.[2]?.trim() ? [] : read(before?.[1], unmarked, false)),
  ];
  if (leading.length > 0) return leading;
  const marked = /^[x×] ?(\d+) (.*)$/i.exec(line);
  if (marked !== null) return read(marked[1], marked[2], false);
  const behind = /[ ([][x×*] ?(\d+) ?[)\]]?$/i.exec(line);
  if (behind !== null) return read(behind[1], line.slice(0, behind.index), false);
  const loose = /(?: ?[:=,–-] ?| )[([]?(\d+)[)\]]?$/.exec(line);
  return [
    ...read('1', line, true),
    ...(loose === null ? [] : read(loose[1], line.slice(0, loose.index), true)),
  ];
}

const MARKS = new Set(['PH', 'RH', 'MPH', 'MBH', 'PBH', 'RF', 'HOLO', 'FOIL', 'REVERSE', '*F*']);

/** The ways to read the rest of a line as a card, likeliest first; the whole as a name is always among them. */
export function cardReadings(rest: string): CardReading[] {
  const comment = / (?:\/\/|#(?!\d))/.exec(rest);
  const texts = comment === null ? [rest] : [rest, rest.slice(0, comment.index)];
  return [...texts, ...texts.flatMap(withoutPerson)].flatMap((text) => {
    const tokens = text
      .replace(/(\d) ?\/ ?(\w*\d)/, '$1/$2')
      .replaceAll(/[()[\],;|]/g, ' ')
      .split(' ')
      .filter((token) => token !== '');
    let end = tokens.length;
    while (end > 1 && MARKS.has(tokens[end - 1]?.toUpperCase() ?? '')) end -= 1;
    const unmarked = end === tokens.length ? [] : tokenReadings(tokens.slice(0, end));
    return [{ name: text }, ...tokenReadings(tokens), ...unmarked, ...bracketReadings(text)];
  });
}

/** `Boss's Orders PAL 172` for `Boss's Orders (Ghetsis) PAL 172`: some lists write the card's person, others do not. */
function withoutPerson(text: string): string[] {
  const [, name, printing] = /^([^(]+) \([^)\d]*\)( \S.*)$/.exec(text) ?? [];
  return name === undefined || printing === undefined ? [] : [name + printing];
}

function tokenReadings(tokens: readonly string[]): CardReading[] {
  const last = tokens.at(-1) ?? '';
  const code = tokens.at(-2);
  const name = tokens.slice(0, -1).join(' ');
  const joined = /^(.+)[-#:]([^-#:]+)$/.exec(last);
  return [
    { name: tokens.join(' ') },
    { name, id: last },
    ...(code === undefined ? [] : [{ name: tokens.slice(0, -2).join(' '), code, number: last }]),
    ...(joined?.[1] && joined[2] ? [{ name, code: joined[1], number: joined[2] }] : []),
    { name, number: last },
    { name, code: last },
  ];
}

/** `Bulbasaur (Base Set 44)`, `Bulbasaur [Base Set] 44`, `Bulbasaur (Base Set)`. */
function bracketReadings(text: string): CardReading[] {
  const parts = /^([^([]*)[([]([^)\]]*)[)\]] ?(\S*)$/.exec(text);
  if (parts === null) return [];
  const [, name = '', inside = '', behind = ''] = parts;
  const words = inside.trim().split(' ');
  return [
    { name: name.trim(), code: words.slice(0, -1).join(' '), number: words.at(-1) ?? '' },
    { name: name.trim(), code: inside, ...(behind !== '' && { number: behind }) },
  ];
}
