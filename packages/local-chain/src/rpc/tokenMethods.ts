/** Reading token accounts and mints. */

import type { Address, EncodedAccount } from '@solana/kit';
import type { LedgerChain } from '../chain.ts';
import { isTokenProgram, readMint, readToken, uiTokenAmount } from '../tokenAccounts.ts';
import { readAccountFormat } from './accountJson.ts';
import { listAccounts } from './accountMethods.ts';
import { invalidParams, RpcError } from './errors.ts';
import { isJsonObject } from './json.ts';
import type { RpcMethod } from './node.ts';
import { inContext, readAccountCall, readAddress, readCallConfig, readChainView } from './params.ts';

const getTokenAccountsByOwner: RpcMethod = (params, { chain }) => {
  const owner = readAddress(params[0]);
  if (owner instanceof RpcError) return owner;
  const wanted = readTokenFilter(params[1], chain);
  if (wanted instanceof RpcError) return wanted;
  const config = readCallConfig(params[2]);
  if (config instanceof RpcError) return config;
  const view = readChainView(config, chain);
  if (view instanceof RpcError) return view;
  const format = readAccountFormat(config);
  if (format instanceof RpcError) return format;
  const accounts = chain.tokenAccounts
    .ownedBy(owner)
    .map((address) => chain.vm.account(address))
    .filter((account) => account !== null)
    .filter(wanted);
  const listed = listAccounts(accounts, format, chain);
  return listed instanceof RpcError ? listed : inContext(view, listed);
};

function readTokenFilter(
  value: unknown,
  chain: LedgerChain,
): ((account: EncodedAccount) => boolean) | RpcError {
  if (!isJsonObject(value)) return invalidParams('Invalid params: expected a mint or a programId');
  if (value.mint !== undefined) {
    const mint = readAddress(value.mint);
    if (mint instanceof RpcError) return mint;
    const decimals = decimalsOf(mint, chain);
    return decimals instanceof RpcError ? decimals : (account) => readToken(account)?.mint === mint;
  }
  const program = readAddress(value.programId);
  if (program instanceof RpcError) return program;
  if (!isTokenProgram(program)) return invalidParams('Invalid param: unrecognized Token program id');
  return (account) => account.programAddress === program;
}

function decimalsOf(mint: Address, chain: LedgerChain): number | RpcError {
  const account = chain.vm.account(mint);
  if (account === null) return invalidParams('Invalid param: could not find mint');
  return readMint(account)?.decimals ?? invalidParams('Invalid param: not a Token mint');
}

const getTokenAccountBalance: RpcMethod = (params, { chain }) => {
  const call = readAccountCall(params, chain);
  if (call instanceof RpcError) return call;
  const { address, view } = call;
  const account = chain.vm.account(address);
  if (account === null) return invalidParams('Invalid param: could not find account');
  const token = readToken(account);
  if (token === undefined) return invalidParams('Invalid param: not a Token account');
  const decimals = decimalsOf(token.mint, chain);
  return decimals instanceof RpcError ? decimals : inContext(view, uiTokenAmount(token.amount, decimals));
};

const getTokenSupply: RpcMethod = (params, { chain }) => {
  const call = readAccountCall(params, chain);
  if (call instanceof RpcError) return call;
  const { address, view } = call;
  const account = chain.vm.account(address);
  if (account === null) return invalidParams('Invalid param: could not find account');
  const mint = readMint(account);
  if (mint === undefined) return invalidParams('Invalid param: not a Token mint');
  return inContext(view, uiTokenAmount(mint.supply, mint.decimals));
};

export const tokenMethods = { getTokenAccountsByOwner, getTokenAccountBalance, getTokenSupply };
