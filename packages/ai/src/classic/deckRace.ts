/** What the cards left in both decks are worth: whose deck is empty first has lost, if the battle lasts that long. */
import { factsOf, inPlay, otherSeat, type Seat } from '@pokesol/engine';
import { type Battle, pokemonFacts } from '@pokesol/engine/classic';
import { firstDamage } from './scoring.ts';

/** What even the weakest attacker will do in a turn, once another comes forward. */
const LEAST_HIT = 10;

/**
 * For that seat, in points of damage: the difference of the decks, as far as the battle will last until one is empty.
 * `card` is what a card more than the other has is worth in a battle that only the decks will end.
 */
export function deckRace(battle: Battle, seat: Seat, card: number): number {
  const own = battle.state.sides[seat].deck.length;
  const other = battle.state.sides[otherSeat(seat)].deck.length;
  if (own === other) return 0;
  const lasts = Math.min(turnsToFall(battle, 0), turnsToFall(battle, 1)) ** 2;
  return (card * (own - other) * lasts) / (lasts + Math.min(own, other) ** 2);
}

/** In how many turns all Pokémon a side has and may still draw would be down, before the best attacker there is. */
function turnsToFall(battle: Battle, seat: Seat): number {
  const side = battle.state.sides[seat];
  let left = 0;
  for (const pokemon of inPlay(side)) left += pokemonFacts(battle, pokemon).hp - pokemon.damage;
  for (const pile of [side.hand, side.deck])
    for (const card of pile) {
      const facts = factsOf(battle, card);
      if (facts.kind === 'pokemon' && facts.basic) left += facts.hp;
    }
  let hit = LEAST_HIT;
  for (const pokemon of inPlay(battle.state.sides[otherSeat(seat)]))
    hit = Math.max(hit, firstDamage(battle, pokemonFacts(battle, pokemon)));
  return left / hit;
}
