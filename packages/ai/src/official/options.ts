/** Which moves a plan tries, the likely best first: what is beaten by another move, or cannot help, is left out. */
import { type CardNo, type Frozen, factsOf, type Seat } from '@pokesol/engine';
import { type Battle, legalActions, type Move, type Pokemon, pokemonBody } from '@pokesol/engine/official';
import { keepWorth } from './keepWorth.ts';
import { distinct } from './moveKey.ts';
import { printedDamage } from './printedDamage.ts';

/** Of the answers to a question so many are looked at, from both ends of what they are worth. */
const ANSWERS = 10;
/** Of the cards that may pay a price so many, those that are needed least. */
const PRICES = 3;
/** Energy that is attached goes to one of so many Pokémon. */
const RECEIVERS = 4;
/** So many on the Bench are enough of a guard. */
const GUARD = 4;

const HEADS: readonly Move['type'][] = [
  ...(['attack', 'bench', 'evolve', 'attach', 'ability', 'cardAbility', 'stadium'] as const),
  ...(['trainer', 'assemble', 'retreat'] as const),
];

/** Moves before the end of the turn, and answers where something is asked. */
export function optionsOf(battle: Battle, seat: Seat): readonly Move[] {
  const legal = distinct(battle, legalActions(battle, seat));
  if (battle.state.choice !== null) return answersOf(battle, legal);
  const { bench } = battle.state.sides[seat];
  const receivers = receiversOf(battle, seat);
  return legal
    .filter((move) => {
      if (move.type === 'endTurn') return false;
      if (move.type === 'bench') return bench.length < GUARD || isNeeded(battle, move.card);
      return move.type !== 'attach' || receivers.includes(move.pokemon);
    })
    .sort((a, b) => HEADS.indexOf(a.type) - HEADS.indexOf(b.type));
}

/** Whether an attack of it is more than the usual. */
const isNeeded = (battle: Battle, card: CardNo): boolean => {
  const facts = factsOf(battle, card);
  return facts.kind === 'pokemon' && facts.attacks.some((attack) => printedDamage(attack) >= 40);
};

/** The Pokémon that energy brings furthest. */
function receiversOf(battle: Battle, seat: Seat): readonly number[] {
  const { active, bench } = battle.state.sides[seat];
  const all = active === null ? bench : [active, ...bench];
  return all
    .map((pokemon, place) => ({ id: pokemon.id, worth: wish(battle, pokemon) + (place === 0 ? 10 : 0) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, RECEIVERS)
    .map(({ id }) => id);
}

/** How much its attacks gain by one more unit. */
function wish(battle: Battle, pokemon: Frozen<Pokemon>): number {
  const have = pokemon.energy.length;
  return Math.max(
    0,
    ...pokemonBody(battle, pokemon).attacks.map((attack) => {
      const missing = attack.cost.length - have;
      return missing <= 0 ? 1 : printedDamage(attack) / missing;
    }),
  );
}

/** The answers that look best by themselves, and those that look worst: whether giving or getting is asked is not known. */
function answersOf(battle: Battle, legal: readonly Move[]): readonly Move[] {
  if (isPrice(battle)) return cheapestFirst(battle, legal).slice(0, PRICES);
  if (legal.length <= ANSWERS) return legal;
  const scored = legal
    .map((move) => ({ move, worth: answerWorth(battle, move) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ move }) => move);
  return [...scored.slice(0, ANSWERS - 3), ...scored.slice(-3)];
}

const isPrice = ({ state: { choice } }: Battle): boolean =>
  choice?.kind === 'cards' && choice.purpose === 'price' && choice.from === 'hand';

/** Answers with cards of the own hand, the ones needed least first. */
function cheapestFirst(battle: Battle, legal: readonly Move[]): readonly Move[] {
  const { choice } = battle.state;
  if (choice === null) return legal;
  const price = (item: number): number => {
    const card = choice.kind === 'cards' ? choice.cards.find((each) => each === item) : undefined;
    return card === undefined ? 0 : keepWorth(battle, choice.seat, card);
  };
  return legal
    .map((move) => ({ move, worth: sumOver(move, price) }))
    .sort((a, b) => a.worth - b.worth)
    .map(({ move }) => move);
}

function answerWorth(battle: Battle, move: Move): number {
  return sumOver(move, (item) => itemWorth(battle, item));
}

function sumOver(move: Move, worthOf: (item: number) => number): number {
  if (move.type === 'pick') return worthOf(move.item);
  if (move.type !== 'choose' || !Array.isArray(move.answer)) return 0;
  return move.answer.reduce<number>((sum, item) => sum + worthOf(Number(item)), 0);
}

function itemWorth(battle: Battle, item: number): number {
  const { choice, sides } = battle.state;
  if (choice?.kind === 'pokemon') {
    const all = sides.flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]));
    const found = all.find(({ id }) => id === item);
    return found === undefined ? 0 : found.energy.length * 10 + wish(battle, found);
  }
  const card = choice?.kind === 'cards' ? choice.cards.find((each) => each === item) : undefined;
  if (card === undefined) return 0;
  const facts = factsOf(battle, card);
  if (facts.kind === 'trainer') return 30;
  if (facts.kind === 'energy') return facts.basic ? 10 : 25;
  return 20 + Math.max(0, ...facts.attacks.map(printedDamage));
}
