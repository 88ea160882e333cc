/**
 * A line of play anybody could write in five minutes: bench whatever can be benched, feed the active Pokémon, play every
 * card that draws, attack, end the turn. Who plays like that with better cards should not win a campaign.
 */
import { factsOf, type Seat } from '@pokesol/engine';
import { type Battle, legalActions, type Move } from '@pokesol/engine/classic';

/** Throws RangeError where nothing can be done. */
export function scriptPlayer(battle: Battle, seat: Seat): Move {
  const legal = legalActions(battle, seat);
  const { active } = battle.state.sides[seat];
  const wanted = [
    (move: Move) => move.type === 'choose',
    (move: Move) => move.type === 'play',
    (move: Move) => move.type === 'promote',
    (move: Move) => move.type === 'attach' && move.pokemon === active?.id && active.energy.length === 0,
    (move: Move) => move.type === 'trainer' && draws(battle, move.card),
    (move: Move) => move.type === 'attack',
    (move: Move) => move.type === 'endTurn',
  ];
  const move = wanted.flatMap((wants) => legal.find(wants) ?? [])[0] ?? legal[0];
  if (move === undefined) throw new RangeError('Nothing can be done');
  return move;
}

/** Draws and costs nothing. */
function draws(battle: Battle, card: Parameters<typeof factsOf>[1]): boolean {
  const facts = factsOf(battle, card);
  return facts.kind === 'trainer' && (facts.effect?.steps.every(({ do: what }) => what === 'draw') ?? false);
}
