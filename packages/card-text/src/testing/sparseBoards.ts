/** For tests: boards on which nearly nothing lies, uses of cards on them, and what a use changes beyond its price (rule 3.6). */
import { isRefusal } from '@pokesol/engine';
import {
  type Action,
  applyAction,
  type Battle,
  type BattleEvent,
  type CardFacts,
  type CardFilter,
  legalActions,
  type PokemonFacts,
} from '@pokesol/engine/official';
import {
  matchesFacts,
  type PokemonPosition,
  positionOf,
  type SidePosition,
} from '@pokesol/engine/official/testing';

/** One thing to use: of a card in the hand, of the Pokémon that stands there, of the Stadium that lies there. */
export type Use = {
  readonly title: string;
  readonly card: CardFacts;
  readonly kind: 'trainer' | 'ability' | 'cardAbility' | 'stadium';
  /** Which ability. */
  readonly place: number;
  /** All that it may do, for what its texts look for. */
  readonly effect: object;
};

/** Every different use of those cards: what reads alike is tried once. */
export function usesOf(cards: readonly CardFacts[]): readonly Use[] {
  const found = new Map<string, Use>();
  const add = (use: Use): void => {
    const key = `${use.kind} ${JSON.stringify(use.effect)}`;
    if (!found.has(key)) found.set(key, use);
  };
  for (const card of cards) {
    if (card.kind === 'trainer' && card.body === null) {
      const { effect, use, trainer, onto } = card;
      if (trainer !== 'stadium' && (effect !== null || card.holds.length > 0))
        add({
          title: `${card.id} ${card.name}`,
          card,
          kind: 'trainer',
          place: 0,
          effect: { effect, trainer, onto },
        });
      if (use !== undefined)
        add({ title: `${card.id} ${card.name}`, card, kind: 'stadium', place: 0, effect: use });
    }
    if (card.kind === 'pokemon')
      for (const [place, { name, effects }] of card.abilities.entries())
        for (const effect of effects ?? [])
          if (effect.works === 'activated')
            add({
              title: `${card.id} ${card.name}: ${name}`,
              card,
              place,
              effect,
              kind: effect.pile === undefined ? 'ability' : 'cardAbility',
            });
  }
  return [...found.values()];
}

const FILTER_KEYS = ['where', 'until', 'card'];
/** Every filter of cards in it. */
function filtersIn(part: unknown): readonly CardFilter[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => [
    ...(FILTER_KEYS.includes(key) && typeof value === 'object' && value !== null
      ? [value as CardFilter]
      : []),
    ...filtersIn(value),
  ]);
}

export type Sought = {
  /** For each of its filters some cards that fit. */
  readonly fitting: readonly CardFacts[];
  /** One of every kind besides. */
  readonly others: readonly CardFacts[];
  /** It looks for a card that none of all is. */
  readonly isLacking: boolean;
};

/** What a text looks for among all those cards. */
export function soughtBy(all: readonly CardFacts[]): (use: Use) => Sought {
  const known = new Map<string, readonly CardFacts[]>();
  const fitting = (filter: CardFilter): readonly CardFacts[] => {
    const key = JSON.stringify(filter);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found: CardFacts[] = [];
    for (const card of all) {
      if (found.length >= 2) break;
      if (matchesFacts(card, filter)) found.push(card);
    }
    known.set(key, found);
    return found;
  };
  const kinds: readonly CardFilter[] = [
    ...([{ basicEnergy: true }, { specialEnergy: true }, { kind: 'pokemon', stages: ['basic'] }] as const),
    ...(['item', 'supporter', 'tool', 'stadium'] as const).map((kind) => ({ trainers: [kind] })),
  ];
  const others = kinds.flatMap((kind) => fitting(kind).slice(0, 1));
  return ({ effect }) => {
    const each = filtersIn(effect).map(fitting);
    return { fitting: [...new Set(each.flat())], others, isLacking: each.some(({ length }) => length === 0) };
  };
}

/** What evolves from a name, two cards at most. */
export function evolutionsIn(all: readonly CardFacts[]): (name: string) => readonly CardFacts[] {
  const known = new Map<string, CardFacts[]>();
  for (const card of all) {
    const onto = card.kind === 'pokemon' ? card.line[0] : undefined;
    if (onto === undefined) continue;
    const before = known.get(onto) ?? [];
    if (before.length < 2) known.set(onto, [...before, card]);
  }
  return (name) => known.get(name) ?? [];
}

/** What may lie on a board that is otherwise empty. */
const THINGS = [
  ...([
    'hand',
    'handOfOne',
    'bench',
    'discard',
    'deck',
    'damage',
    'energy',
    'tool',
    'status',
    'benchEnergy',
  ] as const),
  ...([
    'theirHand',
    'theirBench',
    'theirDiscard',
    'theirDeck',
    'theirDamage',
    'theirEnergy',
    'theirTool',
  ] as const),
  ...(['stadium', 'full', 'theirFull'] as const),
] as const;
export type Thing = (typeof THINGS)[number];

/** Nothing, each thing, and each two. */
export const pairsOfThings = (): readonly (readonly Thing[])[] => [
  [],
  ...THINGS.map((thing) => [thing]),
  ...THINGS.flatMap((first, place) => THINGS.slice(place + 1).map((second) => [first, second])),
];

export type Cast = {
  /** A Pokémon that others evolve from, with those, the lowest first. */
  readonly line: readonly [PokemonFacts, PokemonFacts, PokemonFacts];
  readonly tool: CardFacts;
  readonly stadium: CardFacts;
  readonly energy: CardFacts;
  readonly sought: (use: Use) => Sought;
  readonly evolutions: (name: string) => readonly CardFacts[];
};

/** Chance that begins with such coins; the first for what flips none. */
const CHANCES = (['heads', 'tails'] as const).map(
  (coin) => positionOf({ you: {}, opponent: {}, coins: Array(6).fill(coin) }).state.random,
);

/** That board with the card to use on it. */
function boardOf(use: Use, things: readonly Thing[], cast: Cast): Battle {
  const has = (thing: Thing): boolean => things.includes(thing);
  const { fitting, others } = cast.sought(use);
  const [basic, stage1, stage2] = cast.line;
  const isAboutEvolving = /"(?:evolvesOnto|mayEvolve|evolvesPastOne|pastOneOnto)"/.test(
    JSON.stringify(use.effect),
  );
  const stands = [
    ...(isAboutEvolving ? [basic] : []),
    ...fitting.filter((card): card is PokemonFacts => card.kind === 'pokemon' && card.part === undefined),
  ];
  const active = use.kind === 'ability' ? use.card : (stands[0] ?? basic);
  const grown = [active, ...stands.slice(0, 2)].flatMap(({ name }) => cast.evolutions(name));
  const rich = [...fitting.slice(0, 8), ...grown, stage1, stage2, cast.energy, ...others].slice(0, 16);
  // What is looked for lies at both ends of a deck.
  const deck = [...rich, ...fitting.slice(0, 6)];
  const energies = [cast.energy, ...fitting.filter(({ kind }) => kind === 'energy').slice(0, 2)];
  const pokemonOn = (
    card: CardFacts,
    is: Partial<Record<'damage' | 'energy' | 'tool' | 'status', boolean>>,
  ) =>
    ({
      card,
      damage: is.damage === true ? 10 : 0,
      energy: is.energy === true ? energies : [],
      tools: is.tool === true ? [cast.tool] : [],
      statuses: is.status === true ? (['poison'] as const) : [],
    }) satisfies PokemonPosition;
  const bench = [basic, ...stands.slice(0, 2)];
  const full = Array<CardFacts>(5).fill(basic);
  const played = use.kind === 'trainer' ? [use.card] : [];
  const inPile = use.kind === 'cardAbility' ? [use.card] : [];
  const isOfDiscard = 'pile' in use.effect && use.effect.pile === 'discard';
  const you: SidePosition = {
    active: pokemonOn(active, {
      damage: has('damage'),
      energy: has('energy'),
      tool: has('tool'),
      status: has('status'),
    }),
    bench: has('full')
      ? full
      : has('bench') || has('benchEnergy')
        ? bench.map((card) => pokemonOn(card, { energy: has('benchEnergy'), damage: has('damage') }))
        : [],
    hand: [
      ...played,
      ...(isOfDiscard ? [] : inPile),
      ...(has('hand') ? rich.slice(0, 8) : has('handOfOne') ? [cast.energy] : []),
    ],
    deck: has('deck') ? deck : [],
    discard: [...(isOfDiscard ? inPile : []), ...(has('discard') ? rich : [])],
    ...(use.kind === 'stadium' ? { stadium: use.card } : {}),
  };
  const opponent: SidePosition = {
    active: pokemonOn(stands[0] ?? basic, {
      damage: has('theirDamage'),
      energy: has('theirEnergy'),
      tool: has('theirTool'),
    }),
    bench: has('theirFull')
      ? full
      : has('theirBench')
        ? bench.map((card) => pokemonOn(card, { energy: has('theirEnergy'), damage: has('theirDamage') }))
        : [],
    hand: has('theirHand') ? rich.slice(0, 8) : [],
    deck: has('theirDeck') ? deck : [],
    discard: has('theirDiscard') ? rich : [],
    ...(use.kind !== 'stadium' && has('stadium') ? { stadium: cast.stadium } : {}),
  };
  return positionOf({ you, opponent });
}

function activeOf({ active }: Battle['state']['sides'][0]) {
  if (active === null) throw new Error('No Pokémon is Active');
  return active;
}

function actionOf({ kind, card, place }: Use, { state, printed, printing }: Battle): Action {
  const side = state.sides[0];
  const isIt = (each: number): boolean => printed[printing[each] ?? -1]?.id === card.id;
  const there = [...side.hand, ...side.discard].find(isIt) ?? side.hand[0];
  if (kind === 'stadium') return { type: 'stadium', seat: 0 };
  if (kind === 'ability') return { type: 'ability', seat: 0, pokemon: activeOf(side).id, ability: place };
  if (there === undefined) throw new Error('The card is not there');
  return kind === 'trainer'
    ? { type: 'trainer', seat: 0, card: there }
    : { type: 'cardAbility', seat: 0, card: there, ability: place };
}

/** What says that a use has begun and ended, or what a coin shows, and changes nothing. */
const NO_CHANGE: readonly BattleEvent['type'][] = [
  ...(['trainerPlayed', 'trainerDone', 'stadiumUsed', 'abilityUsed', 'cardAbilityUsed', 'spent'] as const),
  ...(['coinFlipped', 'choiceOpened'] as const),
];

/** Whether the events of a use say that something changed beyond its price; what follows the end of the turn is not counted. */
function changes(use: Use, before: Battle, events: readonly BattleEvent[]): boolean {
  const end = events.findIndex(({ type }) => type === 'turnEnded');
  const text = JSON.stringify(use.effect);
  const { sides } = before.state;
  return (end < 0 ? events : events.slice(0, end)).some((event) => {
    if (NO_CHANGE.includes(event.type)) return false;
    if ('counters' in event && event.counters === 0) return false;
    if (event.type === 'cardsMoved') {
      const isOwn = event.seat === 0 && (event.from === 'hand' || event.from === 'inPlay');
      const isGiven = isOwn && (event.to === 'discard' || event.to === 'lost');
      return !isGiven || isPurpose(text);
    }
    if (event.type === 'cardsRevealed') return !event.cards.every((card) => sides[0].hand.includes(card));
    // A hand that goes into the deck is shuffled though it is empty (rule 3.6a).
    if (event.type === 'deckShuffled')
      return (
        /"cards":\{"pile":"hand","whose":"\w+"\},"to":"deck"/.test(text) ||
        /"steps":\[\{"do":"shuffle"/.test(text)
      );
    if (event.type === 'afflicted') {
      const all = sides.flatMap(({ active, bench }) => [active, ...bench]);
      const had = all.find((each) => each?.id === event.pokemon)?.afflictions ?? [];
      return !had.some(({ status, counters }) => status === event.status && counters === event.counters);
    }
    return true;
  });
}

const GIVING = /^(?:chooseCards|choosePokemon|bindAll|flip|shuffle|endTurn|if|may|move|takeBack)$/;
/** Whether cards that are given up are what the use is for: it does nothing else, or the other player's may be meant as well. */
const isPurpose = (text: string): boolean =>
  text.includes('"whose":"both"') ||
  ([...text.matchAll(/"do":"(\w+)"/g)].every(([, step = '']) => GIVING.test(step)) &&
    [...text.matchAll(/"to":"(\w+)"/g)].every(([, to = '']) => to === 'discard' || to === 'lost'));

/** So many positions are looked at, of one use on one board. */
const MOST = 1500;

export type Tried = 'refused' | 'changes' | 'nothing' | 'endless';
/** The best line of choices, with the coins that are best for it. */
export function tried(use: Use, things: readonly Thing[], cast: Cast): Tried {
  const laid = boardOf(use, things, cast);
  const action = actionOf(use, laid);
  const flips = JSON.stringify(use.effect).includes('"flip"');
  let result: Tried = 'refused';
  for (const random of flips ? CHANCES : CHANCES.slice(0, 1)) {
    const before: Battle = { ...laid, state: { ...laid.state, random } };
    const begun = applyAction(before, action);
    if (isRefusal(begun)) return 'refused';
    result = best(use, before, begun.battle, begun.events);
    if (result === 'changes') break;
  }
  return result;
}

function best(use: Use, before: Battle, begun: Battle, first: readonly BattleEvent[]): Tried {
  const open: { readonly battle: Battle; readonly events: readonly BattleEvent[] }[] = [
    { battle: begun, events: first },
  ];
  for (let looked = 0; looked < MOST; looked += 1) {
    const next = open.pop();
    if (next === undefined) return 'nothing';
    const { battle, events } = next;
    if (changes(use, before, events)) return 'changes';
    const { choice } = battle.state;
    if (choice === null || events.some(({ type }) => type === 'turnEnded')) continue;
    // Who looks at what lies hidden has learned it.
    if (choice.kind === 'cards' && choice.purpose === 'look' && choice.from !== 'discard') return 'changes';
    for (const move of legalActions(battle, choice.seat)) {
      const applied = applyAction(battle, move);
      if (isRefusal(applied)) throw new Error(`${use.title}: ${applied.message}`);
      open.push({ battle: applied.battle, events: applied.events });
    }
  }
  return 'endless';
}
