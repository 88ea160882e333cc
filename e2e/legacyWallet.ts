/** An old injected wallet that knows four calls and nothing of the Wallet Standard, for pages under test. */
import type { Page } from '@playwright/test';

/** Puts `window.solana` into the page before it loads. The key stays in localStorage, so a reload finds it again. */
export async function injectLegacyWallet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    const base58 = (bytes: Uint8Array): string => {
      let n = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
      let text = '';
      for (; n > 0n; n /= 58n) text = ALPHABET[Number(n % 58n)] + text;
      for (const byte of bytes) {
        if (byte !== 0) break;
        text = `1${text}`;
      }
      return text;
    };

    type Keys = { privateKey: CryptoKey; publicKey: Uint8Array };
    const STORED = 'legacy-wallet-key';
    async function keys(): Promise<Keys> {
      const stored = localStorage.getItem(STORED);
      if (stored !== null) {
        const { d, x } = JSON.parse(stored) as { d: string; x: string };
        const jwk = { kty: 'OKP', crv: 'Ed25519', d, x };
        const privateKey = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', true, ['sign']);
        const raw = atob(x.replaceAll('-', '+').replaceAll('_', '/'));
        return { privateKey, publicKey: Uint8Array.from(raw, (c) => c.charCodeAt(0)) };
      }
      const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
      const { d, x } = await crypto.subtle.exportKey('jwk', pair.privateKey);
      localStorage.setItem(STORED, JSON.stringify({ d, x }));
      return keys();
    }

    class PublicKey {
      constructor(private readonly bytes: Uint8Array) {}
      toBytes = () => this.bytes;
      toBase58 = () => base58(this.bytes);
      toString = () => base58(this.bytes);
      equals = (other: { toString(): string }) => other.toString() === this.toString();
    }
    type LegacyTransaction = {
      serializeMessage(): Uint8Array;
      addSignature(key: PublicKey, signature: Uint8Array): void;
    };

    let connected: PublicKey | null = null;
    async function signTransaction(transaction: LegacyTransaction): Promise<LegacyTransaction> {
      if (connected === null) throw Object.assign(new Error('Wallet is not connected'), { code: 4100 });
      const { privateKey } = await keys();
      const signature = await crypto.subtle.sign(
        'Ed25519',
        privateKey,
        new Uint8Array(transaction.serializeMessage()),
      );
      transaction.addSignature(connected, new Uint8Array(signature));
      return transaction;
    }
    const TRUSTED = 'legacy-wallet-trusted';
    const provider = {
      isLegacyTestWallet: true,
      get publicKey() {
        return connected;
      },
      async connect(options?: { onlyIfTrusted?: boolean }) {
        if (options?.onlyIfTrusted && localStorage.getItem(TRUSTED) === null)
          throw Object.assign(new Error('The user did not trust this site'), { code: 4001 });
        localStorage.setItem(TRUSTED, 'yes');
        connected = new PublicKey((await keys()).publicKey);
        return { publicKey: connected };
      },
      async disconnect() {
        connected = null;
        localStorage.removeItem(TRUSTED);
      },
      signTransaction,
      signAllTransactions: (transactions: LegacyTransaction[]) =>
        Promise.all(transactions.map(signTransaction)),
    };
    Object.defineProperty(window, 'solana', { value: provider });
  });
}
