/** The hash by which a secret text is promised before it is told: a battle's seed. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { toHex } from './bytes.ts';

/** SHA-256 of the text's UTF-8 bytes as 64 lower-case hex digits. */
export const textHash = (text: string): string => toHex(sha256(utf8ToBytes(text)));
