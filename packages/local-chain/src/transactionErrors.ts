/** Turns LiteSVM's numeric errors into the JSON a Solana node sends. */

import type { FailedTransactionMetadata } from 'litesvm';

/** A transaction error as a node writes it: a name, or an object such as {"InstructionError":[0,{"Custom":1}]}. */
export type TransactionErrorJson = string | Record<string, unknown>;

// LiteSVM declares these as const enums, which do not exist at run time; the order is that of its declarations.
const TRANSACTION_ERRORS = [
  'AccountInUse',
  'AccountLoadedTwice',
  'AccountNotFound',
  'ProgramAccountNotFound',
  'InsufficientFundsForFee',
  'InvalidAccountForFee',
  'AlreadyProcessed',
  'BlockhashNotFound',
  'CallChainTooDeep',
  'MissingSignatureForFee',
  'InvalidAccountIndex',
  'SignatureFailure',
  'InvalidProgramForExecution',
  'SanitizeFailure',
  'ClusterMaintenance',
  'AccountBorrowOutstanding',
  'WouldExceedMaxBlockCostLimit',
  'UnsupportedVersion',
  'InvalidWritableAccount',
  'WouldExceedMaxAccountCostLimit',
  'WouldExceedAccountDataBlockLimit',
  'TooManyAccountLocks',
  'AddressLookupTableNotFound',
  'InvalidAddressLookupTableOwner',
  'InvalidAddressLookupTableData',
  'InvalidAddressLookupTableIndex',
  'InvalidRentPayingAccount',
  'WouldExceedMaxVoteCostLimit',
  'WouldExceedAccountDataTotalLimit',
  'MaxLoadedAccountsDataSizeExceeded',
  'ResanitizationNeeded',
  'InvalidLoadedAccountsDataSizeLimit',
  'UnbalancedTransaction',
  'ProgramCacheHitMaxLimit',
  'CommitCancelled',
] as const;

const INSTRUCTION_ERRORS = [
  'GenericError',
  'InvalidArgument',
  'InvalidInstructionData',
  'InvalidAccountData',
  'AccountDataTooSmall',
  'InsufficientFunds',
  'IncorrectProgramId',
  'MissingRequiredSignature',
  'AccountAlreadyInitialized',
  'UninitializedAccount',
  'UnbalancedInstruction',
  'ModifiedProgramId',
  'ExternalAccountLamportSpend',
  'ExternalAccountDataModified',
  'ReadonlyLamportChange',
  'ReadonlyDataModified',
  'DuplicateAccountIndex',
  'ExecutableModified',
  'RentEpochModified',
  'NotEnoughAccountKeys',
  'AccountDataSizeChanged',
  'AccountNotExecutable',
  'AccountBorrowFailed',
  'AccountBorrowOutstanding',
  'DuplicateAccountOutOfSync',
  'InvalidError',
  'ExecutableDataModified',
  'ExecutableLamportChange',
  'ExecutableAccountNotRentExempt',
  'UnsupportedProgramId',
  'CallDepth',
  'MissingAccount',
  'ReentrancyNotAllowed',
  'MaxSeedLengthExceeded',
  'InvalidSeeds',
  'InvalidRealloc',
  'ComputationalBudgetExceeded',
  'PrivilegeEscalation',
  'ProgramEnvironmentSetupFailure',
  'ProgramFailedToComplete',
  'ProgramFailedToCompile',
  'Immutable',
  'IncorrectAuthority',
  'AccountNotRentExempt',
  'InvalidAccountOwner',
  'ArithmeticOverflow',
  'UnsupportedSysvar',
  'IllegalOwner',
  'MaxAccountsDataAllocationsExceeded',
  'MaxAccountsExceeded',
  'MaxInstructionTraceLengthExceeded',
  'BuiltinProgramsMustConsumeComputeUnits',
  'BorshIoError',
] as const;

export function transactionErrorJson(
  error: ReturnType<FailedTransactionMetadata['err']>,
): TransactionErrorJson {
  if (typeof error === 'number') return TRANSACTION_ERRORS[error] ?? 'ClusterMaintenance';
  if ('err' in error) return { InstructionError: [error.index, instructionErrorJson(error.err())] };
  if ('index' in error) return { DuplicateInstruction: error.index };
  // Two classes have this one field, and LiteSVM exports neither.
  const name = error.toString().startsWith('TransactionErrorInsufficientFundsForRent')
    ? 'InsufficientFundsForRent'
    : 'ProgramExecutionTemporarilyRestricted';
  return { [name]: { account_index: error.accountIndex } };
}

function instructionErrorJson(error: number | { code: number } | { msg: string }): TransactionErrorJson {
  if (typeof error === 'number') return INSTRUCTION_ERRORS[error] ?? 'GenericError';
  return 'code' in error ? { Custom: error.code } : 'BorshIoError';
}

/** The sentence a node puts into its preflight message. */
export function describeTransactionError(error: TransactionErrorJson): string {
  if (error === 'BlockhashNotFound') return 'Blockhash not found';
  if (error === 'AlreadyProcessed') return 'This transaction has already been processed';
  if (error === 'ProgramAccountNotFound') return 'Attempt to load a program that does not exist';
  if (error === 'AccountNotFound')
    return 'Attempt to debit an account but found no record of a prior credit.';
  if (typeof error === 'string') return error;
  if ('InstructionError' in error && Array.isArray(error.InstructionError)) {
    const [index, cause] = error.InstructionError;
    return `Error processing Instruction ${index}: ${describeInstructionError(cause)}`;
  }
  return JSON.stringify(error);
}

function describeInstructionError(cause: unknown): string {
  if (typeof cause === 'object' && cause !== null && 'Custom' in cause) {
    return `custom program error: 0x${Number(cause.Custom).toString(16)}`;
  }
  return String(cause);
}
