/** Where a battle is fought: it goes by the opponent's name, and changes as the battle grows long. */
import { hashOf } from '@pokesol/pixel-art';
import { PLACES, type Place } from '../arena/arenaScene.ts';

const TURNS_TOGETHER = 8;

export function boardPlace(opponent: string, turn: number): Place {
  const step = hashOf(opponent) + Math.floor(Math.max(0, turn) / TURNS_TOGETHER);
  return PLACES[step % PLACES.length] ?? 'dusk';
}
