/** What a card says for itself, besides its attacks. */
import { type Card, classify } from '../card.ts';
import { battleFacts } from './battleFacts.ts';
import { energyText, trainerText } from './cardText.ts';

/** The text of a trainer or a special energy; '' for a Pokémon, whose attacks have theirs, and for a basic energy. */
export function ruleText(card: Card): string {
  // Lists of thousands of cards ask this of each; most are Pokémon.
  if (classify(card) === 'pokemon') return '';
  const facts = battleFacts(card);
  switch (facts.kind) {
    case 'trainer':
      return trainerText(facts.effect);
    case 'energy':
      return facts.basic ? '' : energyText(facts.provides);
    case 'pokemon':
      return '';
  }
}
