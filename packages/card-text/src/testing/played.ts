/**
 * For tests: stages a board around a public card, plays the card by legal moves and hands back the game to look at. On a staged
 * board `'base1-4'` is that public card, `'Fire Energy'` basic energy, `'Wall'` or `'Wall B'` a Pokémon of 500 HP without a type
 * to mind, and every other name one of the engine's made-up cards.
 */
import { hasPublicData, publicDataNote } from '@pokesol/cards/testing';
import { TYPES, type Type } from '@pokesol/engine';
import type { CardFacts, PokemonFacts } from '@pokesol/engine/official';
import {
  energy,
  game,
  madeUpCard,
  type PokemonPosition,
  type Position,
  pokemon,
  type SidePosition,
} from '@pokesol/engine/official/testing';
import { describe, test } from 'vitest';
import { isRealCard, realCard } from './realCards.ts';

/** As in a position; coins as `'HHT'`; who has no Active Pokémon has a wall there. */
export type Stage = Omit<Position, 'coins' | 'cards'> & { readonly coins?: string };
export type Game = ReturnType<typeof game>;

export function stage({ you, opponent, coins = '', ...position }: Stage): Game {
  return game({
    ...position,
    you: { active: 'Wall', ...you },
    opponent: { active: 'Wall', ...opponent },
    coins: [...coins].map((coin) => (coin === 'H' ? 'heads' : 'tails')),
    cards,
  });
}

/** The name that is printed on a public card: players say it in `use`, `attach` and `choose`. */
const named = (id: string): string => realCard(id).name;

/** Tests that need the public data. */
export function onTheBoard(title: string, tests: () => void): void {
  describe.skipIf(!hasPublicData)(`${title}${publicDataNote}`, tests);
}

export type AttackStage = {
  /** Of the Pokémon that attacks; without energy it has just what the attack costs. */
  readonly me?: Omit<Partial<PokemonPosition>, 'card'>;
  readonly you?: Omit<SidePosition, 'active'>;
  readonly opponent?: SidePosition;
  readonly coins?: string;
  readonly turn?: number;
  /** What happens before the attack. */
  readonly first?: (game: Game) => void;
};
/** The board after the attack, or where its first question is open, and the attack itself to use once more. */
type Attacked = Game & { readonly again: () => void };
export type UseAttack = {
  (stage?: AttackStage): Attacked;
  /** Why the attack is refused on that board. */
  readonly refused: (stage: AttackStage) => string;
  /** Of the attack among those of its Pokémon. */
  readonly place: number;
  /** The energy that it costs, by name. */
  readonly paid: readonly string[];
};

/** A test of one attack, `'base1-4 Fire Spin'`, that uses it on as many boards as it likes. */
export function attackPlayed(which: string, does: string, look: (use: UseAttack) => void): void {
  test(`${which}: ${does}`, () => look(attackOf(which)));
}

/** The attack, of its card as it is or with a body of the test's own. */
export function attackOf(which: string, body: Partial<PokemonFacts> = {}): UseAttack {
  const [id, line] = parted(which);
  const found = realCard(id, line);
  if (found.kind !== 'pokemon') throw new RangeError(`${id} is no Pokémon`);
  const card = { ...found, ...body };
  const place = card.attacks.findIndex(({ name }) => name === line);
  const cost = card.attacks[place]?.cost ?? [];
  const paid = cost.map((type) => `${type === 'Colorless' ? UNSAID : type} Energy`);
  const staged = ({ me, you, first, ...others }: AttackStage): Game => {
    const board = stage({ opponent: {}, ...others, you: { ...you, active: { energy: paid, ...me, card } } });
    first?.(board);
    return board;
  };
  const use = (board: AttackStage = {}): Attacked => {
    const started = staged(board);
    started.you.attack(place);
    return { ...started, again: () => started.you.attack(place) };
  };
  const refused = (board: AttackStage): string => staged(board).you.cannot.attack(place);
  return Object.assign(use, { refused, place, paid });
}

/** A test of one ability, `'base1-2 Rain Dance'`: who has it, and its place among the abilities of that Pokémon. */
export function abilityPlayed(which: string, does: string, look: (of: PlayedAbility) => void): void {
  test(`${which}: ${does}`, () => {
    const [id, line] = parted(which);
    const card = realCard(id, line);
    if (card.kind !== 'pokemon') throw new RangeError(`${id} is no Pokémon`);
    look({ id, name: card.name, place: card.abilities.findIndex(({ name }) => name === line) });
  });
}
export type PlayedAbility = { readonly id: string; readonly name: string; readonly place: number };

/** A test of one trainer or special energy, by the name that players say. */
export function cardPlayed(id: string, does: string, look: (name: string) => void): void {
  test(`${id}: ${does}`, () => look(named(id)));
}

/** Pays for Colorless: a type that hardly any text looks for. */
const UNSAID = 'Fairy';

/** `'base1-4 Fire Spin'` as the card and the text on it. */
function parted(which: string): readonly [id: string, line: string] {
  const end = which.indexOf(' ');
  return [which.slice(0, end), which.slice(end + 1)];
}

function cards(name: string): CardFacts {
  if (isRealCard(name)) return realCard(name);
  if (/^Wall\b/.test(name)) return pokemon(name, { hp: 500 });
  const type = TYPES.find((each) => name === `${each} Energy`);
  return type === undefined ? madeUpCard(name) : basicEnergy(name, type);
}

const basicEnergy = (name: string, type: Type): CardFacts => energy(name, '', { provides: [[type]], type });
