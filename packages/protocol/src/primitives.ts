/** The small words every call is spelled with: wallets, signatures, ids and amounts as they travel in JSON. */
import { isPrintable, turnsAround } from '@pokesol/cards';
import { z } from 'zod';
import { TURNED_TEXTS } from './constants.ts';

/** A Solana address: 32 bytes in base58. */
export const walletAddress = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'Not a Solana address');

/** A transaction signature: 64 bytes in base58. */
export const transactionSignature = z
  .string()
  .regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/, 'Not a Solana transaction id');

/** Base units of the token (10^-decimals of one), an integer too large for a JSON number. */
export const baseUnits = z.string().regex(/^\d{1,20}$/, 'Not a whole amount');

/** A pack price in whole tokens, as a decimal string. */
export const price = z.string().regex(/^\d{1,12}(\.\d{1,6})?$/, 'Not a price');

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** 32 bytes in lower-case hex. */
export const hash = z.string().regex(/^[0-9a-f]{64}$/, 'Not a SHA-256 hash');

/** Letters, digits, dots and dashes: an id also stands in paths. */
export const packTypeId = z.string().regex(/^[\w.-]{1,64}$/, 'Not a pack type');

/** The name of a format of decks. */
export const formatId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'Not a format');

/** A card or set id of any catalogue: printable ASCII without spaces. */
export const catalogueId = z.string().regex(/^[\x21-\x7e]{1,64}$/, 'Not an id');

/** What a person typed, and that reads as it is written. */
export const uprightText = z
  .string()
  .refine((text) => !turnsAround(text), { error: TURNED_TEXTS, abort: true });

/** What a person typed: any text that a database and every browser can hold, and that reads as it is written. */
export const typedText = uprightText.refine(isPrintable, 'holds characters that cannot be stored').trim();

/**
 * A write's name, chosen by its sender and kept with what it does: the same request sent again, because its answer was
 * lost, does nothing twice and is answered with what happened; another one under that name is refused.
 */
export const requestId = z.uuid();

/** A call that answers with nothing. */
export const nothing = z.undefined();
