/** Reading accounts. They are always shown in their newest state, whatever commitment is asked for. */

import type { EncodedAccount } from '@solana/kit';
import type { LedgerChain } from '../chain.ts';
import { matches, readFilters } from './accountFilters.ts';
import { type AccountFormat, accountJson, readAccountFormat } from './accountJson.ts';
import { invalidParams, RpcError } from './errors.ts';
import type { RpcMethod } from './node.ts';
import {
  inContext,
  readAccountCall,
  readAddress,
  readCallConfig,
  readChainView,
  readInteger,
  readList,
} from './params.ts';

const MAX_ACCOUNTS = 100;
/** The largest account there can be, in bytes. */
const MAX_ACCOUNT_BYTES = 10 * 1024 * 1024;

const getAccountInfo: RpcMethod = (params, { chain }) => {
  const call = readAccountCall(params, chain);
  if (call instanceof RpcError) return call;
  const { address, config, view } = call;
  const format = readAccountFormat(config);
  if (format instanceof RpcError) return format;
  const account = chain.vm.account(address);
  const json = account === null ? null : accountJson(account, format, chain);
  return json instanceof RpcError ? json : inContext(view, json);
};

const getMultipleAccounts: RpcMethod = (params, { chain }) => {
  const list = readList(params[0], MAX_ACCOUNTS);
  if (list instanceof RpcError) return list;
  const config = readCallConfig(params[1]);
  if (config instanceof RpcError) return config;
  const view = readChainView(config, chain);
  if (view instanceof RpcError) return view;
  const format = readAccountFormat(config, 'base64');
  if (format instanceof RpcError) return format;
  const accounts: unknown[] = [];
  for (const item of list) {
    const address = readAddress(item);
    if (address instanceof RpcError) return address;
    const account = chain.vm.account(address);
    const json = account === null ? null : accountJson(account, format, chain);
    if (json instanceof RpcError) return json;
    accounts.push(json);
  }
  return inContext(view, accounts);
};

const getProgramAccounts: RpcMethod = (params, { chain }) => {
  const call = readAccountCall(params, chain);
  if (call instanceof RpcError) return call;
  const { address: program, config, view } = call;
  const format = readAccountFormat(config);
  if (format instanceof RpcError) return format;
  const filters = readFilters(config.filters);
  if (filters instanceof RpcError) return filters;
  const accounts = chain.vm.programAccounts(program).filter((account) => matches(account, filters));
  const listed = listAccounts(accounts, format, chain);
  return config.withContext === true && !(listed instanceof RpcError) ? inContext(view, listed) : listed;
};

/** Accounts with their addresses, as getProgramAccounts and getTokenAccountsByOwner list them. */
export function listAccounts(
  accounts: EncodedAccount[],
  format: AccountFormat,
  chain: LedgerChain,
): unknown[] | RpcError {
  const listed: unknown[] = [];
  for (const account of accounts) {
    const json = accountJson(account, format, chain);
    if (json instanceof RpcError) return json;
    listed.push({ pubkey: account.address, account: json });
  }
  return listed;
}

const getBalance: RpcMethod = (params, { chain }) => {
  const call = readAccountCall(params, chain);
  if (call instanceof RpcError) return call;
  const { address, view } = call;
  return inContext(view, chain.vm.account(address)?.lamports ?? 0n);
};

const getMinimumBalanceForRentExemption: RpcMethod = (params, { chain }) => {
  const space = readInteger(params[0], 'the data length');
  if (space instanceof RpcError) return space;
  if (space > MAX_ACCOUNT_BYTES)
    return invalidParams('Invalid params: the data length is larger than an account can be');
  return chain.vm.rentExemption(space);
};

export const accountMethods = {
  getAccountInfo,
  getMultipleAccounts,
  getProgramAccounts,
  getBalance,
  getMinimumBalanceForRentExemption,
};
