/** Names of cards as other cards say them. */

/** Signs of a kind that are printed behind a name and are no part of it (rules 4.1, 12.3). */
const BEHIND = /(?: (?:δ|LV\.X))+$/u;

export const calledName = (name: string): string => name.replace(BEHIND, '');

/** Whether a text that says `called` means the card of that name. */
export const isCalled = (name: string, called: string | undefined): boolean =>
  called !== undefined && (name === called || (name.startsWith(called) && calledName(name) === called));
