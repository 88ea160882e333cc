/** Sending, trying out and pricing transactions, and the airdrop. */

import { BLOCKHASH_LIFETIME } from '../blockhashes.ts';
import type { LedgerChain, Simulation } from '../chain.ts';
import { feeOf } from '../fees.ts';
import { blockHeightOf } from '../slots.ts';
import { describeTransactionError } from '../transactionErrors.ts';
import { decodeMessage, decodeTransaction, type WireTransaction } from '../wireTransaction.ts';
import { accountJson, readAccountFormat } from './accountJson.ts';
import { invalidParams, RPC_CODES, RpcError } from './errors.ts';
import { isJsonObject } from './json.ts';
import type { RpcMethod } from './node.ts';
import {
  inContext,
  readAddress,
  readBytes,
  readCallConfig,
  readChainView,
  readInteger,
  readList,
} from './params.ts';

function readTransaction(value: unknown, encoding: unknown): WireTransaction | RpcError {
  const bytes = readBytes(value, encoding);
  if (bytes instanceof RpcError) return bytes;
  return (
    decodeTransaction(bytes) ??
    invalidParams(
      'failed to deserialize solana_transaction::versioned::VersionedTransaction: not a valid transaction',
    )
  );
}

const sendTransaction: RpcMethod = (params, { chain }) => {
  const config = readCallConfig(params[1]);
  if (config instanceof RpcError) return config;
  const wire = readTransaction(params[0], config.encoding);
  if (wire instanceof RpcError) return wire;
  const view = readChainView({ ...config, commitment: config.preflightCommitment }, chain);
  if (view instanceof RpcError) return view;
  if (config.skipPreflight !== true) {
    const simulation = chain.simulate(wire, {
      commitment: view.commitment,
      verifySignatures: true,
      ignoreBlockhash: false,
    });
    if (simulation.err === 'SignatureFailure') {
      return new RpcError(RPC_CODES.badSignature, 'Transaction signature verification failure');
    }
    if (simulation.err !== null) {
      const reason = describeTransactionError(simulation.err);
      return new RpcError(RPC_CODES.preflightFailure, `Transaction simulation failed: ${reason}`, {
        ...simulationJson(simulation),
        accounts: null,
      });
    }
  }
  // Like a node, which has only forwarded it by now: what is dropped later simply never shows up.
  chain.submit(wire);
  return wire.signature;
};

const simulateTransaction: RpcMethod = (params, { chain }) => {
  const config = readCallConfig(params[1]);
  if (config instanceof RpcError) return config;
  const wire = readTransaction(params[0], config.encoding);
  if (wire instanceof RpcError) return wire;
  const view = readChainView(config, chain);
  if (view instanceof RpcError) return view;
  const verifySignatures = config.sigVerify === true;
  const replaceBlockhash = config.replaceRecentBlockhash === true;
  if (verifySignatures && replaceBlockhash) {
    return invalidParams('sigVerify may not be used with replaceRecentBlockhash');
  }
  const simulation = chain.simulate(wire, {
    commitment: view.commitment,
    verifySignatures,
    ignoreBlockhash: replaceBlockhash,
  });
  const accounts = simulatedAccounts(config.accounts, simulation, chain);
  if (accounts instanceof RpcError) return accounts;
  const replacementBlockhash = replaceBlockhash
    ? {
        blockhash: chain.blockhashes.at(view.slot),
        lastValidBlockHeight: blockHeightOf(view.slot) + BLOCKHASH_LIFETIME,
      }
    : null;
  const innerInstructions = config.innerInstructions === true ? simulation.innerInstructions : null;
  return inContext(view, {
    ...simulationJson(simulation),
    accounts,
    innerInstructions,
    replacementBlockhash,
  });
};

/** The fields that a preflight failure and a simulation share. */
function simulationJson(simulation: Simulation): object {
  return {
    err: simulation.err,
    fee: simulation.fee,
    innerInstructions: null,
    loadedAccountsDataSize: simulation.before.loadedBytes,
    loadedAddresses: simulation.loadedAddresses,
    logs: simulation.logs,
    postBalances: simulation.after.balances,
    postTokenBalances: simulation.after.tokenBalances,
    preBalances: simulation.before.balances,
    preTokenBalances: simulation.before.tokenBalances,
    replacementBlockhash: null,
    returnData:
      simulation.returnData === null
        ? null
        : { data: [simulation.returnData.data, 'base64'], programId: simulation.returnData.programId },
    unitsConsumed: simulation.units,
  };
}

/** The accounts that the client wanted to see as the transaction would leave them. */
function simulatedAccounts(
  wanted: unknown,
  simulation: Simulation,
  chain: LedgerChain,
): unknown[] | null | RpcError {
  if (!isJsonObject(wanted)) return null;
  const format = readAccountFormat(wanted, 'base64');
  if (format instanceof RpcError) return format;
  const list = readList(wanted.addresses, simulation.before.balances.length);
  if (list instanceof RpcError) return list;
  const changed = new Map(simulation.accounts.map((account) => [account.address, account]));
  const accounts: unknown[] = [];
  for (const item of list) {
    const address = readAddress(item);
    if (address instanceof RpcError) return address;
    const account = simulation.err === null ? (changed.get(address) ?? chain.vm.account(address)) : null;
    const json = account === null || account.lamports === 0n ? null : accountJson(account, format, chain);
    if (json instanceof RpcError) return json;
    accounts.push(json);
  }
  return accounts;
}

const getFeeForMessage: RpcMethod = (params, { chain }) => {
  const bytes = readBytes(params[0], 'base64');
  if (bytes instanceof RpcError) return bytes;
  const config = readCallConfig(params[1]);
  if (config instanceof RpcError) return config;
  const view = readChainView(config, chain);
  if (view instanceof RpcError) return view;
  const message = decodeMessage(bytes);
  if (message === undefined)
    return invalidParams('failed to deserialize solana_message::versions::VersionedMessage');
  const known = chain.blockhashes.isValid(message.lifetimeToken, view.slot);
  return inContext(view, known ? feeOf(message) : null);
};

const requestAirdrop: RpcMethod = async (params, { chain, faucet }) => {
  const wallet = readAddress(params[0]);
  if (wallet instanceof RpcError) return wallet;
  const amount = readInteger(params[1], 'lamports');
  if (amount instanceof RpcError) return amount;
  const config = readCallConfig(params[2]);
  if (config instanceof RpcError) return config;
  const view = readChainView(config, chain);
  if (view instanceof RpcError) return view;
  const submission = await faucet.airdrop(wallet, BigInt(amount));
  if (submission.kind === 'included') return submission.record.signature;
  return new RpcError(
    RPC_CODES.internal,
    `airdrop request failed: ${describeTransactionError(submission.err)}`,
  );
};

export const transactionMethods = { sendTransaction, simulateTransaction, getFeeForMessage, requestAirdrop };
