/** What is answered where the answer may be no: the value by itself, or the refusal. */
import type { MessageParams } from './messages.ts';

/**
 * Why nothing happened: a code for programs, and what its sentence is filled with. `refused` distinguishes it from every value; a
 * `code` would not, since sets of cards have one too.
 */
export type Refusal<Code extends string = string> = {
  readonly refused: true;
  readonly code: Code;
  /** Absent where the sentence names nothing. */
  readonly params?: MessageParams;
};

/** With its sentence at hand: of packages that a page calls by itself, without the server's catalogue. */
export type SaidRefusal<Code extends string = string> = Refusal<Code> & { readonly message: string };

/** The one shape of this, in all packages (ADR 0033). Where a yes has nothing to say, its value is `null`. */
export type Result<Value, Reason extends Refusal = Refusal> = Value | Reason;

export const isRefusal = (result: object | null | undefined): result is Refusal =>
  result !== null && result !== undefined && 'refused' in result;
