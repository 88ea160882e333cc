/** Whether the admin password is hard to guess. */
import { type Check, ok, warn, wrong } from './finding.ts';

const ABOUT = 'admin password';
const MAKE_ONE = 'Take a long random one: openssl rand -base64 24.';

const SHORTEST = 12;
const FEWEST_DIFFERENT = 6;
/** What lists of guesses begin with, and what stands on every page of ours. */
const GUESSED =
  /admin|administer|passw[o0]r[dt]|pokesol|pok[eé]mon|pokemon|solana|secret|letmein|welcome|changeme|qwert|asdf|master|dragon|test|user|root|login|\d{4,}|abc|xyz/gi;
/** So much of it must be more than those. */
const OWN_LETTERS = 8;

/** Why it can be guessed; `undefined` when nothing speaks for that. */
export function weaknessOf(password: string): string | undefined {
  if (password.length < SHORTEST) return `is shorter than ${SHORTEST} characters`;
  if (new Set(password).size < FEWEST_DIFFERENT) return 'is made of very few characters';
  if (password.replace(GUESSED, '').length < OWN_LETTERS)
    return 'is made of words and numbers that are guessed first';
  return undefined;
}

export const checkPassword = (password: string | undefined, isShared: boolean): Check => ({
  about: ABOUT,
  run: async () => {
    if (password === undefined)
      return [
        isShared
          ? warn(
              ABOUT,
              `not set: each server makes up its own, and a login holds on one alone. Set ADMIN_PASSWORD. ${MAKE_ONE}`,
            )
          : ok(ABOUT, 'not set: each start makes one up and prints it.'),
      ];
    const weakness = weaknessOf(password);
    return [
      weakness === undefined
        ? ok(ABOUT, 'long and mixed')
        : wrong(ABOUT, `ADMIN_PASSWORD ${weakness}. ${MAKE_ONE}`),
    ];
  },
});
