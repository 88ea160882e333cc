/** The door of `wallet`: what other features may use. */
export type { Balances } from './balance.ts';
export { writeChange } from './changeStream.ts';
export { notifyWallet, walletTopic } from './changes.ts';
export { registerWallet } from './register.ts';
