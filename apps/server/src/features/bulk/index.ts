/** The door of `bulk`: what other features may use. */
export { bulkRoutes } from './routes.ts';
