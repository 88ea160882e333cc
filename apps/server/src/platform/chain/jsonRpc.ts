/** JSON-RPC 2.0 as Solana's nodes speak it: reading one call, and writing the errors that wallets understand. */
import { z } from 'zod';

/** JSON-RPC's own codes, and the one that a node answers when it cannot serve. */
export const JSON_RPC_CODES = {
  unreadable: -32700,
  notACall: -32600,
  unknownMethod: -32601,
  wrongParams: -32602,
  failed: -32603,
  unhealthy: -32005,
} as const;

export type JsonRpcError = { code: number; message: string };
export type RpcId = string | number | null;

const rpcId = z.union([z.string(), z.number(), z.null()]);

/** A call without an id would want no answer; over http there is always one. */
export const rpcCall = z.object({
  jsonrpc: z.literal('2.0'),
  id: rpcId,
  method: z.string(),
  params: z.array(z.unknown()).max(4).optional(),
});
export type RpcCall = z.infer<typeof rpcCall>;

const rpcError = z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() });
export const rpcAnswer = z.union([
  z.object({ jsonrpc: z.literal('2.0'), id: rpcId, result: z.unknown() }),
  z.object({ jsonrpc: z.literal('2.0'), id: rpcId, error: rpcError }),
]);

export const UNREADABLE: JsonRpcError = { code: JSON_RPC_CODES.unreadable, message: 'Parse error' };
export const UNKNOWN_METHOD: JsonRpcError = {
  code: JSON_RPC_CODES.unknownMethod,
  message: 'Method not found',
};
export const NOT_A_CALL: JsonRpcError = { code: JSON_RPC_CODES.notACall, message: 'Invalid request' };

export function errorText(id: RpcId, { code, message }: JsonRpcError): string {
  return JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id });
}

/** The id of whatever was sent in place of a call, so that its sender finds the answer. */
export function idOf(sent: unknown): RpcId {
  return z.object({ id: rpcId }).safeParse(sent).data?.id ?? null;
}
