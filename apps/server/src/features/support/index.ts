/** The door of `support`: what other features may use. */
export { supportActRoutes } from './actRoutes.ts';
export { supportRoutes } from './routes.ts';
