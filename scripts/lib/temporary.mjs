/** The folder for temporary files of programs that create a socket there. */
import { tmpdir } from 'node:os';

/** A socket's path may have 107 bytes on Linux, 103 elsewhere; Chromium's own part takes 46 of them, that of tsx fewer. */
const LONGEST = 57;

/** The path in TMPDIR, unless it is too long. */
export const temporaryForSockets = () => (Buffer.byteLength(tmpdir()) <= LONGEST ? tmpdir() : '/tmp');
