/** The door of `battle/screen`: what other features may use. */
export { type BattleProps, BattleScreen } from './BattleScreen.tsx';
