/** The door of `auth`: what other features may use. */

export { lockWallet } from './lockWallet.ts';
export { registerAuth } from './routes.ts';
export { walletOfSession } from './sessions.ts';
export { sessions, signInChallenges, wallets } from './tables.ts';
export { watchSession } from './watchSession.ts';
