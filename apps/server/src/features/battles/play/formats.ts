/** What a format asks of the decks of a battle, and how its setup names it. */
import { createHash } from 'node:crypto';
import {
  asksForMore,
  type DeckFormat,
  type DeckLine,
  factsOfCard,
  formatById,
  formatPreimage,
  isFormat,
  validateDeck,
} from '@pokesol/decks';
import type { AnyRules, BattleFormat } from '@pokesol/engine';
import { LISTED_ERRORS } from '@pokesol/protocol';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../../platform/http/refusal.ts';
import { cardSets, cards } from '../../catalogue/index.ts';

/** Where a caller names none, nothing is asked of the decks but the rules' own limits. */
export function formatAskedFor({
  rules,
  format,
}: {
  readonly rules: AnyRules;
  readonly format?: string | undefined;
}): { readonly format: DeckFormat | undefined } | CallRefusal {
  if (format === undefined) return { format };
  return isFormat(format) && formatById(format).rules === rules
    ? { format }
    : refused('format-unknown', { params: { format } });
}

export const setupFormatOf = (id: DeckFormat): BattleFormat => ({
  id,
  hash: createHash('sha256')
    .update(formatPreimage(formatById(id)))
    .digest('hex'),
});

/** How many copies of each card there are, by its id. */
export function copiesOf(deck: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const { id } of deck) copies.set(id, (copies.get(id) ?? 0) + 1);
  return copies;
}

/** Why the format does not take this deck of sixty cards. */
export async function brokenFormat(
  db: Queryable,
  deck: readonly { readonly id: string }[],
  format: DeckFormat | undefined,
  whose: 'format' | 'other-format' = 'format',
): Promise<CallRefusal | undefined> {
  if (format === undefined || !asksForMore(format)) return undefined;
  const copies = copiesOf(deck);
  const rows = await db
    .select({ facts: cards.facts, setName: cardSets.name })
    .from(cards)
    .innerJoin(cardSets, eq(cards.setId, cardSets.id))
    .where(inArray(cards.id, [...copies.keys()]));
  const lines = rows.map(
    ({ facts, setName }): DeckLine => ({
      card: { ...factsOfCard(facts), setName },
      quantity: copies.get(facts.id) ?? 0,
    }),
  );
  const { errors } = validateDeck(lines, { format });
  if (errors.length === 0) return undefined;
  const params = { format: formatById(format).name, errors: errors.slice(0, LISTED_ERRORS).join('. ') };
  return refused(`deck-not-valid/${whose}`, { params });
}
