/** What can be wrong with a card catalogue outside: a code for programs, and the template of its sentence. Without zod. */
import { fillMessage, type ParamsIn } from '@pokesol/engine';

/** `{catalogue}` is a catalogue's name for people, `{times}` how often it was asked. */
export const CATALOGUE_PROBLEMS = {
  'no-folder': '{catalogue}: there is no such folder.',
  'folder-unreadable': '{catalogue}: they cannot be read ({error}).',
  'folder-without-sets': '{catalogue}: there is neither sets.json nor sets/en.json, and no file of a set.',
  'file-too-large': '{catalogue}: {file} is larger than {megabytes} MB.',
  'file-not-json': '{catalogue}: {file} is not JSON.',
  'file-not-a-list': '{catalogue}: {file} does not hold a list.',
  'cards-gone': '{catalogue}: the cards of {set} are gone.',
  'too-slow': '{catalogue} did not answer within {seconds|1 second|# seconds}{times||, # times in a row}.',
  'not-json': '{catalogue} sent something that is not JSON{times||, # times in a row}.',
  'asked-too-often': '{catalogue} says that we ask too often ({status}){times||, # times in a row}.',
  failing: '{catalogue} failed ({status}){times||, # times in a row}.',
  'asks-to-wait': '{catalogue} asks to wait {seconds|1 second|# seconds} ({status}).',
  'unknown-address': '{catalogue} has an address that cannot be found{times||, # times in a row}.',
  'no-connections': '{catalogue} does not take connections{times||, # times in a row}.',
  'connection-broken': '{catalogue} broke the connection{times||, # times in a row}.',
  'untrusted-certificate': '{catalogue} has a certificate that we do not trust.',
  'key-refused': '{catalogue} refused us ({status}); check its key.',
  'not-understood': '{catalogue} did not understand us ({status}).',
  'sent-elsewhere': '{catalogue} redirects us to another address, which we do not follow.',
  'answer-too-large': '{catalogue} sent more than {megabytes} MB at once.',
  'answer-not-a-list': '{catalogue} sent an answer that is not a list.',
  'too-many-entries': '{catalogue} lists more than {most} entries.',
  'count-changed': '{catalogue} changed the number of entries from one page to the next.',
  'sets-missing': '{catalogue} promised {promised} sets and sent {sent}.',
  'cards-missing': '{catalogue} promised {promised} cards of {set} and sent {sent}.',
  'set-unreadable': '{catalogue} sent a set {set} that cannot be read.',
  several: '{catalogues}: none of these {count} can be read.',
} as const;

type Code = keyof typeof CATALOGUE_PROBLEMS;

/** A code, with whatever its sentence names. */
export type CatalogueProblem = {
  readonly [Each in Code]: {
    readonly reason: Each;
    readonly params: Readonly<Record<ParamsIn<(typeof CATALOGUE_PROBLEMS)[Each]>, string | number>>;
  };
}[Code];

/** As it came over the wire: `undefined` for a code of a newer server, or without a parameter that its sentence names. */
export function catalogueProblemText({
  reason,
  params,
}: {
  readonly reason: string;
  readonly params: Readonly<Record<string, string | number>>;
}): string | undefined {
  const template = Object.entries(CATALOGUE_PROBLEMS).find(([code]) => code === reason)?.[1];
  try {
    return template && fillMessage(template, params);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
