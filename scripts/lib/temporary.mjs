/** Where temporary files lie of programs that make a socket among them. */
import { tmpdir } from 'node:os';

/** A socket's path may hold 107 bytes, elsewhere 103; Chromium's takes 46 of them, that of tsx fewer. */
const LONGEST = 57;

/** What TMPDIR says, unless that is too long. */
export const temporaryForSockets = () => (Buffer.byteLength(tmpdir()) <= LONGEST ? tmpdir() : '/tmp');
