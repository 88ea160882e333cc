/** Chooses the one or two types of energy around which a deck of the printed game is completed. */
import { basicEnergyType, classify, isBasicEnergy } from '@pokesol/cards';
import type { DeckCardFacts, DeckLine } from '../deck.ts';
import { attackerWorth, type EnergyTypes } from './attackers.ts';
import { evolutionLines, type Offer } from './families.ts';

/** Pokémon that a deck is judged by. */
const LOOKED_AT = 20;
/** A deck of one type never draws the wrong energy. */
const ONE_TYPE_SHARE = 1.15;
const KEPT_WEIGHT = 3;

/** The best of all single types and pairs; no type at all without any basic energy. */
export function officialTypes<C extends DeckCardFacts>(
  kept: readonly DeckLine<C>[],
  offer: Offer<C>,
): EnergyTypes {
  const types = [...new Set(offer.cards.flatMap(typeOfEnergy))].sort();
  let best: readonly string[] = [];
  let bestScore = -1;
  for (const [place, first] of types.entries()) {
    for (const option of [[first], ...types.slice(place + 1).map((second) => [first, second])]) {
      const score = scoreOf(new Set(option), kept, offer) * (option.length === 1 ? ONE_TYPE_SHARE : 1);
      if (score > bestScore) [best, bestScore] = [option, score];
    }
  }
  return new Set(best);
}

const typeOfEnergy = (card: DeckCardFacts): readonly string[] => {
  const type = isBasicEnergy(card) ? basicEnergyType(card) : undefined;
  return type === undefined ? [] : [type];
};

function scoreOf<C extends DeckCardFacts>(
  types: EnergyTypes,
  kept: readonly DeckLine<C>[],
  offer: Offer<C>,
): number {
  let [score, seen] = [0, 0];
  for (const { top, stages, worth } of evolutionLines(offer, types)) {
    const copies = stages.reduce((sum, stage) => sum + stage.copies, 0);
    // Colorless attackers serve every type and so speak for none.
    score += copies * worth * (asksFor(top, types) ? 1 : 0.5);
    seen += copies;
    if (seen >= LOOKED_AT) break;
  }
  for (const { card, quantity } of kept)
    if (classify(card) === 'pokemon') score += KEPT_WEIGHT * quantity * attackerWorth(card, types);
  return score;
}

const asksFor = (card: DeckCardFacts, types: EnergyTypes): boolean =>
  (card.attacks ?? []).some(({ cost }) => cost.some((type) => types.has(type)));
