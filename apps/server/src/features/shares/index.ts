/** The door of `shares`: what other features may use. */
export { registerShares } from './routes.ts';
