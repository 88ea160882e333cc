/** For component tests: every shipped card with the sentences that the server says of it. */
import { meaningOf } from '@pokesol/card-text/cards';
import { readSetFile } from '@pokesol/cards/sets';
import { type CardJson, type CardTextLine, cardJsonOf } from '@pokesol/protocol';

export type CardWithLines = { readonly card: CardJson; readonly lines: readonly CardTextLine[] };

const FILES = import.meta.glob<string>('../../../../packages/cards/sets/*.json', {
  query: '?raw',
  import: 'default',
});

export async function shippedTexts(): Promise<CardWithLines[]> {
  const files = await Promise.all(Object.values(FILES).map((load) => load()));
  return files.map(readSetFile).flatMap(({ set, cards }) =>
    cards.map(({ card, texts }) => ({
      card: cardJsonOf(card, set),
      lines: texts.map(({ kind, name, read }) =>
        'effect' in read ? { kind, name, meaning: meaningOf(kind, read.effect) } : { kind, name },
      ),
    })),
  );
}
