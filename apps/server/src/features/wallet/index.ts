/** The door of `wallet`: what other features may use. */
export { type Balances, balances } from './balance.ts';
export { changeRoutes } from './changeRoutes.ts';
export { writeChange } from './changeStream.ts';
export { notifyWallet, walletTopic } from './changes.ts';
export { walletRoutes } from './routes.ts';
export { welcome } from './welcome.ts';
