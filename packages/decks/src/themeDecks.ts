/** Theme decks: sixty cards each, as they were sold beside a set. They may be played for practice by anyone. */
import { type DeckFormat, isFormat } from './formatList.ts';
import { THEME_DECK_LINES } from './themeDeckLines.ts';

export type ThemeDeck = {
  /** Of its set and name, such as `base1-blackout`. */
  readonly id: string;
  readonly name: string;
  /** Of the set that it was sold with. */
  readonly setId: string;
  readonly setName: string;
  /** The printed line of sets that it belongs to, such as «Base» or «Sun & Moon». */
  readonly series: string;
  readonly year: number;
  /** All that take it. */
  readonly formats: readonly DeckFormat[];
  readonly lines: readonly { readonly cardId: string; readonly quantity: number }[];
};

const SEPARATOR = ' | ';

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** One deck as its line in the file of lines. */
export const themeDeckLine = ({
  setId,
  setName,
  series,
  year,
  name,
  formats,
  lines,
}: Omit<ThemeDeck, 'id'>): string =>
  [
    setId,
    setName,
    series,
    String(year),
    name,
    formats.join(' '),
    lines.map(({ quantity, cardId }) => `${quantity} ${cardId}`).join(', '),
  ].join(SEPARATOR);

function readLine(line: string): ThemeDeck {
  const [setId, setName, series, year, name, formats, cards] = line.split(SEPARATOR);
  if (
    setId === undefined ||
    setName === undefined ||
    series === undefined ||
    name === undefined ||
    formats === undefined ||
    cards === undefined
  )
    throw new RangeError(`«${line}» is no theme deck`);
  return {
    id: `${setId}-${slug(name)}`,
    name,
    setId,
    setName,
    series,
    year: Number(year),
    formats: formats.split(' ').filter(isFormat),
    lines: cards.split(', ').map((each) => {
      const [quantity, cardId = ''] = each.split(' ');
      return { cardId, quantity: Number(quantity) };
    }),
  };
}

/** The oldest first. */
export const THEME_DECKS: readonly ThemeDeck[] = THEME_DECK_LINES.trim().split('\n').map(readLine);

export const themeDeckById = (id: string): ThemeDeck | undefined =>
  THEME_DECKS.find((deck) => deck.id === id);
