/** The errors a Solana node answers with: JSON-RPC's own codes and the cluster's. */

export const RPC_CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  preflightFailure: -32002,
  badSignature: -32003,
  blockNotAvailable: -32004,
  unhealthy: -32005,
  unsupportedVersion: -32015,
  minContextSlotNotReached: -32016,
} as const;

export type RpcCode = (typeof RPC_CODES)[keyof typeof RPC_CODES];

/** An answer, not an exception: methods return it. */
export class RpcError {
  readonly code: RpcCode;
  readonly message: string;
  readonly data: unknown;

  constructor(code: RpcCode, message: string, data?: unknown) {
    this.code = code;
    this.message = message;
    this.data = data;
  }
}

export function invalidParams(message: string): RpcError {
  return new RpcError(RPC_CODES.invalidParams, message);
}
