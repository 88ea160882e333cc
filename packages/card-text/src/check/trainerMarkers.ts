/** Markers of what trainers alone say: copies played at once, one of two piles, what the other player may draw. */
import { isNode } from '../grammar/data.ts';
import type { Marker } from './markers.ts';

const field = (at: object, name: string): unknown => Reflect.get(at, name);
const does = (at: object, step: string): boolean => field(at, 'do') === step;
const one = (is: boolean): number => (is ? 1 : 0);

const MODES: Marker['stands'] = ({ at }) => one(does(at, 'chooseModes'));
const ofBench: Marker['stands'] = ({ at }) => one(field(at, 'change') === 'benchSize');
const COPIES = ['2', '3', '4'];

export const TRAINER_MARKERS: readonly Marker[] = [
  { says: ['your opponent may draw', 'your opponent may also draw'], stands: ({ at }) => one(isUpTo(at)) },
  {
    says: [
      "that pokémon may use this card 's attack instead of its own",
      "that pokémon may use 's attack instead of its own",
    ],
    stands: ({ at }) => one(field(at, 'change') === 'lends'),
  },
  { says: ['provides both'], stands: ({ at }) => one('provides' in at) },
  {
    says: COPIES.flatMap((n) => [`you may play ${n} card at once`, `you may play ${n} at the same time`]),
    stands: MODES,
  },
  { says: ['if you played 1 card', 'if you played 1 of them', 'if you play 1'], stands: MODES },
  {
    says: [
      'if you played all of them',
      ...COPIES.flatMap((n) => [`if you played ${n} card`, `if you play ${n}`]),
    ],
    stands: MODES,
  },
  {
    says: COPIES.map((n) => `you must play ${n} card at once`),
    stands: ({ at, key }) => one(key === 'price' || 'price' in at),
  },
  { says: ['if you search your deck', 'if you searched your deck'], stands: MODES },
  {
    says: [
      'if you go first , you may use this card during your first turn',
      'if you go first , you may play this card during your first turn',
    ],
    stands: ({ at }) => one('onFirstTurn' in at),
  },
  { says: ["can't have more than", 'no player may have more than'], stands: ofBench },
  {
    says: ['2', '3', '4'].flatMap((n) => [
      `if a player has ${Number(n) + 1} or more benched pokémon , they discard benched pokémon until they have ${n} pokémon on the bench . the player who played this card discards first`,
      `when comes into play , each player discards benched pokémon and any card attached to them until that player has ${n} benched pokémon . { you discard your pokémon first . }`,
    ]),
    stands: ofBench,
  },
  {
    says: ['if more than one effect changes the number of benched pokémon allowed , use the smaller number'],
    stands: ofBench,
  },
  {
    says: [
      'you can use this card during your first turn or on a pokémon that was put into play this turn',
      'you can use this card on a pokémon you put down when you were setting up to play or on a pokémon that was put into play this turn',
    ],
    stands: ({ at }) => one('evolvesOnto' in at),
  },
];

function isUpTo(at: object): boolean {
  const cards = field(at, 'cards');
  return does(at, 'draw') && isNode(cards) && 'upTo' in cards;
}
