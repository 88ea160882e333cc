/** Lays out a battle by hand, in the middle of seat 0's turn: for tests of single decisions. */
import { type CardNo, isRefusal, type PokemonId, type Seat } from '@pokesol/engine';
import { type Battle, type CardFacts, createBattle, RULES } from '@pokesol/engine/classic';
import { deckOf } from '@pokesol/engine/classic/testing';

type Laid = Battle['state']['sides'][0];

type InPlay = {
  readonly card: CardFacts;
  readonly energy?: number;
  readonly damage?: number;
  readonly acted?: boolean;
};

export type Layout = {
  readonly active?: InPlay;
  readonly bench?: readonly InPlay[];
  readonly hand?: readonly CardFacts[];
  /** On top of the deck, the first one uppermost. */
  readonly top?: readonly CardFacts[];
};

/** The rest of each deck is `filler`, which must be a basic Pokémon; attached energies are `energy`. */
export function table(sides: readonly [Layout, Layout], filler: CardFacts, energy: CardFacts): Battle {
  const lists = sides.map((layout) => deckOf(...listOf(layout, energy), filler)) as [
    CardFacts[],
    CardFacts[],
  ];
  const created = createBattle(
    [
      { cards: lists[0], extraCard: 'always' },
      { cards: lists[1], extraCard: 'always' },
    ],
    'classic',
    'table',
  );
  if (isRefusal(created)) throw new Error(created.message);
  const { state } = created.battle;
  const laid = [lay(sides[0], 0), lay(sides[1], 1)] as const;
  return {
    ...created.battle,
    state: { ...state, phase: 'active', turn: 5, current: 0, sides: [...laid], nextPokemon: 100 },
  };
}

const inPlay = ({ active, bench = [] }: Layout): readonly InPlay[] =>
  active === undefined ? bench : [active, ...bench];

const listOf = (layout: Layout, energy: CardFacts): CardFacts[] => [
  ...inPlay(layout).flatMap(({ card, energy: count = 0 }) => [
    card,
    ...Array.from({ length: count }, () => energy),
  ]),
  ...(layout.hand ?? []),
  ...(layout.top ?? []),
];

/** Deals the card numbers in the order of the list above. */
function lay(layout: Layout, seat: Seat): Laid {
  const size = RULES.classic.deckSize;
  let next = seat * size;
  const take = (count: number): CardNo[] =>
    Array.from({ length: count }, () => {
      next += 1;
      return (next - 1) as CardNo;
    });
  const pokemon = inPlay(layout).map(({ energy = 0, damage = 0, acted = false }, index) => ({
    id: (1 + index + 10 * seat) as PokemonId,
    cards: take(1),
    energy: take(energy),
    attached: [],
    damage,
    statuses: [],
    turnsInPlay: 1,
    energyThisTurn: 0,
    actedThisTurn: acted,
  }));
  const hand = take(layout.hand?.length ?? 0);
  const top = take(layout.top?.length ?? 0).reverse();
  const [first] = pokemon;
  const hasActive = layout.active !== undefined && first !== undefined;
  return {
    deck: [...take((seat + 1) * size - next), ...top],
    hand,
    discard: [],
    prizes: [],
    active: hasActive ? first : null,
    bench: hasActive ? pokemon.slice(1) : pokemon,
    playedActiveThisTurn: false,
    failedThisTurn: [],
    mulligans: 0,
    timeouts: 0,
  };
}
