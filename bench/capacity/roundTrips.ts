/** Counts round trips in what a client sends to Postgres, by the protocol's own messages. */

/** Ends a simple query, and a named or an unnamed one: Postgres answers each before anything else is asked on it. */
const ENDS = new Set(['Q'.charCodeAt(0), 'S'.charCodeAt(0)]);
const HEADER = 5;
const LENGTH = 4;

/** For one connection, whose first message has no letter. Takes the bytes as they come; answers how many trips began in them. */
export function roundTripReader(): (bytes: Uint8Array) => number {
  let header: number[] = [];
  let headerLength = LENGTH;
  let left = 0;
  return (bytes) => {
    let trips = 0;
    let at = 0;
    while (at < bytes.length) {
      if (left > 0) {
        const passed = Math.min(left, bytes.length - at);
        left -= passed;
        at += passed;
        continue;
      }
      header.push(bytes[at] ?? 0);
      at += 1;
      if (header.length < headerLength) continue;
      if (headerLength === HEADER && ENDS.has(header[0] ?? 0)) trips += 1;
      // A length counts itself, and not the letter before it.
      left = header.slice(-LENGTH).reduce((sum, byte) => sum * 256 + byte, 0) - LENGTH;
      header = [];
      headerLength = HEADER;
    }
    return trips;
  };
}
