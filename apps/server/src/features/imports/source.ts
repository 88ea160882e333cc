/** What the import asks of a catalogue, wherever its cards lie. */
import type { PrintedCard } from '@pokesol/card-text/cards';
import type { Card } from '@pokesol/cards';
import { type CatalogueKind, type CatalogueProblem, catalogueProblemText } from '@pokesol/protocol';

/** A set as a catalogue describes it. */
export type SourceSet = {
  readonly id: string;
  readonly name: string;
  readonly series: string;
  readonly printedTotal: number;
  /** As many cards as the catalogue says it has. */
  readonly total: number;
  /** `YYYY-MM-DD`. */
  readonly releaseDate?: string;
  readonly code?: string;
  readonly symbolUrl?: string;
  readonly logoUrl?: string;
};

/** One card, read: with what was guessed on the way, or why it could not be read at all. */
export type ReadCard = { readonly id: string; readonly name: string } & (
  | {
      readonly card: Card;
      readonly notes: readonly string[] /** Its sentences, where the catalogue has them. */;
      readonly printed?: PrintedCard;
    }
  | { readonly problem: string }
);

export type SourceCards = { readonly set: SourceSet; readonly cards: readonly ReadCard[] };

/** `read` cards so far; `total` as soon as the catalogue has said how many there will be. */
type OnProgress = (read: number, total: number | undefined) => void;

/** `import` is patient; `list` and `lookup` are waited for by a person, and give up early. */
export type CatalogueRetryOptions = 'import' | 'list' | 'lookup';

export type CatalogueSource = {
  readonly kind: CatalogueKind;
  /** For people; reveals no key and no path. */
  readonly name: string;
  /** Every set that can be imported. Throws CatalogueError. */
  sets(patience: CatalogueRetryOptions): Promise<SourceSet[]>;
  /** All cards of a set that `sets` has named, and what is known of the set by then. Throws CatalogueError. */
  cards(set: SourceSet, onProgress: OnProgress): Promise<SourceCards>;
  /** One card by its printed number; `undefined` where there is none. Throws CatalogueError. */
  card?(setId: string, cardNumber: string): Promise<Card | undefined>;
};

/** A catalogue does not answer, or answers with what cannot be used. */
export class CatalogueError extends Error {
  constructor(readonly problem: CatalogueProblem) {
    super(catalogueProblemText(problem));
  }
}
