/** Mints by their bytes: rights without a holder break nothing, and what this build does not know is refused. */
import { type Address, getAddressEncoder } from '@solana/kit';
import { getMintEncoder, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { describe, expect, test } from 'vitest';
import { mintOf, TOKEN_2022_PROGRAM_ADDRESS } from './mint.ts';
import { judgeMint } from './mintVerdict.ts';
import { someAddress } from './testing/compile.ts';

const [address, who] = [someAddress(1), someAddress(2)];
const NO_KEY = new Array<number>(32).fill(0);
const WHO = [...getAddressEncoder().encode(who)];

type Authorities = { mintAuthority?: Address; freezeAuthority?: Address };

const plain = ({ mintAuthority, freezeAuthority }: Authorities = {}) =>
  getMintEncoder().encode({
    supply: 99n,
    decimals: 6,
    isInitialized: true,
    mintAuthority: mintAuthority ?? null,
    freezeAuthority: freezeAuthority ?? null,
  });

const extension = (type: number, data: readonly number[]) => [type, 0, data.length, 0, ...data];

function verdictOn(extensions: readonly number[], authorities: Authorities = {}) {
  const data = Uint8Array.from([
    ...plain(authorities),
    ...(extensions.length === 0 ? [] : [...new Array<number>(165 - 82).fill(0), 1, ...extensions]),
  ]);
  const mint = mintOf({ address, data, programAddress: TOKEN_2022_PROGRAM_ADDRESS });
  if (mint === undefined) throw new Error('no mint');
  return judgeMint(mint);
}

describe('rights without a holder', () => {
  test.each([
    ['closing', extension(3, NO_KEY)],
    ['delegate', extension(12, NO_KEY)],
    ['hook', extension(14, [...NO_KEY, ...NO_KEY])],
    ['pause', extension(26, [...NO_KEY, 0])],
    ['burn', extension(28, NO_KEY)],
  ])('%s: break nothing', (_, extensions) => {
    expect(verdictOn(extensions)).toEqual({ refusals: [], warnings: [] });
  });
});

describe('is refused', () => {
  test.each([
    ['closing', extension(3, WHO), `MintCloseAuthority: ${who} may close it`],
    ['a pause without end', extension(26, [...NO_KEY, 1]), 'PausableConfig: it is paused'],
    ['balances that are hidden', extension(16, NO_KEY), 'ConfidentialTransferFee: hides'],
    ['a supply that is hidden', extension(24, NO_KEY), 'ConfidentialMintBurn: hides'],
    ['what came later', extension(29, []), 'extension 29: this build does not know it'],
    ['what belongs to accounts', extension(7, []), 'extension 7: this build does not know it'],
    ['another form', extension(28, [...WHO, 1]), 'PermissionedBurn: this build does not know it'],
    ['what is cut off', extension(12, WHO).slice(0, -1), 'PermanentDelegate: this build does not know it'],
  ])('%s', (_, extensions, begins) => {
    expect(verdictOn(extensions).refusals).toEqual([expect.stringMatching(new RegExp(`^${begins}`))]);
  });

  test('each behind others, up to the end of the list', () => {
    const list = [
      ...extension(18, [...WHO, ...WHO]),
      ...extension(12, WHO),
      0,
      0,
      0,
      0,
      ...extension(3, WHO),
    ];
    expect(verdictOn(list).refusals).toEqual([expect.stringMatching(/^PermanentDelegate/)]);
  });
});

test('a hook that an authority may name is reported', () => {
  expect(verdictOn(extension(14, [...WHO, ...NO_KEY])).warnings).toEqual([
    expect.stringMatching(`^TransferHook: ${who} may name a program`),
  ]);
});

test('the authorities are named', () => {
  const { refusals, warnings } = verdictOn([], { mintAuthority: who, freezeAuthority: address });
  expect([refusals, warnings.length]).toEqual([[], 2]);
  expect(warnings.join()).toMatch(new RegExp(`mint authority ${who} .*freeze authority ${address} `));
});

test('what is no mint is none', () => {
  const mint = { address, programAddress: TOKEN_2022_PROGRAM_ADDRESS };
  expect(mintOf({ ...mint, data: new Uint8Array(165) })).toBeUndefined();
  expect(mintOf({ ...mint, data: new Uint8Array(82) })).toBeUndefined();
  expect(mintOf({ ...mint, data: new Uint8Array(plain()), programAddress: who })).toBeUndefined();
  const longer = Uint8Array.from([...plain(), ...new Array<number>(165 - 82).fill(0), 1]);
  expect(mintOf({ address, data: longer, programAddress: TOKEN_PROGRAM_ADDRESS })).toBeUndefined();
});
