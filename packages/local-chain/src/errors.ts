/** What can go wrong when a chain is started or asked for a gift, as codes an operator can act on. */

export const LOCAL_CHAIN_ERRORS = [
  'RUNTIME_MISSING',
  'JOURNAL_CORRUPT',
  'JOURNAL_UNSUPPORTED',
  'JOURNAL_WRITE_FAILED',
  'DATA_DIR_IN_USE',
  'GIFT_REFUSED',
] as const;

export type LocalChainErrorCode = (typeof LOCAL_CHAIN_ERRORS)[number];

export class LocalChainError extends Error {
  readonly code: LocalChainErrorCode;

  constructor(code: LocalChainErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LocalChainError';
    this.code = code;
  }
}
