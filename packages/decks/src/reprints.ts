/** Which shipped cards are one card in several printings: the same name and facts, and of Trainers and special energy the same effect. */
import { REPRINT_LINES } from './reprintLines.ts';

export type Printing = {
  readonly id: string;
  readonly setId: string;
  /** Its regulation mark. */
  readonly mark: string | undefined;
};

const NONE: readonly Printing[] = [];

/** `sv1-196/G`: the id of a card, and behind a stroke its mark. */
function readPrinting(text: string): Printing {
  const [id = '', mark] = text.split('/');
  return { id, setId: id.slice(0, id.lastIndexOf('-')), mark };
}

const BY_ID: ReadonlyMap<string, readonly Printing[]> = new Map(
  REPRINT_LINES.trim()
    .split('\n')
    .map((line) => line.split(' ').map(readPrinting))
    .flatMap((printings) => printings.map(({ id }) => [id, printings] as const)),
);

/** All printings of the card, itself among them; none where it was printed once, or in no shipped set. */
export const reprintsOf = (cardId: string): readonly Printing[] => BY_ID.get(cardId) ?? NONE;
