/** Answers what is no HTTP, or does not come to its end: there is no request then, and Fastify calls no hook. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalBody } from '@pokesol/protocol';
import type { ConnectionError } from 'fastify';
import { commonHeaders } from './security.ts';

const TOO_SLOW = { status: 408, message: 'The request did not arrive in time. Please send it again.' };
const TOO_LONG = { status: 431, message: 'The headers of the request are too long.' };
const UNREADABLE = { status: 400, message: 'The request broke off, or is not HTTP.' };

const answerTo = ({ code }: ConnectionError) =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT' ? TOO_SLOW : code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG : UNREADABLE;

/** In the shape of every refusal, with what every answer carries. */
export function answerClientErrors(isHttps: boolean) {
  return (error: ConnectionError, socket: Socket): void => {
    // Who reset the connection reads nothing more.
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, message } = answerTo(error);
    const refusal: RefusalBody = { code: 'bad-request', reason: 'unreadable', message };
    const body = JSON.stringify(refusal);
    const headers = {
      ...commonHeaders({ url: '/api/' }, isHttps),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
    socket.destroy(error);
  };
}
