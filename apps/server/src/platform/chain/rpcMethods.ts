/** Which reads of the chain are passed on, and for whom: each costs little and has a bounded answer. */
import { type Address, isAddress } from '@solana/kit';
import { findAssociatedTokenPda } from '@solana-program/token';
import { z } from 'zod';
import { JSON_RPC_CODES, type JsonRpcError, UNKNOWN_METHOD } from './jsonRpc.ts';

/** The pinned token, and who calls: looked up when a method asks. */
export type RpcContext = {
  mint: Address;
  tokenProgram: Address;
  wallet(): Promise<string | undefined>;
};

type Params = readonly unknown[];
/** The parameters to pass on, or why not. */
type Check = (params: Params, context: RpcContext) => Params | JsonRpcError | Promise<Params | JsonRpcError>;

/** Of an address at a time. */
const MOST_SIGNATURES = 100;

const asTheyAre: Check = (params) => params;

const wrong = (message: string): JsonRpcError => ({ code: JSON_RPC_CODES.wrongParams, message });

const filterByMint = z.strictObject({ mint: z.string() });

/** An owner may have any number of accounts of other tokens, which anybody can send. */
const ofOurToken: Check = (params, { mint }) => {
  const filter = filterByMint.safeParse(params[1]);
  return filter.success && filter.data.mint === mint
    ? params
    : wrong(`Invalid params: only accounts of the mint ${mint} are listed here`);
};

/** What a burn writes to: its mint and a token account, with room for what wallets add. */
const fewAccounts = z.tuple([z.array(z.string()).max(8)]);

const ofFewAccounts: Check = (params) =>
  fewAccounts.safeParse(params).success ? params : wrong('Invalid params: a list of at most 8 accounts');

const historyConfig = z
  .looseObject({ limit: z.number().int().min(1).max(MOST_SIGNATURES).default(MOST_SIGNATURES) })
  .default({ limit: MOST_SIGNATURES });

const ofOwnAddress: Check = async ([address, given, ...rest], context) => {
  const wallet = await context.wallet();
  if (wallet === undefined || !(await ownAddresses(wallet, context)).includes(address))
    return wrong('Invalid params: only the history of the signed-in wallet and of its token account');
  const config = historyConfig.safeParse(given ?? undefined);
  if (!config.success) return wrong(`Invalid limit; max ${MOST_SIGNATURES}`);
  return [address, config.data, ...rest];
};

async function ownAddresses(wallet: string, { mint, tokenProgram }: RpcContext): Promise<unknown[]> {
  if (!isAddress(wallet)) return [];
  const [tokenAccount] = await findAssociatedTokenPda({ owner: wallet, mint, tokenProgram });
  return [wallet, tokenAccount];
}

/** The deepest call, a simulation that names accounts, needs three; thousands cannot be written as JSON again. */
const DEEPEST = 16;

/** Level by level: what calls itself would run out of stack where JSON's own writing does. */
function isTooDeep(params: Params): boolean {
  let level: unknown[] = [params];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

/** What the page, wallets and @solana/web3.js 1.x need to show a balance and to make, send and follow a transaction. */
const METHODS: ReadonlyMap<string, Check> = new Map([
  ['getAccountInfo', asTheyAre],
  ['getBalance', asTheyAre],
  ['getBlockHeight', asTheyAre],
  ['getEpochInfo', asTheyAre],
  ['getFeeForMessage', asTheyAre],
  ['getGenesisHash', asTheyAre],
  ['getHealth', asTheyAre],
  ['getLatestBlockhash', asTheyAre],
  ['getMinimumBalanceForRentExemption', asTheyAre],
  ['getRecentPrioritizationFees', ofFewAccounts],
  ['getSignatureStatuses', asTheyAre],
  ['getSignaturesForAddress', ofOwnAddress],
  ['getSlot', asTheyAre],
  ['getTokenAccountBalance', asTheyAre],
  ['getTokenAccountsByOwner', ofOurToken],
  ['getTransaction', asTheyAre],
  ['getVersion', asTheyAre],
  ['isBlockhashValid', asTheyAre],
  ['sendTransaction', asTheyAre],
  ['simulateTransaction', asTheyAre],
]);

/** The parameters with which the call may go to the chain, or the error that is its answer. */
export async function admitted(
  method: string,
  params: Params,
  context: RpcContext,
): Promise<Params | JsonRpcError> {
  const check = METHODS.get(method);
  if (check === undefined) return UNKNOWN_METHOD;
  if (isTooDeep(params)) return wrong(`Invalid params: nested deeper than ${DEEPEST}`);
  return check(params, context);
}

export const isRpcError = (answer: Params | JsonRpcError): answer is JsonRpcError => 'code' in answer;
