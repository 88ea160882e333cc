/** How likely one very card is in a pack, worked out from the odds as they are published. */
import { isRefusal } from '@pokesol/engine/result';
import { packOdds, parsePackDefinition } from '@pokesol/packs';
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
