/** What a check found: one line for an operator, which says what is wrong and what to do. */
import { setTimeout as pause } from 'node:timers/promises';
import { isSolanaError, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR } from '@solana/kit';

export type Severity = 'ok' | 'warn' | 'wrong';
export type Finding = Readonly<{ level: Severity; about: string; text: string }>;

/** Finds out something and changes nothing. What it throws is a finding too. */
export type Check = Readonly<{ about: string; run: () => Promise<readonly Finding[]> }>;

/** A check that waits for something waits no longer. */
const LONGEST_MS = 15_000;

export const ok = (about: string, text: string): Finding => ({ level: 'ok', about, text });
export const warn = (about: string, text: string): Finding => ({ level: 'warn', about, text });
export const wrong = (about: string, text: string): Finding => ({ level: 'wrong', about, text });

/** One check's findings, whatever becomes of it: no failure of one keeps another from being made. */
export async function findings({ about, run }: Check, longestMs = LONGEST_MS): Promise<readonly Finding[]> {
  const late = new AbortController();
  const tooLong = pause(longestMs, undefined, { signal: late.signal }).then(() => [
    wrong(about, `no answer within ${longestMs / 1000} seconds.`),
  ]);
  try {
    return await Promise.race([run(), tooLong]);
  } catch (error) {
    return [wrong(about, `could not be looked at: ${reason(error)}`)];
  } finally {
    late.abort();
    // What was cut short here has no reader.
    tooLong.catch(() => undefined);
  }
}

/** The last cause's words: `fetch failed` says less than what it failed of. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reason(error.cause);
  if (isSolanaError(error, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR))
    return `status ${error.context.statusCode}`;
  // In a build for production the library's errors are numbers; what the node said stands beside them.
  const said =
    isSolanaError(error) && '__serverMessage' in error.context ? error.context.__serverMessage : undefined;
  if (typeof said === 'string') return said;
  const { message } = error;
  return message === '' && 'code' in error ? String(error.code) : message;
}

const LEVEL_WIDTH = 7;

/** Columns: how bad, about what, and the sentence. */
export function line({ level, about, text }: Finding, aboutWidth: number): string {
  return `${level.padEnd(LEVEL_WIDTH)}${about.padEnd(aboutWidth)}${text}`;
}
