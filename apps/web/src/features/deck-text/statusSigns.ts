/** A word, a sign in pixels and a colour for everything that may become of a line. */
import type { ImportStatus } from '@pokesol/decks';

type StatusSign = { readonly word: string; readonly rows: readonly string[] };

export const STATUS_SIGNS: Readonly<Record<ImportStatus, StatusSign>> = {
  understood: {
    word: 'Understood',
    rows: ['........', '......##', '.....##.', '##..##..', '.####...', '..##....', '........', '........'],
  },
  mended: {
    word: 'Mended',
    rows: ['...##...', '...##...', '..####..', '######.#', '#.######', '..####..', '...##...', '...##...'],
  },
  'not-owned': {
    word: 'Not owned',
    rows: ['.######.', '.#....#.', '.#.##.#.', '.#..#.#.', '.#....#.', '.#.#..#.', '.#....#.', '.######.'],
  },
  unreadable: {
    word: 'Unreadable',
    rows: ['##....##', '###..###', '.######.', '..####..', '..####..', '.######.', '###..###', '##....##'],
  },
  ignored: {
    word: 'Ignored',
    rows: ['........', '........', '........', '.######.', '.######.', '........', '........', '........'],
  },
};
