/** Everything that the page and the server share about the chain: burns, their proof, and signing in. */
export * from './amount.ts';
export * from './blockhash.ts';
export * from './burn.ts';
export * from './burnOnChain.ts';
export * from './burnRefusals.ts';
export * from './lifetime.ts';
export * from './mint.ts';
export * from './mintVerdict.ts';
export * from './priorityFee.ts';
export {
  type BurnTransaction,
  findReferences,
  type ObservedBurn,
  readBurns,
  type TokenId,
} from './readBurns.ts';
export type { BurnParams, BurnRefused } from './refuseBurn.ts';
export { realSleep, type Sleep } from './result.ts';
export * from './send.ts';
export {
  SIGN_IN_REFUSALS,
  type SignInChallenge,
  type SignInClock,
  type SignInRefusal,
  type SignInVerdict,
  signInText,
  verifySignInMessage,
} from './signIn.ts';
export { buildSignInTransaction, verifySignInTransaction } from './signInTransaction.ts';
export * from './token.ts';
export * from './verifyBurn.ts';
