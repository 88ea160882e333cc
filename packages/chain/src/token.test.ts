/** Balances and the mint: what is read from accounts, and the sentences of the spec. */
import {
  type Address,
  type GetAccountInfoApi,
  getBase58Decoder,
  getBase64Decoder,
  type ReadonlyUint8Array,
} from '@solana/kit';
import { AccountState, getMintEncoder, getTokenEncoder, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { TOKEN_2022_PROGRAM_ADDRESS } from './mint.ts';
import { fakeRpc } from './testing/fakeRpc.ts';
import { checkBalance, tokenBalance, tokenInfo } from './token.ts';

const some = (fill: number) => getBase58Decoder().decode(new Uint8Array(32).fill(fill)) as Address;
const [mint, wallet, stranger] = [some(1), some(2), some(3)];

function holding(data: ReadonlyUint8Array | null, owner: Address = TOKEN_PROGRAM_ADDRESS) {
  const value = data && {
    data: [getBase64Decoder().decode(data), 'base64'],
    owner,
    executable: false,
    lamports: 1n,
    space: BigInt(data.length),
  };
  return fakeRpc<GetAccountInfoApi>({ getAccountInfo: () => ({ value }) }).rpc;
}

const tokenAccount = getTokenEncoder().encode({
  mint,
  owner: wallet,
  amount: 7_500_000n,
  delegate: null,
  state: AccountState.Initialized,
  isNative: null,
  delegatedAmount: 0n,
  closeAuthority: null,
});
const mintAccount = getMintEncoder().encode({
  mintAuthority: stranger,
  supply: 99n,
  decimals: 6,
  isInitialized: true,
  freezeAuthority: null,
});

describe('tokenBalance', () => {
  const balance = (rpc: Parameters<typeof tokenBalance>[0]) =>
    tokenBalance(rpc, wallet, mint, TOKEN_PROGRAM_ADDRESS);

  it('is what the associated token account holds', async () => {
    expect(await balance(holding(tokenAccount))).toBe(7_500_000n);
  });

  it('is nothing without an account, or with another program’s', async () => {
    expect(await balance(holding(null))).toBe(0n);
    expect(await balance(holding(tokenAccount, stranger))).toBe(0n);
    expect(await balance(holding(new Uint8Array(3)))).toBe(0n);
  });

  it('is unknown, not nothing, when the node fails', async () => {
    const { rpc } = fakeRpc<GetAccountInfoApi>({
      getAccountInfo: () => {
        throw new Error('node down');
      },
    });
    await expect(balance(rpc)).rejects.toThrow('node down');
  });
});

describe('checkBalance', () => {
  it('speaks the spec’s sentences', () => {
    expect(checkBalance(5_000_000n, 5_000_000n, 6)).toBeNull();
    expect(checkBalance(0n, 5_000_000n, 6)).toEqual({
      refused: true,
      code: 'no-tokens',
      message: "You don't have any PP tokens. You need 5 PP to purchase this pack.",
    });
    expect(checkBalance(1_500_000n, 5_000_000n, 6)).toEqual({
      refused: true,
      code: 'insufficient-balance',
      message: 'Insufficient PP balance. Trying to burn 5 tokens but only have 1.5 tokens.',
    });
  });
});

describe('tokenInfo', () => {
  it('reads what has to be pinned', async () => {
    expect(await tokenInfo(holding(mintAccount), mint)).toEqual({
      token: {
        mint,
        tokenProgram: TOKEN_PROGRAM_ADDRESS,
        decimals: 6,
        supply: 99n,
        mintAuthority: stranger,
        freezeAuthority: null,
        extensions: [],
      },
    });
  });

  it('reads the extensions that lie behind a mint of Token-2022', async () => {
    const extended = new Uint8Array(200);
    extended.set(mintAccount);
    extended.set([1, 12, 0, 30, 0], 165);
    expect(await tokenInfo(holding(extended, TOKEN_2022_PROGRAM_ADDRESS), mint)).toMatchObject({
      token: {
        extensions: [{ type: 12, data: new Uint8Array(30) }],
        tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
      },
    });
  });

  it.each([
    ['there is no account', holding(null)],
    ['another program owns it', holding(mintAccount, stranger)],
    ['it is a token account', holding(tokenAccount)],
    ['it is too short', holding(new Uint8Array(10))],
    ['it was never initialized', holding(new Uint8Array(82))],
    ['the node fails', fakeRpc<GetAccountInfoApi>({}).rpc],
  ])('says so when %s', async (_, rpc) => {
    expect(await tokenInfo(rpc, mint)).toEqual({
      refused: true,
      code: 'no-token-info',
      message: 'Failed to get PP token info. Make sure the token mint address is correct',
    });
  });
});
