/** The door of `battle`: what other features may use. */
export { BattlePage } from './BattlePage.tsx';
