/** Explains a text to an admin: by which rules it is read, or why it is not. */
import type { Lexicon } from '@pokesol/card-text';
import { cardWith, explainCard } from '@pokesol/card-text/coverage';
import type { ExplainedAnswer, ExplainedQuery } from '@pokesol/protocol';

/** A name that no card has. */
const NAMELESS = 'Emberling';

/** Pure; `cards` are the names that the text may speak of. A text of the longest is explained in some 100 ms. */
export function explained(
  { kind, text, damage, name }: ExplainedQuery,
  cards: Lexicon,
): ExplainedAnswer['texts'] {
  const card = cardWith[kind]({ text, damage, name: name || NAMELESS });
  return explainCard(card, cards).map(({ read, lines }) => ({ isRead: 'effect' in read, lines: [...lines] }));
}
