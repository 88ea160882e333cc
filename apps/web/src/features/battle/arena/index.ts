/** The door of `battle/arena`: what other features may use. */
export { ArenaBackdrop } from './ArenaBackdrop.tsx';
