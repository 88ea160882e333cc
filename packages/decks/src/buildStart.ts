/** Begins an automatic deck: the two cards no legal deck can do without, or the reason why there is no legal deck. */

import { classify, isBasicPokemon } from '@pokesol/cards';
import type { Result, SaidRefusal } from '@pokesol/engine/result';
import { bestFirst } from './cardWorth.ts';
import { DECK_SIZE, type DeckCardFacts, type DeckLine } from './deck.ts';
import { type DeckPool, deckPool, limitGroup, reachableSize } from './deckPool.ts';
import { copiesOfCard } from './editDeck.ts';
import { validateDeck } from './validateDeck.ts';

export type BuildStart<C extends DeckCardFacts> = Result<
  { readonly pool: DeckPool<C> },
  SaidRefusal<'no-legal-deck'>
>;

const failed = (message: string) => ({ refused: true, code: 'no-legal-deck', message }) as const;

/**
 * A legal deck that keeps `kept` exists if and only if the answer is no refusal. Any way of filling the pool it returns then
 * ends in one: limits are by name, so no choice of one name takes room from another.
 */
export function startBuild<C extends DeckCardFacts>(
  kept: readonly DeckLine<C>[],
  owned: readonly DeckLine<C>[],
  worth: (card: C) => number,
): BuildStart<C> {
  const { errors, stats } = validateDeck(kept, { owned: (cardId) => copiesOfCard(owned, cardId) });
  if (stats.totalCards > DECK_SIZE)
    return failed(
      `The deck holds ${stats.totalCards} cards already: take ${stats.totalCards - DECK_SIZE} out first`,
    );
  const lasting = errors.find((error) => /^(?:Too many|You |The number)/.test(error));
  if (lasting !== undefined) return failed(`The deck itself breaks a rule: ${lasting}`);

  const pool = deckPool(kept, owned);
  const size = reachableSize(kept, owned);
  const needs: ((card: C) => boolean)[] = [];
  const missing: string[] = [];
  if (!kept.some(({ card }) => isBasicPokemon(card))) {
    needs.push(isBasicPokemon);
    missing.push('a Basic Pokémon');
  }
  if (stats.energyCount === 0) {
    needs.push((card) => classify(card) === 'energy');
    missing.push('an Energy card');
  }
  if (pool.freePlaces() < needs.length)
    return failed(`The deck has no place left for ${missing.join(' and ')}: take cards out first`);
  const choices = needs.map((need) =>
    bestFirst(
      pool.cards.filter((card) => need(card) && pool.room(card) > 0),
      worth,
    ),
  );
  const lacking = missing.filter((_, index) => choices[index]?.length === 0);
  if (lacking.length > 0)
    return failed(
      `No legal deck is possible: your collection has no ${lacking.map(bare).join(' and no ')} to add`,
    );
  const together = firstTogether(choices, pool);
  if (together === undefined)
    return failed(
      `No legal deck is possible: the copy limit keeps ${missing.join(' and ')} from standing together`,
    );
  if (size < DECK_SIZE)
    return failed(
      `No legal deck is possible: within the copy limits your collection fills only ${size} of ${DECK_SIZE} places`,
    );
  for (const card of together) pool.take(card, 1);
  return { pool };
}

const bare = (text: string): string => text.replace(/^an? /, '');

/** One card for each need. Only cards made by hand can stand in each other's way: an energy named like a Pokémon. */
function firstTogether<C extends DeckCardFacts>(
  choices: readonly (readonly C[])[],
  pool: DeckPool<C>,
): readonly C[] | undefined {
  const [first = [], second] = choices;
  if (second === undefined) return first.slice(0, 1);
  for (const a of first) {
    const roomBeside = (b: C) => limitGroup(a) !== limitGroup(b) || pool.groupRoom(a) > 1;
    const b = second.find(roomBeside);
    if (b !== undefined) return [a, b];
  }
  return undefined;
}
