/** What clients say on a WebSocket: JSON-RPC that fits or nearly does, in frames that are whole, in pieces, or none at all. */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import type { Schema } from '../api/describedRoutes.ts';
import { fromSchema, jsonOf } from './fromSchema.ts';
import { hostileText } from './hostile.ts';
import { mostly } from './mostly.ts';
import { type Outcome, send } from './wire.ts';

export type Frame = {
  readonly isLast: boolean;
  readonly reserved: number;
  readonly opcode: number;
  readonly isMasked: boolean;
  readonly payload: Buffer;
  /** More than comes, by so much. */
  readonly missing: number;
};

const CALL: Schema = {
  type: 'object',
  required: ['jsonrpc', 'id', 'method', 'params'],
  properties: {
    jsonrpc: { type: 'string', enum: ['2.0'] },
    id: { anyOf: [{ type: 'integer' }, { type: 'string' }] },
    method: { type: 'string', enum: ['signatureSubscribe', 'signatureUnsubscribe', 'slotSubscribe', 'ping'] },
    params: {
      type: 'array',
      maxItems: 3,
      items: {
        anyOf: [
          { type: 'string', pattern: '^[1-9A-HJ-NP-Za-km-z]{64,88}$' },
          {
            type: 'object',
            properties: { commitment: { type: 'string', enum: ['confirmed', 'finalized', 'x'] } },
          },
          { type: 'integer' },
        ],
      },
    },
  },
};

const TEXT = 1;

const payload: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 8, arbitrary: jsonOf(fromSchema(CALL)).map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: hostileText.map((text) => Buffer.from(text)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      Buffer.from([0xff, 0xfe]),
      Buffer.from('['.repeat(1_900)),
      Buffer.alloc(3_000, 'x'),
    ),
  },
);

export const frames: fc.Arbitrary<readonly Frame[]> = fc.array(
  fc.record({
    isLast: mostly(12, true, fc.constant(false)),
    reserved: mostly(30, 0, fc.integer({ min: 1, max: 7 })),
    opcode: mostly(6, TEXT, fc.integer({ min: 0, max: 15 })),
    isMasked: mostly(40, true, fc.constant(false)),
    payload,
    missing: mostly(40, 0, fc.constantFrom(1, 70_000, 2 ** 40)),
  }),
  { minLength: 1, maxLength: 12 },
);

function bytesOf({ isLast, reserved, opcode, isMasked, payload: plain, missing }: Frame): Buffer {
  const length = Buffer.alloc(9);
  length.writeUInt8(127 | (isMasked ? 128 : 0));
  length.writeBigUInt64BE(BigInt(plain.length + missing), 1);
  // A control frame's length stands in seven bits.
  const isShort = plain.length + missing < 126;
  const lengthBytes = isShort ? Buffer.from([plain.length + missing + (isMasked ? 128 : 0)]) : length;
  const mask = isMasked ? randomBytes(4) : Buffer.alloc(0);
  const masked = isMasked ? plain.map((byte, at) => byte ^ (mask[at % 4] ?? 0)) : plain;
  return Buffer.concat([
    Buffer.from([(isLast ? 128 : 0) | (reserved << 4) | opcode]),
    lengthBytes,
    mask,
    masked,
  ]);
}

/** Says it all on one socket and leaves; what the server says is read until it is gone. */
export function say(base: string, address: string, said: readonly Frame[]): Promise<Outcome> {
  const handshake = [
    'GET /api/rpc HTTP/1.1',
    `host: ${new URL(base).host}`,
    `x-forwarded-for: ${address}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  ].join('\r\n');
  return send(base, Buffer.concat([Buffer.from(`${handshake}\r\n\r\n`), ...said.map(bytesOf)]), {
    isWhole: false,
    leavesEarly: false,
  });
}
