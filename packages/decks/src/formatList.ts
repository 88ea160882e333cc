/** The formats, as data: the rule set that each plays by, the cards it takes and bans, and how many copies of them. */

/** Absent fields ask for nothing. Basic energy is allowed in every format, in any number. */
export type FormatFacts = {
  readonly id: string;
  readonly name: string;
  /** What it takes, in one sentence. */
  readonly about: string;
  readonly rules: 'classic' | 'official';
  /** Ids of the sets whose cards it takes, and with them every reprint of these cards. */
  readonly sets?: readonly string[];
  /** The regulation marks that it takes; where `sets` stand here too, a printing has to fit both. */
  readonly marks?: readonly string[];
  /** Most copies of one name, where that is fewer than the rule set allows. */
  readonly copies?: number;
  /** Whether all Pokémon of a deck share a type. */
  readonly isOneType?: true;
  /** Names of which no printing is allowed, and ids of single cards, whose reprints are banned with them. */
  readonly banned?: { readonly names: readonly string[]; readonly cards: readonly string[] };
};

const ids = (text: string): readonly string[] => text.split(' ');

const FROM_BASE_TO_FOSSIL = 'base1 base2 base3';
const FROM_SCARLET = 'svp sve sv1 sv2 sv3 sv3pt5 sv4 sv4pt5 sv5 sv6 sv6pt5 sv7';
const FROM_BRILLIANT_STARS =
  'swsh9 swsh9tg swsh10 swsh10tg pgo swsh11 swsh11tg swsh12 swsh12tg swsh12pt5 swsh12pt5gg';

/** In the order in which they are offered: those that take every card first. */
export const DECK_FORMATS = [
  {
    id: 'classic',
    name: 'Classic',
    about: 'All cards, by the rules of Classic.',
    rules: 'classic',
  },
  {
    id: 'official',
    name: 'Official',
    about: 'All cards, by the rules of the printed game.',
    rules: 'official',
  },
  {
    id: 'base-fossil',
    name: 'Base to Fossil',
    about: 'The first three sets: Base, Jungle and Fossil.',
    rules: 'official',
    sets: ids(FROM_BASE_TO_FOSSIL),
  },
  {
    id: 'base-neo',
    name: 'Base to Neo',
    about: 'The sets from Base to Neo Destiny, of 1999 to February 2002.',
    rules: 'official',
    sets: ids(`${FROM_BASE_TO_FOSSIL} basep base4 base5 gym1 gym2 neo1 neo2 si1 neo3 neo4`),
  },
  {
    id: '2004-2007',
    name: '2004 to 2007',
    about: 'The sets released in these four years: Team Magma vs Team Aqua to Secret Wonders.',
    rules: 'official',
    sets: ids(
      'ex4 tk1a tk1b ex5 ex6 pop1 ex7 ex8 ex9 ex10 pop2 ex11 ex12 tk2a tk2b pop3 ex13 ex14 pop4 ex15 ex16 pop5 dp1 dpp dp2 pop6 dp3',
    ),
  },
  {
    id: 'expanded',
    name: 'Expanded',
    about: 'The sets from Black & White to Stellar Crown, without the cards that are banned there.',
    rules: 'official',
    sets: ids(
      `bwp bw1 mcd11 bw2 bw3 bw4 bw5 mcd12 bw6 dv1 bw7 bw8 bw9 bw10 bw11 xyp xy0 xy1 xy2 mcd14 xy3 xy4 xy5 dc1 xy6 xy7 xy8 mcd15 xy9 g1 xy10 xy11 mcd16 xy12 sm1 smp sm2 sm3 sm35 sm4 mcd17 sm5 sm6 sm7 sm75 mcd18 sm8 sm9 det1 sm10 sm11 sm115 sma mcd19 sm12 swshp swsh1 swsh2 swsh3 fut20 swsh35 swsh4 swsh45 swsh45sv swsh5 swsh6 swsh7 mcd21 cel25 swsh8 mcd22 ${FROM_BRILLIANT_STARS} ${FROM_SCARLET}`,
    ),
    banned: {
      names: [
        'Chip-Chip Ice Axe',
        'Delinquent',
        'Forest of Giant Plants',
        'Hex Maniac',
        'Island Challenge Amulet',
        'Jessie & James',
        "Lt. Surge's Strategy",
        "Lysandre's Trump Card",
        "Maxie's Hidden Ball Trick",
        'Puzzle of Time',
        'Red Card',
        'Reset Stamp',
      ],
      // Archeops, Sableye, Mismagius, Oranguru, the Unown DAMAGE and HAND, Milotic.
      cards: ['bw5-110', 'bw5-62', 'sm10-78', 'sm5-114', 'sm8-90', 'sm8-91', 'xy2-23'],
    },
  },
  {
    id: 'standard-2024',
    name: 'Standard 2024',
    about: 'Cards with the regulation mark F, G or H, as in the autumn of 2024.',
    rules: 'official',
    sets: ids(`swshp ${FROM_BRILLIANT_STARS} ${FROM_SCARLET}`),
    marks: ['F', 'G', 'H'],
  },
  {
    id: 'gym-leader',
    name: 'Gym Leader',
    about: 'All cards, one copy of each name, and Pokémon of one type.',
    rules: 'official',
    copies: 1,
    isOneType: true,
  },
] as const satisfies readonly FormatFacts[];

/** What a deck is built and judged for. */
export type DeckFormat = (typeof DECK_FORMATS)[number]['id'];

const BY_ID = new Map<string, (typeof DECK_FORMATS)[number]>(DECK_FORMATS.map((each) => [each.id, each]));

export const isFormat = (id: string): id is DeckFormat => BY_ID.has(id);

/** Whether a format takes less than all cards: then it asks for more than its rule set does. */
export const asksForMore = (id: DeckFormat): boolean => formatById(id).rules !== id;

export function formatById(id: DeckFormat): FormatFacts {
  const found = BY_ID.get(id);
  if (found === undefined) throw new RangeError(`No format is called ${id}`);
  return found;
}
