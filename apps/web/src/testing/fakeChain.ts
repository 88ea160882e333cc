/** For tests: a chain that answers exactly the calls a purchase makes, and fails each of them on demand. */
import { type Address, getBase64Decoder, none } from '@solana/kit';
import { findAssociatedTokenPda, getMintEncoder, getTokenEncoder } from '@solana-program/token';
import type { BuyPorts } from '../features/store/buyPack.ts';
import { BLOCKHASH, MINT, TOKEN_PROGRAM } from './signer.ts';

export type ChainBehaviour = {
  mint?: 'missing';
  /** Base units; undefined for no token account at all. */
  balance?: bigint;
  isFrozen?: boolean;
  blockhash?: 'unreachable';
  /** What others offer for a unit in the last blocks, in millionths of a lamport; none says nothing. */
  offers?: readonly bigint[];
  /** The block height once a transaction was sent; «expired» sets it far past the lifetime of the built transaction. */
  height?: bigint;
  /** The last height at which the chain accepts the signed blockhash. */
  validTo?: bigint;
  /** How a sent transaction ends. */
  fate?: 'confirmed' | 'failed' | 'expired' | 'silent';
};

const account = (data: Uint8Array | Readonly<Uint8Array>) => ({
  data: [getBase64Decoder().decode(data as Uint8Array), 'base64'],
  executable: false,
  lamports: 1n,
  owner: TOKEN_PROGRAM,
  space: BigInt(data.length),
});

const mintAccount = account(
  getMintEncoder().encode({
    mintAuthority: none(),
    supply: 1_000_000_000n,
    decimals: 6,
    isInitialized: true,
    freezeAuthority: none(),
  }) as Uint8Array,
);

export async function fakeChain(wallet: Address, behaviour: ChainBehaviour) {
  const [tokenAddress] = await findAssociatedTokenPda({
    owner: wallet,
    mint: MINT,
    tokenProgram: TOKEN_PROGRAM,
  });
  const sent: string[] = [];
  const call = (answer: () => unknown) => ({ send: async () => answer() });

  function accountAt(address: Address): unknown {
    if (address === MINT) return behaviour.mint === 'missing' ? null : mintAccount;
    if (address !== tokenAddress || behaviour.balance === undefined) return null;
    return account(
      getTokenEncoder().encode({
        mint: MINT,
        owner: wallet,
        amount: behaviour.balance,
        delegate: none(),
        state: behaviour.isFrozen ? 2 : 1,
        isNative: none(),
        delegatedAmount: 0n,
        closeAuthority: none(),
      }) as Uint8Array,
    );
  }

  const height = () => {
    if (sent.length === 0) return 100n;
    return behaviour.height ?? (behaviour.fate === 'expired' ? 200n : 100n);
  };

  function status(): unknown {
    if (sent.length === 0 || behaviour.fate === 'expired' || behaviour.fate === 'silent') return null;
    const err = behaviour.fate === 'failed' ? { InstructionError: [0, { Custom: 1 }] } : null;
    return { confirmationStatus: 'confirmed', err, slot: 9n };
  }

  const rpc = {
    getAccountInfo: (address: Address) => call(() => ({ context: { slot: 1n }, value: accountAt(address) })),
    getLatestBlockhash: () =>
      call(() => {
        if (behaviour.blockhash === 'unreachable') throw new TypeError('fetch failed');
        return { value: { blockhash: BLOCKHASH, lastValidBlockHeight: 150n } };
      }),
    getRecentPrioritizationFees: () =>
      call(() => behaviour.offers?.map((prioritizationFee, slot) => ({ slot, prioritizationFee })) ?? []),
    getBlockHeight: () => call(height),
    isBlockhashValid: () => call(() => ({ value: height() <= (behaviour.validTo ?? 150n) })),
    getSignatureStatuses: () => call(() => ({ value: [status()] })),
    sendTransaction: (wire: string) => call(() => sent.push(wire)),
  };
  return { rpc: rpc as unknown as BuyPorts['rpc'], sent };
}
