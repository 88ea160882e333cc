/** Writes a deck as the text that players paste everywhere. */
import { CARD_KINDS, type CardKind, classify } from '@pokesol/cards';
import type { DeckTextCard } from './cardIndex.ts';
import { type DeckLine, mergeLines } from './deck.ts';

export const DECK_TEXT_FORMATS = ['live', 'online', 'names'] as const;
/**
 * `live` is what most tools read (`4 Bulbasaur BS 44` under `Pokémon: 4`), `online` its elder with stars and rules,
 * `names` omits set and number, so that printings of one name come back as one card.
 */
export type DeckTextFormat = (typeof DECK_TEXT_FORMATS)[number];

const HEADINGS: Readonly<Record<DeckTextFormat, Readonly<Record<CardKind, string>>>> = {
  live: { pokemon: 'Pokémon:', trainer: 'Trainer:', energy: 'Energy:' },
  online: { pokemon: '##Pokémon -', trainer: '##Trainer Cards -', energy: '##Energy -' },
  names: { pokemon: 'Pokémon:', trainer: 'Trainer:', energy: 'Energy:' },
};

const BULLETS: Readonly<Record<DeckTextFormat, string>> = { live: '', online: '* ', names: '' };
const TOTALS: Readonly<Record<DeckTextFormat, string>> = {
  live: 'Total Cards:',
  online: 'Total Cards -',
  names: 'Total Cards:',
};

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Set and number in two words, or the card's id where they are not two. */
function printing(card: DeckTextCard): string {
  const code = card.setCode || card.setId;
  return /^\S+$/.test(code) && /^\S+$/.test(card.cardNumber) ? `${code} ${card.cardNumber}` : card.id;
}

function cardTexts(section: readonly DeckLine<DeckTextCard>[], format: DeckTextFormat): string[] {
  if (format !== 'names')
    return section.map(({ card, quantity }) =>
      `${BULLETS[format]}${quantity} ${plain(card.name)} ${printing(card)}`.replace(/ {2,}/g, ' '),
    );
  // Without set and number, printings of one name are one card.
  const copies = new Map<string, number>();
  for (const { card, quantity } of section) {
    const name = plain(card.name);
    copies.set(name, (copies.get(name) ?? 0) + quantity);
  }
  return [...copies].map(([name, quantity]) => `${quantity} ${name}`);
}

/**
 * The deck's three sections, empty ones left out, each in the order of the deck's lines; at the end its note, the lines that no
 * card of this game stands for.
 */
export function exportDeckText(
  lines: readonly DeckLine<DeckTextCard>[],
  format: DeckTextFormat = 'live',
  note = '',
): string {
  const merged = mergeLines(lines);
  const count = (some: readonly DeckLine[]): number => some.reduce((sum, line) => sum + line.quantity, 0);
  const sections = CARD_KINDS.flatMap((kind) => {
    const section = merged.filter(({ card }) => classify(card) === kind);
    if (section.length === 0) return [];
    const heading = `${HEADINGS[format][kind]} ${count(section)}`;
    return [[heading, ...cardTexts(section, format)].join('\n')];
  });
  const total = `${TOTALS[format]} ${count(merged)}`;
  return `${[...sections, total, ...(note === '' ? [] : [note])].join('\n\n')}\n`;
}
