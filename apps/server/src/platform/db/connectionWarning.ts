/** Where the connections to a database say what they lost: they work behind every call, and no call waits for them. */

export type WarnOfConnection = (what: { err: unknown }, message: string) => void;

/** For commands and tests that keep no log. */
export const warnOnConsole: WarnOfConnection = ({ err }, message) =>
  console.warn(`database: ${message} (${err instanceof Error ? err.message : err})`);
