/** What a player lays out before the first turn, kept on this page until READY: until then every card can be taken back. */
import type { CardNo, PokemonId } from '@pokesol/engine';
import {
  type BattleView,
  type Choice,
  type ChoiceOf,
  OFFICIAL,
  type PokemonView,
} from '@pokesol/engine/official';

export type Placing = { readonly active: CardNo | null; readonly bench: readonly CardNo[] };

export const NOTHING_PLACED: Placing = { active: null, bench: [] };

/** A question for Basic Pokémon of the hand. */
type PlacingChoice = ChoiceOf<'cards'>;

export const placingChoice = (choice: Choice | null): PlacingChoice | null =>
  choice?.kind === 'cards' && (choice.purpose === 'active' || choice.purpose === 'bench') ? choice : null;

/** Where the next card of the hand goes; `null` where there is no room. */
export function nextPlace(
  view: BattleView,
  choice: PlacingChoice,
  placing: Placing,
): 'active' | 'bench' | null {
  if (choice.purpose === 'active' && placing.active === null) return 'active';
  return view.you.bench.length + placing.bench.length < OFFICIAL.benchSize ? 'bench' : null;
}

export function laidOut(placing: Placing, card: CardNo, place: 'active' | 'bench'): Placing {
  const free = takenBack(placing, card);
  return place === 'active' ? { ...free, active: card } : { ...free, bench: [...free.bench, card] };
}

export const takenBack = ({ active, bench }: Placing, card: CardNo): Placing => ({
  active: active === card ? null : active,
  bench: bench.filter((each) => each !== card),
});

export const isPlaced = ({ active, bench }: Placing, card: CardNo): boolean =>
  active === card || bench.includes(card);

/** Pokémon in play have lower numbers. */
const FIRST_ID = 1_000_000;
export const placedId = (card: CardNo): PokemonId => (FIRST_ID + card) as PokemonId;
/** The card that lies there only on this page; `null` for a Pokémon in play. */
export const placedCard = (id: PokemonId): CardNo | null =>
  id >= FIRST_ID ? ((id - FIRST_ID) as CardNo) : null;

/** The board with what is laid out on it. */
export function withPlaced(view: BattleView, placing: Placing): BattleView {
  const { active, bench } = placing;
  if (active === null && bench.length === 0) return view;
  const { you } = view;
  return {
    ...view,
    you: {
      ...you,
      hand: you.hand.filter((card) => !isPlaced(placing, card)),
      active: you.active ?? (active === null ? null : lying(view, active)),
      bench: [...you.bench, ...bench.map((card) => lying(view, card))],
    },
  };
}

function lying({ cards, printed }: BattleView, card: CardNo): PokemonView {
  const facts = printed[cards[card] ?? ''];
  const body = facts?.kind === 'pokemon' ? facts : undefined;
  return {
    id: placedId(card),
    card,
    cards: [card],
    energy: [],
    attached: [],
    maxHp: body?.hp ?? 0,
    damage: 0,
    statuses: [],
    afflictions: [],
    retreatCost: body?.retreatCost ?? 0,
    attacks: body?.attacks.map(({ name }) => name) ?? [],
    newIn: 0,
    used: [],
    attacked: [],
    effects: [],
  };
}
