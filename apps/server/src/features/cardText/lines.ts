/** The lines of one card, each with its sentence and what is played of it, and how the card plays by them. */
import { cardReader, meaningOf, type PrintedCardReading, playState } from '@pokesol/card-text/cards';
import { type Card, classify, isBasicEnergy } from '@pokesol/cards';
import type { CardTextAnswer, CardTextLine } from '@pokesol/protocol';
import type { cards } from '../catalogue/index.ts';
import type { Compiler } from './version.ts';

export type CardRow = Pick<typeof cards.$inferSelect, 'facts' | 'origin'> & {
  readonly isAsPrinted: boolean;
  /** Of its stored reading; `null` where no catalogue has sent its sentences. */
  readonly lines: PrintedCardReading['lines'] | null;
  readonly plays: PrintedCardReading['plays'] | null;
};

/** Makes the answer for one card after another. */
export function cardTextsBy({ lexicon }: Pick<Compiler, 'lexicon'>): (row: CardRow) => CardTextAnswer {
  const read = cardReader(lexicon);
  return (row) => {
    const cardId = row.facts.id;
    if (row.lines !== null && row.plays !== null && row.isAsPrinted)
      return { cardId, plays: row.plays, lines: row.lines.map(lineOf) };
    const lines = linesOf(row, read);
    const played = lines.filter(({ meaning }) => meaning !== undefined).length;
    return { cardId, plays: playState(played, lines.length), lines: [...lines] };
  };
}

type Read = ReturnType<typeof cardReader>;

/** Of a card that its stored reading alone does not describe. */
function linesOf(row: CardRow, read: Read): readonly CardTextLine[] {
  const known = new Map(knownLines(row, read).map((line) => [keyOf(line), line]));
  return namesOn(row.facts).map((line) => known.get(keyOf(line)) ?? line);
}

const keyOf = ({ kind, name }: Pick<CardTextLine, 'kind' | 'name'>): string => `${kind} ${name}`;

function lineOf({ kind, name, text, read }: PrintedCardReading['lines'][number]): CardTextLine {
  const line = { kind, name, printed: text };
  if ('effect' in read) {
    const { effect, meaning = meaningOf(kind, effect) } = read;
    // Of a shipped card this server has the effect and no printed sentence.
    return effect !== null && text === '' ? { kind, name, meaning } : { ...line, meaning };
  }
  // Something is there, and no sentence says what.
  return text.trim() === '' ? { kind, name } : { ...line, unread: { ...read.unread, why: read.why } };
}

/** A card made here, whose maker's words the reader has not seen before. */
export const isReadNow = ({ origin, lines }: Pick<CardRow, 'origin' | 'lines'>): boolean =>
  lines === null && origin === 'made';

/** What is known besides names: printed sentences, and of a card made here what its maker said of its attacks. */
function knownLines(row: CardRow, read: Read): readonly CardTextLine[] {
  const { facts, lines } = row;
  if (lines !== null) return lines.map(lineOf);
  if (!isReadNow(row)) return [];
  const { name, supertype, attacks } = facts;
  return read({ name, supertype, attacks }).lines.map(lineOf);
}

/** All that stands on a card, by name alone: the product ships facts of cards and no sentences. */
function namesOn(card: Card): readonly CardTextLine[] {
  switch (classify(card)) {
    case 'pokemon':
      return [
        ...card.attacks.map(({ name }) => ({ kind: 'attack' as const, name })),
        ...card.abilities.map(({ name }) => ({ kind: 'ability' as const, name })),
      ];
    case 'trainer':
      return [{ kind: 'trainer', name: card.name }];
    case 'energy':
      return isBasicEnergy(card) ? [] : [{ kind: 'energy', name: card.name }];
  }
}
