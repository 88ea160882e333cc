/** A coverage as lines to read. */
import { KINDS } from '../cards/printed.ts';
import type { Coverage, Figures, TextCount } from './coverage.ts';

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`;
/** With the attacks that have no text, and without them. */
const shareOf = ({ texts, read, free }: TextCount): string => {
  const all = `${read}/${texts} ${percent(read, texts)}`;
  return free === 0 ? all : `${all} (with text ${percent(read - free, texts - free)})`;
};
const lineOf = (name: string, { kinds, cards, inFull }: Figures): string =>
  [
    name.padEnd(12),
    ...KINDS.map((kind) => `${PLURAL[kind]} ${shareOf(kinds[kind])}`),
    `cards in full ${inFull}/${cards} ${percent(inFull, cards)}`,
  ].join('  ');
const PLURAL = { attack: 'attacks', ability: 'abilities', trainer: 'trainers', energy: 'energies' } as const;

export function coverageReport({ sets, all, heldOut, others, eras, unread }: Coverage): string {
  const hasHeldOut = heldOut.cards > 0;
  return [
    ...sets.map((set) => lineOf(`${set.id}${set.heldOut ? ' *' : ''}`, set)),
    '',
    lineOf('all', all),
    ...(hasHeldOut ? [lineOf('held out *', heldOut), lineOf('the others', others)] : []),
    ...eras.flatMap((era) => [
      '',
      era.name,
      ...(era.heldOut.cards > 0 ? [lineOf('held out *', era.heldOut)] : []),
      ...(era.others.cards > 0 ? [lineOf(hasHeldOut ? 'the others' : 'all', era.others)] : []),
    ]),
    '',
    'Unread: texts, cards that it alone keeps from playing in full, why, words (first of them)',
    ...unread.map(({ texts, unlocks, why, words, first }) =>
      [String(texts).padStart(5), String(unlocks).padStart(5), why.padEnd(9), `${words}  (${first})`].join(
        '  ',
      ),
    ),
  ].join('\n');
}
