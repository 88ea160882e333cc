/** Tighter limits for calls that cost more: shares of what one address may ask in a minute. */
export type Limit = { max: number; timeWindow: number };
export type Limits = { signIn: Limit; buy: Limit; faucet: Limit; rpc: Limit };

/** With the default of 600 a minute: 30 sign-ins, 300 purchase calls, 20 gifts, 600 chain calls. */
export function limitsFor(perMinute: number): Limits {
  const share = (of: number): Limit => ({ max: Math.max(1, Math.round(perMinute * of)), timeWindow: 60_000 });
  return { signIn: share(1 / 20), buy: share(1 / 2), faucet: share(1 / 30), rpc: share(1) };
}
