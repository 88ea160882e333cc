/** The door of `battle/rules/official`: what other features may use. */

export { OfficialBoard } from './board/Board.tsx';
export type { OfficialInteraction, OfficialSelection } from './board/interaction.ts';
export { sketchOf } from './board/look.ts';
export { PokemonReader } from './board/readPokemon.ts';
export { ThisTurn } from './board/ThisTurn.tsx';
export { OfficialChoice } from './choices/ChoiceDialog.tsx';
export { OfficialBattle, OfficialRecordStory } from './parts.ts';
