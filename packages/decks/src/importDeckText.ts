/** Reads a deck list pasted as text, in any dialect players use, and reports what became of every line. */
import { classify, isBasicEnergy } from '@pokesol/cards';
import { type CardIndex, type DeckTextCard, indexCards } from './cardIndex.ts';
import { BASIC_ENERGY_LIMIT, DECK_SIZE, type DeckLine, isFree, mergeLines, type Owned } from './deck.ts';
import { isForeignLabel, isHeading } from './listLanguages.ts';
import { type CardMatch, matchCard, missingCard, printingLabel } from './matchCard.ts';
import { nearNames } from './nearName.ts';
import { reprintsOf } from './reprints.ts';
import { dayOfRelease } from './setsOfTime.ts';
import { cleanLine, noise, quantityReadings } from './textLine.ts';

export const IMPORT_STATUSES = [
  'understood',
  'mended',
  'not-owned',
  'not-here',
  'unreadable',
  'ignored',
] as const;
/**
 * `ignored` are blanks, headings and comments. `not-owned` cards are in the deck all the same; `not-here` is written like a card
 * that this game does not have, and `unreadable` is no card's line.
 */
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export type ImportEntry<C extends DeckTextCard = DeckTextCard> = {
  /** From 1. */
  readonly lineNumber: number;
  /** The line as pasted; cut when it is very long. */
  readonly text: string;
  readonly status: ImportStatus;
  /** One or two sentences on what was mended, is missing or could not be read; '' when understood. */
  readonly message: string;
  /** What the line added to the deck; more than one printing where that is what the player owns. */
  readonly lines: readonly DeckLine<C>[];
  /** Copies the player lacks for this line, after the lines before it. */
  readonly missing: number;
  /** Another printing stands for the one that the line names. */
  readonly isOther: boolean;
  /** It need not be the same card: cards of this name differ. */
  readonly isNamesake: boolean;
};

export type DeckImport<C extends DeckTextCard = DeckTextCard> = {
  readonly lines: readonly DeckLine<C>[];
  /** One entry for each line of the text, in order; lines past `MOST_LINES` share the last one. */
  readonly report: readonly ImportEntry<C>[];
};

/** More lines than any deck has, so that a wrong paste cannot stall the page. */
export const MOST_LINES = 10_000;
const LONGEST_LINE = 200;

export type ImportOptions<C extends DeckTextCard> = {
  /** The cards that the text may name. */
  readonly cards: readonly C[];
  /** With it, the printings a player owns are preferred where the text allows them, and shortages are reported. */
  readonly owned?: Owned | undefined;
};

/** Never fails: whatever the text, all of it is in the report. The deck need not be legal. */
export function importDeckText<C extends DeckTextCard>(
  text: string,
  { cards, owned }: ImportOptions<C>,
): DeckImport<C> {
  const rows = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const index = indexCards(cards);
  const nearName = nearNames(index.names);
  const used = new Map<string, number>();
  const has = (card: C): number => (isFree(card) ? BASIC_ENERGY_LIMIT : (owned?.(card.id) ?? 0));
  const left = (card: C): number => has(card) - (used.get(card.id) ?? 0);

  const linesOf = (match: CardMatch<C>): DeckLine<C>[] => {
    if (!match.isExact && isPart(match.cards[0])) return spread(match, (card) => used.get(card.id) ?? 0);
    const { quantity } = match.quantity;
    return owned === undefined ? [{ card: match.cards[0], quantity }] : share(match, index.alike, left);
  };

  // Read only where a line asks for it: most lists name sets that are here.
  let listTime: { readonly day: number | undefined } | undefined;
  const nearestInTime = (among: readonly C[]): readonly C[] => {
    const [first, second] = among;
    if (first === undefined || second === undefined || isBasicEnergy(first)) return among;
    listTime ??= { day: timeOf(rows.slice(0, MOST_LINES), index) };
    const { day } = listTime;
    if (day === undefined) return among;
    const distance = (card: C): number =>
      Math.abs((dayOfRelease(card.setDate) ?? Number.POSITIVE_INFINITY) - day);
    return among
      .map((card) => ({ card, days: distance(card) }))
      .sort((a, b) => (a.days === b.days ? 0 : a.days - b.days))
      .map(({ card }) => card);
  };

  // A name may consist of words that headings use: Energy Stadium. A single such word with a number behind it heads a section.
  const isCard = (line: string): boolean =>
    isHeading(line) &&
    quantityReadings(line).some(
      ({ rest }) => (/^\d/.test(line) || rest.includes(' ')) && index.byName(rest).length > 0,
    );

  const readLine = (raw: string): Omit<ImportEntry<C>, 'lineNumber' | 'text'> => {
    if (raw.length > LONGEST_LINE) return unread('The line is too long for a card');
    const line = cleanLine(raw);
    const ignored = noise(line);
    if (ignored !== undefined && !isCard(line)) return { ...unread(ignored), status: 'ignored' };
    const match = matchCard(index, nearName, quantityReadings(line), nearestInTime);
    if (match === undefined)
      return isForeignLabel(line) ? { ...unread('Heading'), status: 'ignored' } : unmatched(line);
    const { quantity, isGuess } = match.quantity;
    if (quantity === 0) return { ...unread('No copies'), status: 'ignored' };
    if (quantity > DECK_SIZE) return unread(`A deck holds at most ${DECK_SIZE} cards`);
    const lines = linesOf(match);
    const missing = owned === undefined ? 0 : lines.reduce((sum, each) => sum + lacking(each, left), 0);
    for (const each of lines) used.set(each.card.id, (used.get(each.card.id) ?? 0) + each.quantity);
    const mended = [mendedChoice(match, lines), isGuess ? `Read as ${copies(quantity)}` : undefined];
    const short = missing > 0 ? `You own ${quantity - missing} of ${quantity}` : undefined;
    const message = [...mended, short].filter((part) => part !== undefined).join('. ');
    const status = missing > 0 ? 'not-owned' : message === '' ? 'understood' : 'mended';
    const tookOther = owned !== undefined && lines.some(({ card }) => !match.cards.includes(card));
    const isNamesake = match.isOther && differ(match.cards);
    return { status, message, lines, missing, isOther: match.isOther || tookOther, isNamesake };
  };

  const unmatched = (line: string): Omit<ImportEntry<C>, 'lineNumber' | 'text'> => {
    const missing = missingCard(index, quantityReadings(line));
    return missing === undefined ? unread(NO_CARD) : { ...unread(missing), status: 'not-here' };
  };

  const report = rows.slice(0, MOST_LINES).map((raw, place): ImportEntry<C> => {
    const shown = raw.length > LONGEST_LINE ? `${raw.slice(0, LONGEST_LINE)}…` : raw;
    return { lineNumber: place + 1, text: shown.replace(/^\ufeff/, ''), ...readLine(raw) };
  });
  if (rows.length > MOST_LINES) {
    const message = `The list is too long: ${rows.length - MOST_LINES} lines from here on were not read`;
    report.push({ lineNumber: MOST_LINES + 1, text: '…', ...unread(message) });
  }
  return { lines: mergeLines(report.flatMap((entry) => entry.lines)), report };
}

/** When the list was written: the median day of the different printings that its lines name. */
function timeOf<C extends DeckTextCard>(rows: readonly string[], index: CardIndex<C>): number | undefined {
  const named = rows.flatMap((raw) => {
    if (raw.length > LONGEST_LINE) return [];
    const match = matchCard(index, () => undefined, quantityReadings(cleanLine(raw)));
    return match?.isExact && !isBasicEnergy(match.cards[0]) ? [match.cards[0]] : [];
  });
  const days = [...new Set(named)]
    .flatMap(({ setDate }) => dayOfRelease(setDate) ?? [])
    .sort((a, b) => a - b);
  return days[Math.floor((days.length - 1) / 2)];
}

/** Whether Pokémon of one name are different cards. Trainers and energy of one name do the same. */
function differ([first, ...others]: readonly [DeckTextCard, ...DeckTextCard[]]): boolean {
  if (classify(first) !== 'pokemon') return false;
  const same = reprintsOf(first.id);
  return others.some(({ id }) => !same.some((printing) => printing.id === id));
}

const unread = (message: string) =>
  ({ status: 'unreadable', message, lines: [], missing: 0, isOther: false, isNamesake: false }) as const;

const NO_CARD = 'It needs a number of copies and a name';

/** The lines that no card of this game stands for, as they were pasted: a deck keeps them as its note. */
export const unknownLines = (report: readonly ImportEntry[]): readonly string[] =>
  report
    .filter(({ status }) => status === 'not-here' || status === 'unreadable')
    .map(({ text }) => text.trim());

const copies = (quantity: number): string => (quantity === 1 ? '1 copy' : `${quantity} copies`);

const lacking = <C extends DeckTextCard>(
  { card, quantity }: DeckLine<C>,
  left: (card: C) => number,
): number => Math.max(0, quantity - Math.max(0, left(card)));

/** Takes copies from the printings the player has, in order, and what is lacking from the first. */
function share<C extends DeckTextCard>(
  { cards, isExact, quantity }: CardMatch<C>,
  alike: (card: C) => readonly C[],
  left: (card: C) => number,
): DeckLine<C>[] {
  const [first] = cards;
  const others = isExact ? alike(first) : cards;
  let open = quantity.quantity;
  const taken: DeckLine<C>[] = [];
  for (const card of new Set([first, ...others])) {
    if (isBasicEnergy(card) !== isBasicEnergy(first)) continue;
    const number = Math.min(open, Math.max(0, left(card)));
    open -= number;
    if (number > 0) taken.push({ card, quantity: number });
  }
  return mergeLines([...taken, ...(open > 0 ? [{ card: first, quantity: open }] : [])]);
}

/** Whether the card is one of several that form one Pokémon: each is useless without the others. */
const isPart = ({ subtypes }: DeckTextCard): boolean =>
  subtypes?.some((kind) => kind === 'V-UNION' || kind === 'LEGEND') === true;

/** Distributes copies over the parts of one name in one set: the parts with the fewest copies so far come first. */
function spread<C extends DeckTextCard>(
  { cards, quantity }: CardMatch<C>,
  used: (card: C) => number,
): DeckLine<C>[] {
  const parts = cards.filter(({ setId }) => setId === cards[0].setId).map((card) => ({ card, copies: 0 }));
  for (let copy = 0; copy < quantity.quantity; copy += 1) {
    const fewest = parts.reduce((a, b) => (used(b.card) + b.copies < used(a.card) + a.copies ? b : a));
    fewest.copies += 1;
  }
  return parts.flatMap(({ card, copies }) => (copies > 0 ? [{ card, quantity: copies }] : []));
}

/** What the report says of the printing taken, where the line did not name it or another was taken. */
function mendedChoice<C extends DeckTextCard>(
  match: CardMatch<C>,
  lines: readonly DeckLine<C>[],
): string | undefined {
  const [first] = match.cards;
  const took = lines.map(({ card, quantity }) => `${quantity} ${printingLabel(card)}`).join(' and ');
  const isFirst = lines.length === 1 && lines[0]?.card === first;
  const among = isPart(first) ? 'its parts' : 'what you own';
  if (match.mended !== undefined) return isFirst ? match.mended : `${match.mended}; of ${among}, ${took}`;
  if (isFirst && (match.isExact || match.cards.length === 1 || isBasicEnergy(first))) return undefined;
  return isFirst ? `No set was named: took ${took}` : `Of ${among}, took ${took}`;
}
