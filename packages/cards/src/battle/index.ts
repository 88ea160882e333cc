/** What battles need of the cards: their facts for the rules. */
export * from './battleFacts.ts';
export * from './trainerEffects.ts';
