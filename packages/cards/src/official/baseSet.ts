/** The Base set as the official rules play it, for those who play without a server's cards: guests, the command line, tests. */
import base1 from '../../sets/base1.json' with { type: 'json' };
import type { Card } from '../card.ts';
import { readSet } from '../catalogue/setFile.ts';
import { factsByText, type LineOnCard } from './factsByText.ts';
import { type Evolutions, evolutionsOf, officialFacts } from './officialFacts.ts';

export const BASE_SET = readSet(base1);

const EVOLUTIONS = evolutionsOf(BASE_SET.cards.map(({ card }) => card));
const LINES: ReadonlyMap<string, readonly LineOnCard[]> = new Map(
  BASE_SET.cards.map(({ card, texts }) => [card.id, texts.map(lineOf)]),
);

function lineOf({ read, ...text }: (typeof BASE_SET.cards)[number]['texts'][number]): LineOnCard {
  return { ...text, read: 'why' in read ? { unread: { words: '' } } : read };
}

/** Of a card of another set, only what is printed besides its texts. */
export const baseSetFacts = (card: Card, evolutions: Evolutions = EVOLUTIONS) =>
  factsByText(officialFacts(card, evolutions), LINES.get(card.id) ?? []);
