/** How likely one very card, or one of several, is in a pack, worked out from the odds as they are published. */
import { isRefusal } from '@pokesol/engine/result';
import { type PackOdds, packOdds, parsePackDefinition } from '@pokesol/packs';
import type { OddsAnswer } from '@pokesol/protocol';
import { atLeastOne, oneIn } from './chances.ts';

/** «1 in 48 packs», «in every pack», «never in this pack»; undefined for odds that cannot be read. */
export function cardChance({ definition }: OddsAnswer, cardId: string): string | undefined {
  const parsed = parsePackDefinition(definition);
  if (isRefusal(parsed)) return undefined;
  const { cards, cardCount } = packOdds(parsed.definition);
  const card = cards.find((each) => each.cardId === cardId);
  const chance = card === undefined ? 0 : atLeastOne(card, cardCount);
  if (chance === 0) return 'never in this pack';
  return oneIn(chance) === 'always' ? 'in every pack' : `${oneIn(chance)} packs`;
}

/** «one or more: 1 in 2.5 packs»: the cards exclude each other in each place of the pack, so their chances there add up. */
export function oneOfThem({ cards, cardCount }: PackOdds, ids: ReadonlySet<string>): string {
  const among = cards.filter(({ cardId }) => ids.has(cardId));
  const sum = (place: 'normal' | 'last') => ({
    probability: Math.min(
      1,
      among.reduce((total, card) => total + card[place].probability, 0),
    ),
  });
  const chance = atLeastOne({ normal: sum('normal'), last: sum('last') }, cardCount);
  if (chance === 0) return 'never in this pack';
  return oneIn(chance) === 'always' ? 'one or more in every pack' : `one or more: ${oneIn(chance)} packs`;
}
