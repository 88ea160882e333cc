/** Buying with misbehaving wallets: they do not answer, answer too late, or switch accounts in the middle. */
import type { IntentAnswer } from '@pokesol/protocol';
import { getTransactionDecoder, getTransactionEncoder } from '@solana/kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shortAddress } from '../../platform/format.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { api } from '../../testing/api.ts';
import { serveChain } from '../../testing/chain.ts';
import { PACK_TYPES } from '../../testing/examples.ts';
import type { ChainBehaviour } from '../../testing/fakeChain.ts';
import { dialog, message, toast } from '../../testing/pages.ts';
import { resize, showPage } from '../../testing/show.tsx';
import { MINT, REFERENCE, type TestSigner, TOKEN_PROGRAM, testSigner } from '../../testing/signer.ts';
import { ADDRESS, accountOf, recogniseWallet } from '../../testing/wallet.ts';
import type { AccountsListener, WalletFeatures } from '../wallet/walletStandard.ts';

const INTENT: IntentAnswer = {
  intentId: 'i1',
  reference: REFERENCE,
  price: '60',
  amount: '60000000',
  mint: MINT,
  decimals: 6,
  tokenProgram: TOKEN_PROGRAM,
  seedHash: '0'.repeat(64),
  packHash: '0'.repeat(64),
  expiresAt: '2030-01-01T00:00:00.000Z',
};
const BURNS = 'pokesol.unrecorded-burns';

const card = page.getByRole('article', { name: 'Base Set Mini Pack', exact: true });
const buy = card.getByRole('button', { name: /^Buy Pack|^Preparing|^Check your wallet|^Burning|^Recording/ });
const cancel = page.getByRole('button', { name: 'Cancel', exact: true });

let signer: TestSigner;
let behaviour: ChainBehaviour;
let chain: Awaited<ReturnType<typeof serveChain>>;

/** Opens the store with a connected wallet whose window stays open until `answer` is called. */
async function openStore() {
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let change: AccountsListener = () => {};
  const features: Partial<WalletFeatures> = {
    'standard:events': {
      version: '1.0.0',
      on: (_, listener) => {
        change = listener;
        return () => {};
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: async (...inputs) => {
        await pressed;
        return Promise.all(
          inputs.map(async ({ transaction }) => ({ signedTransaction: await sign(transaction) })),
        );
      },
    },
  };
  await recogniseWallet({ address: signer.address, features });
  await showPage('/');
  return { answer, change: () => change({ accounts: [accountOf(ADDRESS)] }) };
}

async function sign(wire: Uint8Array): Promise<Uint8Array> {
  const decoded = getTransactionDecoder().decode(wire);
  const signature = await signer.sign(Uint8Array.from(decoded.messageBytes));
  const signatures = { [signer.address]: signature } as unknown as typeof decoded.signatures;
  return new Uint8Array(getTransactionEncoder().encode({ ...decoded, signatures }));
}

beforeEach(async () => {
  signer = await testSigner();
  behaviour = { balance: 9_000_000_000n };
  localStorage.setItem('pokesol.shelf-view', 'classic');
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer('GET /api/users/*/pack-purchases', []);
  api.answer('POST /api/pack-purchases/intents', INTENT);
  api.answer('POST /api/auth/logout', undefined);
  chain = await serveChain(signer.address, behaviour);
});

describe('a wallet that does not answer', () => {
  test('can be cancelled at once: nothing is burned, whatever it signs later, and the player can buy again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { answer } = await openStore();
    await buy.click();
    await expect.element(buy).toHaveTextContent(/^Check your wallet/);
    await expect.element(cancel).toBeVisible();
    await expectAccessible();
    await cancel.click();
    await expect.element(toast('Purchase Cancelled')).toBeVisible();
    await expect
      .element(message)
      .toHaveTextContent(/Nothing was burned: anything your wallet signs now will not be sent\./);
    await expect.element(cancel).not.toBeInTheDocument();
    await expect.element(buy).toHaveTextContent(/^Buy Pack/);
    await expect.element(buy).toHaveFocus();
    answer();
    // Meanwhile the next purchase runs to its end.
    behaviour.fate = 'failed';
    await buy.click();
    await expect.element(message).toHaveTextContent(/failed on the chain, so no tokens were burned/);
    expect(new Set(chain.sent).size).toBe(1);
    expect(api.calls('POST /api/pack-purchases/intents')).toHaveLength(2);
  });

  test.for([320, 375, 768])('leaves room for both buttons on a screen of %i pixels', async (width) => {
    const { answer } = await openStore();
    await resize({ width, height: 740 });
    await buy.click();
    await expect.element(cancel).toBeVisible();
    const [button, other] = [buy.element(), cancel.element()].map((each) => each.getBoundingClientRect());
    expect(other?.left).toBeGreaterThanOrEqual(button?.right ?? 0);
    expect(other?.right).toBeLessThanOrEqual(card.element().getBoundingClientRect().right);
    await cancel.click();
    answer();
  });
});

describe('a wallet that switches accounts in the middle', () => {
  const owner = () => shortAddress(signer.address, 6, 4);

  test('before it signed: the purchase ends, and nothing was burned', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { answer, change } = await openStore();
    await buy.click();
    await expect.element(buy).toHaveTextContent(/^Check your wallet/);
    change();
    await expect
      .element(message)
      .toHaveTextContent(/Your wallet disconnected in the middle of the purchase\. Nothing was burned/);
    answer();
    await expect.element(buy).toHaveTextContent(/^Buy Pack/);
    expect(chain.sent).toEqual([]);
    expect(localStorage.getItem(BURNS) ?? '[]').toBe('[]');
  });

  test('while the chain has it: the page names the wallet that paid and keeps its burn', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    behaviour.fate = 'silent';
    const { answer, change } = await openStore();
    await buy.click();
    answer();
    await expect.element(buy).toHaveTextContent(/^Burning/);
    await expect.poll(() => chain.sent.length).toBeGreaterThan(0);
    change();
    await expect
      .element(message)
      .toHaveTextContent(`during the payment. Connect ${owner()} again: your pack waits there.`);
    behaviour.fate = 'confirmed';
    await expect.element(dialog).toHaveAccessibleName('Your wallet disconnected during the payment');
    await expect.element(dialog).toHaveTextContent(`The tokens of ${owner()} have been burned`);
    await expect.element(dialog.getByRole('button', { name: /Copy/ })).toBeVisible();
    await expectAccessible();
    // The server would have taken it for a burn of the wallet that is connected now.
    expect(api.calls('POST /api/pack-purchases')).toEqual([]);
    expect(JSON.parse(localStorage.getItem(BURNS) ?? '[]')).toMatchObject([
      { record: { userId: signer.address } },
    ]);
  });
});
