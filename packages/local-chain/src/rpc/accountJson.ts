/** Writes an account the way a node does, in the encoding that was asked for. */

import {
  type EncodedAccount,
  getBase58Decoder,
  getBase64Decoder,
  type Option,
  unwrapOption,
} from '@solana/kit';
import { AccountState, type Mint, type Token } from '@solana-program/token';
import type { LedgerChain } from '../chain.ts';
import { readMint, readToken, TOKEN_PROGRAM, uiTokenAmount } from '../tokenAccounts.ts';
import { invalidParams, RPC_CODES, RpcError } from './errors.ts';
import { isJsonObject } from './json.ts';
import { type CallConfig, readInteger } from './params.ts';

/** A node refuses to write more than this in base58. */
const MAX_BASE58_BYTES = 128;
/** Accounts pay no rent any more: the epoch is always the last one there is. */
const RENT_EPOCH = 2n ** 64n - 1n;

export type AccountFormat = {
  encoding: 'binary' | 'base58' | 'base64' | 'jsonParsed';
  slice: { offset: number; length: number } | undefined;
};

export function readAccountFormat(
  config: CallConfig,
  missing: 'binary' | 'base64' = 'binary',
): AccountFormat | RpcError {
  const encoding = config.encoding ?? missing;
  if (encoding !== 'binary' && encoding !== 'base58' && encoding !== 'base64' && encoding !== 'jsonParsed') {
    return invalidParams(`Invalid params: unsupported encoding ${JSON.stringify(encoding)}`);
  }
  if (config.dataSlice === undefined || config.dataSlice === null) return { encoding, slice: undefined };
  if (!isJsonObject(config.dataSlice)) return invalidParams('Invalid params: dataSlice must be an object');
  const offset = readInteger(config.dataSlice.offset, 'dataSlice.offset');
  if (offset instanceof RpcError) return offset;
  const length = readInteger(config.dataSlice.length, 'dataSlice.length');
  return length instanceof RpcError ? length : { encoding, slice: { offset, length } };
}

export function accountJson(account: EncodedAccount, format: AccountFormat, chain: LedgerChain): unknown {
  const data = dataJson(account, format, chain);
  if (data instanceof RpcError) return data;
  return {
    data,
    executable: account.executable,
    lamports: account.lamports,
    owner: account.programAddress,
    rentEpoch: RENT_EPOCH,
    space: account.data.length,
  };
}

function dataJson(account: EncodedAccount, format: AccountFormat, chain: LedgerChain): unknown {
  if (format.encoding === 'jsonParsed') {
    const parsed = parsedJson(account, chain);
    if (parsed !== undefined) {
      const program = account.programAddress === TOKEN_PROGRAM ? 'spl-token' : 'spl-token-2022';
      return { parsed, program, space: account.data.length };
    }
  }
  const { slice } = format;
  const bytes =
    slice === undefined ? account.data : account.data.slice(slice.offset, slice.offset + slice.length);
  if (format.encoding === 'base64' || format.encoding === 'jsonParsed') {
    return [getBase64Decoder().decode(bytes), 'base64'];
  }
  if (bytes.length > MAX_BASE58_BYTES) {
    return new RpcError(
      RPC_CODES.invalidRequest,
      'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
    );
  }
  const text = getBase58Decoder().decode(bytes);
  return format.encoding === 'binary' ? text : [text, 'base58'];
}

function parsedJson(account: EncodedAccount, chain: LedgerChain): unknown {
  const mint = readMint(account);
  if (mint !== undefined) return { info: mintJson(mint), type: 'mint' };
  const token = readToken(account);
  if (token === undefined) return undefined;
  const mintAccount = chain.vm.account(token.mint);
  const decimals = mintAccount === null ? undefined : readMint(mintAccount)?.decimals;
  return decimals === undefined ? undefined : { info: tokenJson(token, decimals), type: 'account' };
}

function mintJson(mint: Mint): unknown {
  return {
    decimals: mint.decimals,
    freezeAuthority: unwrapOption(mint.freezeAuthority),
    isInitialized: mint.isInitialized,
    mintAuthority: unwrapOption(mint.mintAuthority),
    supply: mint.supply.toString(),
  };
}

function tokenJson(token: Token, decimals: number): unknown {
  return {
    isNative: token.isNative.__option === 'Some',
    mint: token.mint,
    owner: token.owner,
    state: token.state === AccountState.Frozen ? 'frozen' : 'initialized',
    tokenAmount: uiTokenAmount(token.amount, decimals),
    ...present('delegate', token.delegate),
    ...(token.delegate.__option === 'Some' && {
      delegatedAmount: uiTokenAmount(token.delegatedAmount, decimals),
    }),
    ...present('closeAuthority', token.closeAuthority),
    ...(token.isNative.__option === 'Some' && {
      rentExemptReserve: uiTokenAmount(token.isNative.value, decimals),
    }),
  };
}

function present(name: string, option: Option<string>): Record<string, string> {
  const value = unwrapOption(option);
  return value === null ? {} : { [name]: value };
}
