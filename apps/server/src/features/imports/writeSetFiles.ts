/** Makes the shipped sets' files from folders of public card data: facts as they are printed, and what the compiler reads of the texts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexiconOf } from '@pokesol/card-text';
import { cardReader, type PrintedCard } from '@pokesol/card-text/cards';
import { asSetId, type Card, type CardSet } from '@pokesol/cards';
import { type ShippedSet, setFileText } from '@pokesol/cards/sets';
import { folderSource } from './folderSource.ts';
import type { SourceSet } from './source.ts';

type Found = {
  readonly set: CardSet;
  readonly cards: readonly { readonly card: Card; readonly printed: PrintedCard }[];
};

/** All sets of these folders; a set that several have comes from the first. Throws CatalogueError, and Error at a card that cannot be read. */
export async function shippedSetsFrom(folders: readonly string[]): Promise<readonly ShippedSet[]> {
  const found = new Map<string, Found>();
  for (const folder of folders) {
    const source = folderSource(folder);
    for (const set of await source.sets('import')) {
      if (found.has(set.id)) continue;
      const { cards } = await source.cards(set, () => {});
      found.set(set.id, {
        set: shippedSetOf(set),
        cards: cards.map((read) => {
          if ('problem' in read || read.printed === undefined)
            throw new Error(`${read.id}: ${'problem' in read ? read.problem : 'no texts'}`);
          const { artworkUrl: _, prices: __, ...card } = read.card;
          return { card, printed: read.printed };
        }),
      });
    }
  }
  const all = [...found.values()];
  // Texts name cards of any of the sets.
  const read = cardReader(lexiconOf(all.flatMap(({ cards }) => cards.map(({ card }) => card))));
  return all.map(({ set, cards }) => ({
    set,
    cards: cards.map(({ card, printed }) => ({
      card,
      texts: read(printed).lines.map(({ kind, name, read: line }) => ({
        kind,
        name,
        read: 'effect' in line ? { effect: line.effect } : { why: line.why },
      })),
    })),
  }));
}

const shippedSetOf = ({ id, name, series, printedTotal, total, releaseDate, code }: SourceSet): CardSet => {
  if (releaseDate === undefined) throw new Error(`${id}: no release date`);
  return { id: asSetId(id), name, series, printedTotal, total, releaseDate, code: code ?? '' };
};

/** Overwrites the files of these sets; those of others stay. */
export function writeSetFiles(folder: string, sets: readonly ShippedSet[]): void {
  mkdirSync(folder, { recursive: true });
  for (const each of sets) writeFileSync(join(folder, `${each.set.id}.json`), setFileText(each));
}
