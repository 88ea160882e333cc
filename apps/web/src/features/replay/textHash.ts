/** The hash by which a secret text is promised before it is told: a battle's seed. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of the text's UTF-8 bytes as 64 lower-case hex digits. */
export const textHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
