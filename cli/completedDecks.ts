/** Whether «Complete this deck» builds something that plays: its decks of twenty collections, each against the starter deck. */
import { gauntletOf, playGauntletBattle, type Rate, summaryOf } from '@pokesol/ai/gauntlet';
import { completeOfficialDeck, STARTER_DECK } from '@pokesol/decks';
import { isRefusal } from '@pokesol/engine/result';
import { pulledCollection } from './collections.ts';
import type { Output } from './command.ts';
import type { ShippedCards } from './shippedCards.ts';

export const COLLECTIONS = 20;
/** Two battles each, the same deal from both seats. */
const DEALS = 25;
const LEVEL = 'easy';

/** What the completed deck of a collection wins, by the official rules. The number decides collection and deals. */
export function wonByCompleted(
  number: number,
  deals: number,
  shipped: ShippedCards,
  { complain }: Pick<Output, 'complain'>,
): { readonly name: string; readonly won: Rate } {
  const { name, owned } = pulledCollection(number, shipped.sets);
  const build = completeOfficialDeck({ lines: [], owned, playsInFull: shipped.isInFull });
  if (isRefusal(build)) throw new RangeError(`Collection ${number}: ${build.message}`);
  const lines = build.lines.map(({ card, quantity }) => ({ cardId: card.id, quantity }));
  const ids = [...lines, ...STARTER_DECK].map(({ cardId }) => cardId);
  const gauntlet = gauntletOf({
    ...{ rules: 'official', level: LEVEL, seed: `completed ${number}` },
    facts: Object.fromEntries(ids.map((id) => [id, shipped.factsOf('official', id)])),
    ...{ lines, opponents: [{ lines: STARTER_DECK }] },
  });
  const outcomes = Array.from(
    { length: 2 * deals },
    (_, battle) => playGauntletBattle(gauntlet, battle, (error) => complain(String(error))).outcome,
  );
  return { name, won: summaryOf(outcomes, 1).all };
}

/** Tells of each collection how it went. */
export function measureCompleted(shipped: ShippedCards, output: Output): void {
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  let better = 0;
  for (let number = 1; number <= COLLECTIONS; number += 1) {
    const { name, won } = wonByCompleted(number, DEALS, shipped, output);
    if (won.share > 0.5) better += 1;
    const range = `${percent(won.low)} to ${percent(won.high)}`;
    output.tell(`${number}. ${name}: won ${percent(won.share)}, most likely ${range}`);
  }
  output.tell(`${better} of ${COLLECTIONS} completed decks win more than half against the starter deck`);
}
