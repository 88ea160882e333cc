/** The door of `battle/screen`: what other features may use. */
export { loadAhead } from './loadAhead.ts';
