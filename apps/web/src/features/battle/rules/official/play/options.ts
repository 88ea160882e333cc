/** What can be done with what is selected, allowed or not: each way with the moves that do it, or the reason against it. */
import { type CardNo, findPokemon, inPlay, type PokemonId } from '@pokesol/engine';
import {
  type AbilityFacts,
  type BattleView,
  type CardFacts,
  forecastOf,
  goesOnto,
  pokemonBody,
  stageRule,
} from '@pokesol/engine/official';
import type { OfficialSelection, Reason } from '../board/interaction.ts';
import { battleBehind, type OfficialMove, reasonAgainstAll } from './judge.ts';

type OptionKind =
  | 'attack'
  | 'ability'
  | 'retreat'
  | 'bench'
  | 'assemble'
  | 'evolve'
  | 'attach'
  | 'trainer'
  | 'cardAbility'
  | 'stadium';

export type Option = {
  /** «attack 0» */
  readonly key: string;
  readonly kind: OptionKind;
  /** Of the attack, the ability, or the card. */
  readonly name: string;
  /** The attack's or ability's place; 0 for others. */
  readonly place: number;
  /** Of what is selected; a Pokémon's attack, ability or retreat. */
  readonly pokemon: PokemonId | null;
  readonly card: CardNo | null;
  /** Every allowed way: to evolve and to attach, one for each Pokémon that it may go to. */
  readonly moves: readonly OfficialMove[];
  /** Why there is none. */
  readonly reason: Reason | null;
};

type Tried = Omit<Option, 'moves' | 'reason'> & { readonly ways: readonly OfficialMove[] };

export function tableOptions(
  view: BattleView,
  legal: readonly OfficialMove[],
  selection: OfficialSelection | null,
): readonly Option[] {
  const allowed = allowedIn(view, legal);
  return triedWith(view, selection).map(({ ways, ...option }) => {
    const moves = ways.filter((way) => allowed.has(doneBy(view, way)));
    return { ...option, moves, reason: moves.length > 0 ? null : reasonAgainstAll(view, ways) };
  });
}

/** What a move does, in words that are the same for equal cards: the list of allowed moves names one of them. */
export function doneBy(view: BattleView, move: OfficialMove): string {
  const card = 'card' in move ? move.card : undefined;
  const pokemon = 'pokemon' in move ? move.pokemon : undefined;
  const place = 'attack' in move ? move.attack : 'ability' in move ? move.ability : '';
  // The Active one need not be named.
  const who = move.type === 'attack' ? (pokemon ?? view.you.active?.id) : pokemon;
  const what = card === undefined ? '' : (view.cards[card] ?? '');
  // Of a card in a pile that one is meant: in the hand another one of its kind does the same.
  const where =
    card !== undefined && move.type === 'cardAbility' && !view.you.hand.includes(card) ? card : '';
  return [move.type, what, where, who, place].join(' ');
}

const known = new WeakMap<readonly OfficialMove[], ReadonlySet<string>>();

function allowedIn(view: BattleView, legal: readonly OfficialMove[]): ReadonlySet<string> {
  const kept = known.get(legal) ?? new Set(legal.map((move) => doneBy(view, move)));
  known.set(legal, kept);
  return kept;
}

function triedWith(view: BattleView, selection: OfficialSelection | null): readonly Tried[] {
  switch (selection?.kind) {
    case undefined:
      return [];
    case 'hand':
      return withCard(view, selection.card);
    case 'pokemon':
      return withPokemon(view, selection.pokemon);
    case 'stadium':
      return withStadium(view);
  }
}

const NOTHING = { place: 0, pokemon: null, card: null } as const;

function withStadium({ stadium, printed, cards }: BattleView): readonly Tried[] {
  const facts = stadium === null ? undefined : printed[cards[stadium.card] ?? ''];
  if (facts?.kind !== 'trainer' || facts.use === undefined) return [];
  return [{ ...NOTHING, key: 'stadium', kind: 'stadium', name: facts.name, ways: [{ type: 'stadium' }] }];
}

const isAnnounced = (pile: boolean) => (ability: AbilityFacts) =>
  ability.effects?.some((effect) => effect.works === 'activated' && (effect.pile !== undefined) === pile) ===
  true;

function withPokemon(view: BattleView, pokemon: PokemonId): readonly Tried[] {
  const battle = battleBehind(view);
  const found = findPokemon(battle.state, pokemon);
  if (found?.seat !== view.seat) return [];
  const isActive = view.you.active?.id === pokemon;
  const base = { ...NOTHING, pokemon };
  const abilities = pokemonBody(battle, found.pokemon).abilities.flatMap((facts, place): Tried[] =>
    isAnnounced(false)(facts)
      ? [
          {
            ...base,
            key: `ability ${place}`,
            kind: 'ability',
            name: facts.name,
            place,
            ways: [{ type: 'ability', pokemon, ability: place }],
          },
        ]
      : [],
  );
  const attacks = forecastOf(battle, view.seat, found.pokemon).map(
    ({ name, attack }): Tried => ({
      ...base,
      key: `attack ${attack}`,
      kind: 'attack',
      name,
      place: attack,
      ways: [isActive ? { type: 'attack', attack } : { type: 'attack', attack, pokemon }],
    }),
  );
  const retreat: Tried = {
    ...base,
    key: 'retreat',
    kind: 'retreat',
    name: 'Retreat',
    ways: [{ type: 'retreat' }],
  };
  return [...abilities, ...attacks, ...(isActive ? [retreat] : [])];
}

function withCard(view: BattleView, card: CardNo): readonly Tried[] {
  const facts = view.printed[view.cards[card] ?? ''];
  if (facts === undefined) return [];
  const own = inPlay(view.you).map(({ id }) => id);
  const way = (kind: OptionKind, ways: readonly OfficialMove[]): Tried => {
    return { ...NOTHING, key: kind, kind, name: facts.name, card, ways };
  };
  const inHand = view.you.hand.includes(card)
    ? handWays(facts, own, card).map(([kind, ways]) => way(kind, ways))
    : [];
  const abilities = facts.kind === 'pokemon' ? facts.abilities : [];
  const ofCard = abilities.flatMap((ability, place): Tried[] =>
    isAnnounced(true)(ability)
      ? [
          {
            ...way('cardAbility', [{ type: 'cardAbility', card, ability: place }]),
            key: `cardAbility ${place}`,
            name: ability.name,
            place,
          },
        ]
      : [],
  );
  return [...inHand, ...ofCard];
}

type Ways = readonly [OptionKind, readonly OfficialMove[]];

function handWays(facts: CardFacts, own: readonly PokemonId[], card: CardNo): readonly Ways[] {
  const onto = (type: 'evolve' | 'attach'): Ways => [
    type,
    own.map((pokemon) => ({ type, card, pokemon }) as const),
  ];
  switch (facts.kind) {
    case 'energy':
      return [onto('attach')];
    case 'trainer':
      return facts.body === null
        ? [['trainer', [{ type: 'trainer', card }]]]
        : [['bench', [{ type: 'bench', card }]]];
    case 'pokemon': {
      const { comes } = stageRule(facts.stage);
      const first: Ways = goesOnto(facts.stage)
        ? onto('evolve')
        : comes === 'assembled'
          ? ['assemble', [{ type: 'assemble', card }]]
          : ['bench', [{ type: 'bench', card }]];
      return facts.asEnergy === undefined ? [first] : [first, onto('attach')];
    }
  }
}

/** What Enter or «Do it» means before anything is chosen: the first that is allowed. */
export const firstOption = (options: readonly Option[]): Option | null =>
  options.find(({ moves }) => moves.length > 0) ?? options[0] ?? null;

/** Every thing of the player's that has options at all: the whole hand, the own Pokémon, the Stadium, cards of the discard pile. */
export function selectable(view: BattleView): readonly OfficialSelection[] {
  const seen = new Set<string>();
  const isNew = (card: CardNo): boolean => {
    const printing = view.cards[card] ?? '';
    if (seen.has(printing)) return false;
    seen.add(printing);
    return true;
  };
  return [
    ...inPlay(view.you).map(({ id }) => ({ kind: 'pokemon', pokemon: id }) as const),
    ...view.you.hand.filter(isNew).map((card) => ({ kind: 'hand', card }) as const),
    ...(view.stadium === null ? [] : [{ kind: 'stadium' } as const]),
    ...view.you.discard.map((card) => ({ kind: 'hand', card }) as const),
  ];
}
