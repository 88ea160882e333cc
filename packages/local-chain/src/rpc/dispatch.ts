/** JSON-RPC 2.0: one request or a batch in, the answers out. */

import { LocalChainError } from '../errors.ts';
import { accountMethods } from './accountMethods.ts';
import { clusterMethods } from './clusterMethods.ts';
import { RPC_CODES, RpcError } from './errors.ts';
import { historyMethods } from './historyMethods.ts';
import { isJsonObject, stringifyJson } from './json.ts';
import type { RpcMethod, RpcNode } from './node.ts';
import { tokenMethods } from './tokenMethods.ts';
import { transactionMethods } from './transactionMethods.ts';

const METHODS = new Map<string, RpcMethod>(
  Object.entries({
    ...accountMethods,
    ...tokenMethods,
    ...clusterMethods,
    ...transactionMethods,
    ...historyMethods,
  }),
);

type RequestId = string | number | null;

/** The answer to a request body; an empty text if it held only notifications. */
export async function answer(body: string, node: RpcNode): Promise<string> {
  let request: unknown;
  try {
    request = JSON.parse(body);
  } catch {
    return stringifyJson(toResponse(null, new RpcError(RPC_CODES.parseError, 'Parse error')));
  }
  if (!Array.isArray(request)) return stringifyAnswer(await answerOne(request, node));
  if (request.length === 0) return stringifyJson(toResponse(null, invalidRequest()));
  const responses: object[] = [];
  for (const one of request) {
    const response = await answerOne(one, node);
    if (response !== undefined) responses.push(response);
  }
  return stringifyAnswer(responses.length === 0 ? undefined : responses);
}

function stringifyAnswer(response: object | undefined): string {
  return response === undefined ? '' : stringifyJson(response);
}

async function answerOne(request: unknown, node: RpcNode): Promise<object | undefined> {
  if (!isJsonObject(request) || request.jsonrpc !== '2.0' || typeof request.method !== 'string') {
    return toResponse(null, invalidRequest());
  }
  const id = request.id;
  if (id !== undefined && !isRequestId(id)) return toResponse(null, invalidRequest());
  const result = await call(request.method, request.params, node);
  return id === undefined ? undefined : toResponse(id, result);
}

async function call(name: string, params: unknown, node: RpcNode): Promise<unknown> {
  const method = METHODS.get(name);
  if (method === undefined) return new RpcError(RPC_CODES.methodNotFound, 'Method not found');
  if (params !== undefined && params !== null && !Array.isArray(params)) {
    return new RpcError(RPC_CODES.invalidParams, 'Invalid params: expected a list');
  }
  try {
    return await method(Array.isArray(params) ? params : [], node);
  } catch (error) {
    if (error instanceof LocalChainError && error.code === 'JOURNAL_WRITE_FAILED') {
      return new RpcError(RPC_CODES.unhealthy, 'Node is unhealthy');
    }
    console.error(`local chain: ${name} failed`, error);
    return new RpcError(RPC_CODES.internal, 'Internal error');
  }
}

function isRequestId(id: unknown): id is RequestId {
  return typeof id === 'string' || typeof id === 'number' || id === null;
}

function invalidRequest(): RpcError {
  return new RpcError(RPC_CODES.invalidRequest, 'Invalid request');
}

function toResponse(id: RequestId, result: unknown): object {
  if (!(result instanceof RpcError)) return { jsonrpc: '2.0', result, id };
  const { code, message, data } = result;
  return { jsonrpc: '2.0', error: { code, message, ...(data !== undefined && { data }) }, id };
}
