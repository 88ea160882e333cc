/** The door of `bulk`: what other features may use. */
export { registerBulk } from './routes.ts';
