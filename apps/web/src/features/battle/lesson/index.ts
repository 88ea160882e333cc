/** The door of `battle/lesson`: what other features may use. */
export { FirstBattlePage } from './FirstBattlePage.tsx';
