/** Meanings of rarer wordings that were looked at one by one: they stay as they are. */
import type { TrainerKind } from '@pokesol/engine/official';
import { expect, test } from 'vitest';
import { compileAbility, compileAttack, compileEnergy, compileTrainer } from './compile.ts';
import type { PrintedDamage } from './meaning/assemble.ts';
import pinned from './pinned.json' with { type: 'json' };
import { lexiconOf, type Source } from './text/names.ts';

const SOURCE: Source = { name: 'Warm Lantern', own: [] };
const CARDS = lexiconOf(['Warm Lantern', 'Mosswing', 'Tidepup', 'Switch', 'Emberling']);

type Row = {
  readonly kind: string;
  readonly damage?: number;
  readonly sign?: string;
  readonly trainer?: string;
  readonly text: string;
  readonly means: object;
};
const rows: readonly Row[] = pinned;

function read({ kind, damage = 0, sign = '', trainer = 'item', text }: Row) {
  switch (kind) {
    case 'attack':
      return compileAttack(text, { damage, sign: sign as PrintedDamage['sign'] }, SOURCE, CARDS);
    case 'ability':
      return compileAbility(text, SOURCE, CARDS);
    case 'trainer':
      return compileTrainer(text.split('\n'), trainer as TrainerKind, SOURCE, CARDS);
    default:
      return compileEnergy(text.split('\n'), SOURCE, CARDS);
  }
}

test.each(rows.map((row) => [`${row.kind}: ${row.text}`, row] as const))('%s', (_title, row) => {
  expect(read(row)).toEqual({ effect: row.means });
});
