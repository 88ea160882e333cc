/** What a format asks of a deck beyond its rule set, in sentences. */
import { classify, isBasicEnergy } from '@pokesol/cards';
import { DECK_SIZE, type DeckCardFacts, type DeckLine } from './deck.ts';
import type { FormatFacts } from './formatList.ts';
import { officialCopyErrors, officialName } from './officialLimits.ts';
import { type Printing, reprintsOf } from './reprints.ts';

/** What the format does not take of these cards, in the order of their lines; then what is wrong with them together. */
export function formatErrors(lines: readonly DeckLine[], format: FormatFacts): string[] {
  const cards = lines.map(({ card }) => card);
  return [...new Set([...cards.flatMap((card) => cardErrors(card, format)), ...typeErrors(cards, format)])];
}

/** Whether the format takes the card at all, whatever else is in a deck. */
export const takesCard = (card: DeckCardFacts, format: FormatFacts): boolean =>
  cardErrors(card, format).length === 0;

/** What one more copy of the card would break, in its sentence; `undefined` where it may be added. */
export function formatLimitOf(
  lines: readonly DeckLine[],
  card: DeckCardFacts,
  format: FormatFacts,
): string | undefined {
  if (isBasicEnergy(card)) return undefined;
  const [error] = cardErrors(card, format);
  if (error !== undefined) return error;
  const brokenBy = (deck: readonly DeckLine[]) => [
    ...officialCopyErrors(deck, format.copies),
    ...formatErrors(deck, format),
  ];
  const before = brokenBy(lines);
  return brokenBy([...lines, { card, quantity: 1 }]).find((each) => !before.includes(each));
}

/** Copies of the card that may come to these lines. */
export function formatRoom(lines: readonly DeckLine[], card: DeckCardFacts, format: FormatFacts): number {
  if (isBasicEnergy(card)) return DECK_SIZE;
  let [deck, room] = [lines, 0];
  while (room < DECK_SIZE && formatLimitOf(deck, card, format) === undefined) {
    deck = [...deck, { card, quantity: 1 }];
    room += 1;
  }
  return room;
}

function cardErrors(card: DeckCardFacts, format: FormatFacts): string[] {
  if (isBasicEnergy(card)) return [];
  const { name: formatName, sets, marks, banned } = format;
  if (sets === undefined && marks === undefined && banned === undefined) return [];
  const printings = [printingOf(card), ...reprintsOf(card.id)];
  const isBanned =
    banned?.names.includes(officialName(card)) || printings.some(({ id }) => banned?.cards.includes(id));
  if (isBanned) return [`${card.name} is banned in ${formatName}`];
  const fits = ({ setId, mark }: Printing) =>
    (sets === undefined || sets.includes(setId)) &&
    (marks === undefined || (mark !== undefined && marks.includes(mark)));
  if (printings.some(fits)) return [];
  return [`${card.name} of ${card.setName ?? printingOf(card).setId} is not in ${formatName}`];
}

/** A Pokémon without a type counts as Colorless, as the rules play it; one of two types fits either. */
function typeErrors(cards: readonly DeckCardFacts[], format: FormatFacts): string[] {
  if (format.isOneType !== true) return [];
  const types = cards
    .filter((card) => classify(card) === 'pokemon')
    .map((card) => (card.types?.length ? card.types : ['Colorless']));
  const [first = []] = types;
  const isShared = types.length === 0 || first.some((type) => types.every((each) => each.includes(type)));
  const all = [...new Set(types.flat())];
  const named = [all.slice(0, -1).join(', '), all.at(-1)].filter((part) => part).join(' and ');
  return isShared ? [] : [`${format.name} takes Pokémon of one type (${named} are in the deck)`];
}

function printingOf({ id, setId, regulationMark: mark }: DeckCardFacts): Printing {
  return { id, setId: setId ?? id.slice(0, Math.max(0, id.lastIndexOf('-'))), mark };
}
