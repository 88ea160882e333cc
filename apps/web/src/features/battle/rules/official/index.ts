/** The door of `battle/rules/official`: what other features may use. */

export type { OfficialInteraction, OfficialSelection } from './board/interaction.ts';
export { OfficialBoard } from './board/OfficialBoard.tsx';
export { sketchOf } from './board/officialLook.ts';
export { PokemonReader } from './board/readPokemon.ts';
export { ThisTurn } from './board/ThisTurn.tsx';
export { OfficialChoice } from './choices/OfficialChoice.tsx';
export { OfficialBattle, OfficialRecordStory } from './parts.ts';
