/** The cards as Classic plays them: their facts for the rules, and their texts. */
export * from './battleFacts.ts';
export * from './cardText.ts';
export * from './classicPlay.ts';
export * from './ruleText.ts';
export * from './statusEffects.ts';
export * from './trainerEffects.ts';
