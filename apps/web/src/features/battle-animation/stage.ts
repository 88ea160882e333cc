/** Finds on the drawn board where things lie, by the marks that the board puts on them. */
import type { Seat } from '@pokesol/engine';
import type { SceneOf, Spot } from './scene.ts';

export type WindowPoint = { readonly x: number; readonly y: number };

export const pokemonOn = (board: HTMLElement, pokemon: number): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-pokemon="${pokemon}"]`);

/** The picture of a Pokémon, which is what is hit and healed; all of it where there is no picture. */
export const pictureOn = (board: HTMLElement, pokemon: number): Element | null => {
  const place = pokemonOn(board, pokemon);
  return place?.querySelector('.spot-card') ?? place;
};

const pile = (board: HTMLElement, name: string, seat: Seat, watcher: Seat): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-pile="${seat === watcher ? 'your' : 'opponent'}-${name}"]`);

export const handCard = (board: HTMLElement, card: number): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-hand-card="${card}"]`);

/** The middle of an element in the window; `null` when it takes no room. */
export function middleOf(element: Element | null): WindowPoint | null {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { x: left + width / 2, y: top + height / 2 };
}

/** Where a spot is in the window. A hand that is not drawn lies beyond its side's edge of the board. */
export function pointOf(board: HTMLElement, spot: Spot, watcher: Seat): WindowPoint | null {
  if (spot.at === 'pokemon') return middleOf(pictureOn(board, spot.pokemon));
  const found = middleOf(pile(board, spot.at, spot.seat, watcher));
  if (found !== null || spot.at !== 'hand') return found;
  const { left, top, width, height } = board.getBoundingClientRect();
  return { x: left + width / 2, y: spot.seat === watcher ? top + height : top };
}

/** From where to where something flies; `null` where the board does not show both ends. */
export function flightOf(
  board: HTMLElement,
  { from, to, leaves }: SceneOf<'fly'>,
  watcher: Seat,
): { readonly start: WindowPoint; readonly end: WindowPoint } | null {
  const start = (leaves === null ? null : middleOf(handCard(board, leaves))) ?? pointOf(board, from, watcher);
  const end = pointOf(board, to, watcher);
  return start === null || end === null ? null : { start, end };
}
