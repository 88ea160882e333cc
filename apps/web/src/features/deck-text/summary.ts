/** Sums up in one sentence what an import made of a pasted list. */
import { IMPORT_STATUSES, type ImportEntry, type ImportStatus } from '@pokesol/decks';
import { counted } from '../../platform/format.ts';

export type ImportSummary = {
  readonly counts: Readonly<Record<ImportStatus, number>>;
  /** Lines for which a card of the same name stands, owned or not. */
  readonly namesakes: number;
  /** Lines for which another printing stands, owned or not. */
  readonly others: number;
  /** Lines whose word is «Mended». */
  readonly mended: number;
  /** Lines that should name a card. */
  readonly meant: number;
  /** Copies that the list adds to the deck. */
  readonly copies: number;
  /** Copies among them that the player lacks. */
  readonly missing: number;
};

export function summarise(report: readonly ImportEntry[]): ImportSummary {
  const counts = Object.fromEntries(IMPORT_STATUSES.map((status) => [status, 0])) as Record<
    ImportStatus,
    number
  >;
  let copies = 0;
  let missing = 0;
  for (const entry of report) {
    counts[entry.status] += 1;
    missing += entry.missing;
    for (const { quantity } of entry.lines) copies += quantity;
  }
  const namesakes = report.filter(({ isNamesake }) => isNamesake).length;
  const others = report.filter(({ isOther, isNamesake }) => isOther && !isNamesake).length;
  const mended = report.filter(({ status, isOther }) => status === 'mended' && !isOther).length;
  return { counts, namesakes, others, mended, meant: report.length - counts.ignored, copies, missing };
}

/**
 * '59 of 60 in this game, 1 in another printing, 2 mended, 1 no card line': what did not happen is not mentioned, and each number is
 * that of the lines which say so.
 */
export function sentenceOfSummary({ counts, namesakes, others, mended, meant }: ImportSummary): string {
  const rest = (
    [
      [others, 'in another printing'],
      [namesakes, 'by name only'],
      [mended, 'mended'],
      [counts['not-owned'], 'not owned'],
      [counts['not-here'], 'not in this game'],
      [counts.unreadable, 'no card line'],
    ] as const
  ).flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : []));
  const inGame = counts.understood + counts.mended + counts['not-owned'];
  return [`${inGame} of ${meant} in this game`, ...rest].join(', ');
}

/** '3 short' beside what a line says of itself, for skimming. */
export const short = (missing: number): string => `${counted(missing, 'copy', 'copies')} short`;

/** What the key says that takes over what was understood. */
export function labelOfUse(copies: number): string {
  if (copies === 0) return 'Use these cards';
  return `Use ${copies === 1 ? 'this' : 'these'} ${counted(copies, 'card')}`;
}
