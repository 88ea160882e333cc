/** The door of `wallet`: what other features may use. */
export { balances, type Balances } from './balance.ts';
export { changeRoutes } from './changeRoutes.ts';
export { notifyWallet, walletTopic } from './changes.ts';
export { walletRoutes } from './routes.ts';
export { welcome } from './welcome.ts';
export { writeChange } from './changeStream.ts';
