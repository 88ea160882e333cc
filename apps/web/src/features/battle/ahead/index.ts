/** The door of `battle/ahead`: what other features may use. */
export { loadAhead } from './loadAhead.ts';
