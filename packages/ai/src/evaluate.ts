/** What a position is worth at a glance, without looking ahead. */
import {
  type Battle,
  damageFormula,
  damageOf,
  factsOf,
  otherSeat,
  pokemonFacts,
  pokemonInPlay,
  type Seat,
} from '@pokesol/engine';
import { deckRace } from './deckRace.ts';
import type { Personality } from './personality.ts';
import { firstDamage, isFavorite } from './scoring.ts';

export const WON = 100_000;
/** Lost as long as the active Pokémon has no attack that hurts. */
export const HARMLESS = 60;
type InPlay = ReturnType<typeof pokemonInPlay>[number];

/**
 * For that seat, in points of damage: what it has in play, in hand and in front of it, less what the other has, and
 * where the race of the decks stands at `deckCard` a card.
 */
export function evaluate(battle: Battle, seat: Seat, personality: Personality, deckCard: number): number {
  const { state } = battle;
  if (state.phase === 'ended') return state.winner === seat ? WON : state.winner === null ? 0 : -WON;
  const { aggression } = personality;
  return (
    (1.5 - aggression) * sideWorth(battle, seat, personality) -
    (0.5 + aggression) * sideWorth(battle, otherSeat(seat), null) +
    (0.5 + aggression) * threat(battle, seat) -
    (1.5 - aggression) * threat(battle, otherSeat(seat)) +
    deckRace(battle, seat, deckCard)
  );
}

function sideWorth(battle: Battle, seat: Seat, personality: Personality | null): number {
  const side = battle.state.sides[seat];
  const inPlay = pokemonInPlay(side);
  let worth = side.active === null ? -20 : -stuck(battle, side.active);
  for (const pokemon of inPlay) worth += pokemonWorth(battle, pokemon, personality);
  for (const card of side.hand) worth += handWorth(battle, card);
  return worth;
}

/** Nobody retreats: an active Pokémon that cannot hurt anybody stays in the way of those that could. */
const stuck = (battle: Battle, active: InPlay): number =>
  firstDamage(battle, pokemonFacts(battle, active)) === 0 ? HARMLESS : 0;

function pokemonWorth(battle: Battle, pokemon: InPlay, personality: Personality | null): number {
  const facts = pokemonFacts(battle, pokemon);
  const energy = personality?.energyManagement ?? 0.5;
  const ready = pokemon.energy.length > 0 ? 1 : 0.7 - 0.4 * energy;
  const more = Math.min(2, Math.max(0, pokemon.energy.length - 1));
  const favorite = personality !== null && isFavorite(facts, personality) ? 15 : 0;
  const ill = pokemon.statuses.includes('poison') || pokemon.statuses.includes('burn') ? 15 : 0;
  const confused = pokemon.statuses.includes('confusion') ? 15 : 0;
  const left = facts.hp - pokemon.damage;
  return 30 + left + 1.5 * firstDamage(battle, facts) * ready + more + favorite - ill - confused;
}

function handWorth(battle: Battle, card: Parameters<typeof factsOf>[1]): number {
  const facts = factsOf(battle, card);
  switch (facts.kind) {
    case 'pokemon':
      return facts.basic ? 12 : 0;
    case 'energy':
      return 5;
    case 'trainer':
      return facts.effect === null ? 0 : 7;
  }
}

/** What the active Pokémon's next attack would do to the one before it. */
function threat(battle: Battle, seat: Seat): number {
  const { active } = battle.state.sides[seat];
  const target = battle.state.sides[otherSeat(seat)].active;
  if (active === null || target === null || active.energy.length === 0) return 0;
  const base = firstDamage(battle, pokemonFacts(battle, active));
  const left = pokemonFacts(battle, target).hp - target.damage;
  const damage = damageOf(damageFormula(battle, base, { ...active, attached: [] }, target));
  return damage < left ? damage : left + FALLS;
}
/** What is lost with a Pokémon besides what is left of it. */
const FALLS = 30;
