/** The door of `share`: what other features may use. */
export { SharePull } from './SharePull.tsx';
