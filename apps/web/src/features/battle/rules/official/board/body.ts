/** What a card is in play: a Pokémon's facts, and those of a doll. */
import type { CardFacts } from '@pokesol/engine/official';

/** How many Prizes its Knock Out is worth, as printed. */
export const prizesOf = (facts: CardFacts | undefined): number =>
  facts?.kind === 'pokemon' ? facts.prizes : facts?.kind === 'trainer' ? (facts.body?.prizes ?? 1) : 1;

/** What the Pokémon of that card is in play; of a doll too. */
export const bodyOf = (facts: CardFacts | undefined) =>
  facts?.kind === 'pokemon' ? facts : facts?.kind === 'trainer' ? (facts.body ?? undefined) : undefined;
