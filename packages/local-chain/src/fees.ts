/** What a transaction costs, in lamports. */

import {
  type Address,
  address,
  getU32Decoder,
  getU64Decoder,
  transactionConfigMaskHasPriorityFee,
} from '@solana/kit';
import { SYSTEM_PROGRAM } from './vm.ts';
import { type CompiledInstruction, instructionsOf, type Message } from './wireTransaction.ts';

const LAMPORTS_PER_SIGNATURE = 5000n;
const MAX_COMPUTE_UNITS = 1_400_000n;
const DEFAULT_INSTRUCTION_UNITS = 200_000n;
const BUILTIN_INSTRUCTION_UNITS = 3_000n;
const MICRO = 1_000_000n;

const COMPUTE_BUDGET = address('ComputeBudget111111111111111111111111111111');
const SET_LIMIT = 2;
const SET_PRICE = 3;

/** Programs that verify signatures listed in their data, each paid for like one of the transaction's own. */
const PRECOMPILES = new Set<Address | undefined>([
  address('Ed25519SigVerify111111111111111111111111111'),
  address('KeccakSecp256k11111111111111111111111111111'),
  address('Secp256r1SigVerify1111111111111111111111111'),
]);

const BUILTINS = new Set<Address | undefined>([
  SYSTEM_PROGRAM,
  COMPUTE_BUDGET,
  address('Vote111111111111111111111111111111111111111'),
  address('BPFLoader1111111111111111111111111111111111'),
  address('BPFLoader2111111111111111111111111111111111'),
  address('BPFLoaderUpgradeab1e11111111111111111111111'),
  ...PRECOMPILES,
]);

/** The fee of a message in lamports: 5000 per signature plus the priority fee it offers. */
export function feeOf(message: Message): bigint {
  const instructions = instructionsOf(message).map((instruction) => ({
    ...instruction,
    program: message.staticAccounts[instruction.programIndex],
  }));
  const verified = instructions.filter(({ program }) => PRECOMPILES.has(program));
  const signatures = verified.reduce(
    (sum, { data }) => sum + BigInt(data[0] ?? 0),
    BigInt(message.header.numSignerAccounts),
  );
  return LAMPORTS_PER_SIGNATURE * signatures + priorityFee(message, instructions);
}

function priorityFee(
  message: Message,
  instructions: (CompiledInstruction & { program: Address | undefined })[],
): bigint {
  if (message.version === 1) {
    const first = message.configValues[0];
    return first !== undefined && transactionConfigMaskHasPriorityFee(message.configMask)
      ? BigInt(first.value)
      : 0n;
  }
  let limit: bigint | undefined;
  let price = 0n;
  let defaultLimit = 0n;
  for (const { program, data } of instructions) {
    if (program === COMPUTE_BUDGET && data[0] === SET_LIMIT && data.length === 5) {
      limit = BigInt(getU32Decoder().decode(data, 1));
    }
    if (program === COMPUTE_BUDGET && data[0] === SET_PRICE && data.length === 9) {
      price = getU64Decoder().decode(data, 1);
    }
    defaultLimit += BUILTINS.has(program) ? BUILTIN_INSTRUCTION_UNITS : DEFAULT_INSTRUCTION_UNITS;
  }
  const units = limit ?? defaultLimit;
  return (price * (units < MAX_COMPUTE_UNITS ? units : MAX_COMPUTE_UNITS) + MICRO - 1n) / MICRO;
}
