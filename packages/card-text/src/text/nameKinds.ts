/** The kinds of the cards that have a name: a text that names a card can mean only these. */

export type NameKind = 'pokemon' | 'trainer' | 'stadium' | 'tool' | 'energy';

/** The facts of a card, from any catalogue, that decide its kinds. */
export type NamedCard = {
  readonly name: string;
  readonly supertype: string;
  readonly subtypes?: readonly string[] | undefined;
  readonly hp?: string | number | undefined;
};

const OF_TRAINERS: Readonly<Record<string, NameKind>> = {
  Stadium: 'stadium',
  'Pokémon Tool': 'tool',
  'Pokémon Tool F': 'tool',
};

/** What catalogues print without HP, and is a doll or a fossil all the same. */
const DOLL = /\b(?:Fossil|Amber|Doll|Substitute)\b/;

/** A doll or a fossil is a Pokémon in play besides (rule 11.1). */
export function kindsOf({ name, supertype, subtypes = [], hp }: NamedCard): readonly NameKind[] {
  if (supertype === 'Energy') return ['energy'];
  if (supertype !== 'Trainer') return ['pokemon'];
  const kind = subtypes.map((each) => OF_TRAINERS[each]).find((each) => each !== undefined) ?? 'trainer';
  return hp !== undefined || (kind === 'trainer' && DOLL.test(name)) ? [kind, 'pokemon'] : [kind];
}
