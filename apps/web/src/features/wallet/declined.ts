/** Whether a wallet's error is its owner's own «no», which ends what was asked. */

/**
 * Wallets say it with code 4001, Wallet Standard ones only in words. «Cancelled» alone is no such word: devices say it of what
 * they cannot do («Message signing cancelled»).
 */
export function isDeclined(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (Reflect.get(error, 'code') === 4001) return true;
  const said = String(Reflect.get(error, 'message') ?? '');
  return /reject|denied|deny|declin/i.test(said) || (/cancel/i.test(said) && /\b(user|you)\b/i.test(said));
}
