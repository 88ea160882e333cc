/** Every name of a shipped card, with each way of writing a number of copies, is read as that card and never as a heading. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSetFile } from '@pokesol/cards/sets';
import { describe, expect, test } from 'vitest';
import type { DeckTextCard } from './cardIndex.ts';
import { factsOfCard } from './deck.ts';
import { importDeckText } from './importDeckText.ts';

const FOLDER = join(import.meta.dirname, '../../cards/sets');
/** One card of each name. */
const CARDS: readonly DeckTextCard[] = [
  ...new Map(
    readdirSync(FOLDER).flatMap((file) => {
      const { set, cards } = readSetFile(readFileSync(join(FOLDER, file), 'utf8'));
      return cards.map(({ card }) => {
        const named = { ...factsOfCard(card), setId: set.id, setCode: set.code, cardNumber: card.cardNumber };
        return [card.name, named] as const;
      });
    }),
  ).values(),
];

const FORMS: readonly ((name: string) => string)[] = [
  ...[(name: string) => `4 ${name}`, (name: string) => `4x ${name}`, (name: string) => `4 x ${name}`],
  ...[(name: string) => `x4 ${name}`, (name: string) => `* 4 ${name}`, (name: string) => `4: ${name}`],
  ...[(name: string) => `${name} x4`, (name: string) => `${name} ×4`, (name: string) => `${name} (x4)`],
  ...[(name: string) => `${name} (4)`, (name: string) => `${name} [4]`, (name: string) => `${name}: 4`],
  ...[(name: string) => `${name} - 4`, (name: string) => `${name} 4`],
];

describe('the names of all shipped cards', () => {
  test('are thousands, and some consist of words of headings', () => {
    expect(CARDS.length).toBeGreaterThan(2_000);
    expect(CARDS.map(({ name }) => name)).toContain('Energy Stadium');
  });

  test.each(FORMS.map((form) => [form('A Name'), form] as const))(
    'are read as those cards: %s',
    (_, form) => {
      const { report } = importDeckText(CARDS.map(({ name }) => form(name)).join('\n'), { cards: CARDS });
      const wrong = CARDS.flatMap((card, place) => {
        const { text, status, message, lines } = report[place] ?? {};
        const [line, ...more] = lines ?? [];
        const isRight = line?.card.name === card.name && line.quantity === 4 && more.length === 0;
        return isRight ? [] : [`${text}: ${status}, ${message}, ${line?.quantity} ${line?.card.name}`];
      });
      expect(wrong).toEqual([]);
    },
  );
});
