/** What a position is worth at a glance, without looking ahead. */
import { factsOf, inPlay, otherSeat, type Seat } from '@pokesol/engine';
import { type Battle, damageFormula, damageOf, pokemonFacts, rulesOf } from '@pokesol/engine/classic';
import type { Personality } from '../personality.ts';
import { deckRace } from './deckRace.ts';
import { firstDamage, isFavorite } from './scoring.ts';

export const WON = 100_000;
/** Lost as long as the active Pokémon has no attack that hurts. */
export const HARMLESS = 60;
type InPlay = Battle['state']['sides'][Seat]['bench'][number];

/** What a level sets store by, in points of damage. */
export type EvaluationWeights = {
  /** A card more in the deck than the other has, in a battle that only the decks will end. */
  readonly deckCard: number;
  /** A trainer in the hand. */
  readonly trainer: number;
  /** What is lost with a Pokémon besides what is left of it. */
  readonly falls: number;
  /** Each point of damage that a Pokémon could do in a turn. */
  readonly damage: number;
};

/** For that seat: what it has in play, in hand and in front of it, less what the other has, and the race of the decks. */
export function evaluate(
  battle: Battle,
  seat: Seat,
  personality: Personality,
  weights: EvaluationWeights,
): number {
  const { state } = battle;
  if (state.phase === 'ended') return state.winner === seat ? WON : state.winner === null ? 0 : -WON;
  const { aggression } = personality;
  return (
    (1.5 - aggression) * sideWorth(battle, seat, personality, weights) -
    (0.5 + aggression) * sideWorth(battle, otherSeat(seat), null, weights) +
    (0.5 + aggression) * threat(battle, seat, weights) -
    (1.5 - aggression) * threat(battle, otherSeat(seat), weights) +
    deckRace(battle, seat, weights.deckCard)
  );
}

function sideWorth(
  battle: Battle,
  seat: Seat,
  personality: Personality | null,
  weights: EvaluationWeights,
): number {
  const side = battle.state.sides[seat];
  const own = inPlay(side);
  let worth = side.active === null ? -20 : -stuck(battle, side.active);
  for (const pokemon of own) worth += pokemonWorth(battle, pokemon, personality, weights);
  for (const card of side.hand) worth += handWorth(battle, card, weights);
  return worth;
}

/** Retreats are not planned: an active Pokémon that cannot hurt anybody stays in the way of those that could. */
const stuck = (battle: Battle, active: InPlay): number =>
  firstDamage(battle, pokemonFacts(battle, active)) === 0 ? HARMLESS : 0;

function pokemonWorth(
  battle: Battle,
  pokemon: InPlay,
  personality: Personality | null,
  { damage }: EvaluationWeights,
): number {
  const facts = pokemonFacts(battle, pokemon);
  const energy = personality?.energyManagement ?? 0.5;
  const ready = pokemon.energy.length > 0 ? 1 : 0.7 - 0.4 * energy;
  const more = Math.min(2, Math.max(0, pokemon.energy.length - 1));
  const favorite = personality !== null && isFavorite(facts, personality) ? 15 : 0;
  const left = facts.hp - pokemon.damage;
  const blow = damage * firstDamage(battle, facts);
  return 30 + left + blow * ready + more + favorite - suffering(battle, pokemon, left, blow);
}

/** Ends of turns, of both sides together, and own attacks among them, that a Pokémon in front is taken to see. */
const ENDS = 4;
const ATTACKS = 2;

/** What its conditions will do to one with so much left, and keep it from doing, by their chances. */
function suffering(battle: Battle, { statuses }: InPlay, left: number, blow: number): number {
  if (statuses.length === 0) return 0;
  const { poisonDamage, burnDamage, confusionDamage } = rulesOf(battle);
  const eachEnd =
    (statuses.includes('poison') ? poisonDamage : 0) + (statuses.includes('burn') ? burnDamage / 2 : 0);
  const confused = statuses.includes('confusion') ? (ATTACKS * confusionDamage + blow) / 2 : 0;
  return Math.min(left, ENDS * eachEnd) + confused;
}

function handWorth(
  battle: Battle,
  card: Parameters<typeof factsOf>[1],
  { trainer }: EvaluationWeights,
): number {
  const facts = factsOf(battle, card);
  switch (facts.kind) {
    case 'pokemon':
      return facts.basic ? 12 : 0;
    case 'energy':
      return 5;
    case 'trainer':
      return facts.effect === null ? 0 : trainer;
  }
}

/** What the active Pokémon's next attack would do to the one before it. */
function threat(battle: Battle, seat: Seat, { falls }: EvaluationWeights): number {
  const { active } = battle.state.sides[seat];
  const target = battle.state.sides[otherSeat(seat)].active;
  if (active === null || target === null || active.energy.length === 0) return 0;
  const base = firstDamage(battle, pokemonFacts(battle, active));
  const left = pokemonFacts(battle, target).hp - target.damage;
  const damage = damageOf(damageFormula(battle, base, { ...active, attached: [] }, target));
  return damage < left ? damage : left + falls;
}
