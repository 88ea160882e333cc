/** Where the connections to a database say what they lost: they work behind every call, and nobody waits for them. */

export type Warn = (what: { err: unknown }, message: string) => void;

/** For commands and tests that keep no log. */
export const warnOnConsole: Warn = ({ err }, message) =>
  console.warn(`database: ${message} (${err instanceof Error ? err.message : err})`);
