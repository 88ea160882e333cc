/** Whether a wallet's error means that its owner declined the request, which ends it. */

/**
 * Wallets report it with code 4001, Wallet Standard wallets only in the message. «Cancelled» alone does not mean it: devices say
 * that when they cannot do something («Message signing cancelled»).
 */
export function isDeclined(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (Reflect.get(error, 'code') === 4001) return true;
  const said = String(Reflect.get(error, 'message') ?? '');
  return /reject|denied|deny|declin/i.test(said) || (/cancel/i.test(said) && /\b(user|you)\b/i.test(said));
}
