/** The door of `shares`: what other features may use. */
export { shareRoutes } from './routes.ts';
