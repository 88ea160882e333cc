/** The door of `auth`: what other features may use. */
export { authRoutes } from './routes.ts';
export { walletOfSession } from './sessions.ts';
export { wallets, sessions, signInChallenges } from './tables.ts';
export { watchSession } from './watchSession.ts';
export { lockWallet } from './lockWallet.ts';
