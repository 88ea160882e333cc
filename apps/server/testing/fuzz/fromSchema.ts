/** Values by a route's own schema: most fit it and name what is there; now and then a part of them is hostile. */
import { DEFAULT_ODDS } from '@pokesol/packs';
import fc from 'fast-check';
import type { Schema } from '../api/describedRoutes.ts';
import { hostileText, hostileValue, RAW_TOKENS } from './hostile.ts';

/** `@word@` stands for a thing of the caller's, and is filled in when the call is made: ids are others in every run. */
export const thing = (word: string): string => `@${word}@`;
/** For one that is no text: its quotes go, too. */
export const rawThing = (word: string): string => `@#${word}@`;

/** What a field of that name means. */
const MEANT: Readonly<Record<string, readonly unknown[]>> = {
  userId: [thing('users')],
  walletAddress: [thing('users')],
  address: [thing('users')],
  wallet: [thing('users')],
  deckId: [thing('decks'), thing('starter')],
  battleId: [thing('battles')],
  packTypeId: ['base1-mini', 'base1-booster', thing('pack-types')],
  setId: ['base1', thing('card-sets')],
  cardId: ['base1-4', 'base1-98', 'base1-58'],
  opponentId: ['joey', 'brock'],
  importId: [thing('imports')],
  transactionSignature: [thing('signature')],
  version: [rawThing('version'), rawThing('version'), '@#one@'],
  action: [rawThing('legal'), rawThing('legal'), { type: 'endTurn' }],
  price: ['60', '0.5', '1000000'],
  rarityOdds: [DEFAULT_ODDS],
  cardNumber: ['7', '8', '9'],
  shareId: [thing('shares')],
  method: [
    'getBlockHeight',
    'getLatestBlockhash',
    'getSignatureStatuses',
    'getTokenAccountsByOwner',
    'sendTransaction',
  ],
  jsonrpc: ['2.0'],
};

const MOST_ITEMS = 5;

/** `share`: how many parts fit for one that is hostile; with 0 all do. */
export function fromSchema(schema: Schema, name = '', share = 14): fc.Arbitrary<unknown> {
  const fits = fitting(schema, name, share);
  const meant = MEANT[name];
  const own =
    meant === undefined ? fits : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...meant) }, fits);
  if (share === 0) return own;
  return fc.oneof(
    { weight: share, arbitrary: own },
    { weight: 1, arbitrary: schema.type === 'string' ? fc.oneof(hostileText, hostileValue) : hostileValue },
  );
}

function fitting(schema: Schema, name: string, share: number): fc.Arbitrary<unknown> {
  const { enum: values, anyOf, oneOf, nullable } = schema;
  if (nullable) return fc.oneof(fc.constant(null), fitting({ ...schema, nullable: false }, name, share));
  if (values !== undefined) return fc.constantFrom(...values);
  const kinds = anyOf ?? oneOf;
  if (kinds !== undefined) return fc.oneof(...kinds.map((kind) => fitting(kind, name, share)));
  switch (schema.type) {
    case 'string':
      return fittingText(schema);
    case 'integer':
      return fc.integer({ min: clamp(schema.minimum ?? -5), max: clamp(schema.maximum ?? 1000) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, name, share), {
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      });
    case 'object':
      return fittingObject(schema, share);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const ADDRESSES = [
  'https://cards.example/1.png',
  'http://[::1]:1/',
  'https://a@b/?c#d',
  'ftp://x',
  'data:,x',
];

const clamp = (bound: number): number => Math.max(-1000, Math.min(1000, bound));

function fittingText({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'uri') return fc.constantFrom(...ADDRESSES);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength: 100 });
  const bounds = { minLength: minLength ?? 0, maxLength: Math.min(maxLength ?? 40, 40) };
  return fc.oneof(fc.string(bounds), fc.string({ unit: 'grapheme', ...bounds }));
}

function fittingObject({ properties = {}, required = [] }: Schema, share: number): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fromSchema(schema, name, share)]),
  );
  const whole = fc.record(fields, {
    requiredKeys: Object.keys(fields).filter((name) => required.includes(name)),
  });
  if (share === 0) return whole;
  return fc.oneof(
    { weight: share, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, fc.dictionary(hostileText, hostileValue, { maxKeys: 2 }))
        .map(([fit, more]) => ({ ...fit, ...more })),
    },
  );
}

/** JSON of a value, sometimes with a token that no value has. */
export const jsonOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc
    .tuple(value, fc.option(fc.tuple(fc.nat(5), fc.constantFrom(...RAW_TOKENS)), { freq: 12 }))
    .map(([made, raw]) => {
      const text = JSON.stringify(made) ?? 'null';
      if (raw === null) return text;
      const [skipped, token] = raw;
      let at = -1;
      return text.replace(/-?\b\d+(\.\d+)?\b/g, (number) => {
        at += 1;
        return at === skipped ? token : number;
      });
    });
