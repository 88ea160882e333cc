/** Which moves a plan tries, the likely best first: what is beaten by another move, or cannot help, is left out. */
import { type CardNo, type Frozen, factsOf, type Seat } from '@pokesol/engine';
import { type Battle, legalActions, type Move, type Pokemon, pokemonBody } from '@pokesol/engine/official';
import { distinct } from './moveKey.ts';
import { printedDamage } from './printedDamage.ts';

/** Of the answers to a question so many are looked at, from both ends of what they are worth. */
const ANSWERS = 10;
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
  if (legal.length <= ANSWERS) return legal;
  const scored = legal
    .map((move) => ({ move, worth: answerWorth(battle, move) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ move }) => move);
  return [...scored.slice(0, ANSWERS - 3), ...scored.slice(-3)];
}

function answerWorth(battle: Battle, move: Move): number {
  if (move.type === 'pick') return itemWorth(battle, move.item);
  if (move.type !== 'choose' || !Array.isArray(move.answer)) return 0;
  return move.answer.reduce<number>((sum, item) => sum + itemWorth(battle, Number(item)), 0);
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
