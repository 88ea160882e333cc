/** The door of `battle/lobby`: what other features may use. */
export { BattleGoesOn } from './BattleGoesOn.tsx';
export { battleChoices } from './battleChoices.ts';
export { DeckFace, type Facing, ownSide, personSide, trainerSide } from './facing.tsx';
export { Lobby } from './Lobby.tsx';
export { LEVEL_NAMES } from './levelStrength.ts';
export { Matchup, MatchupFrame } from './Matchup.tsx';
export { NoDeck } from './NoDeck.tsx';
export { Levels, Trainers } from './OpponentPicker.tsx';
export { type RefusedStart, refusedStart } from './refusedStart.ts';
export { StepTitle } from './StepTitle.tsx';
export { useBegin } from './useStart.ts';
