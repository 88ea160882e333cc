/** Finds on the drawn board where things lie, by the marks that the board puts on them. */
import { type CardNo, otherSeat, type PokemonId, type Seat } from '@pokesol/engine';
import type { SceneOf, Spot } from './scene.ts';

export type WindowPoint = { readonly x: number; readonly y: number };

/** A board in the document, whose it is, and what the view says of it. */
export type BoardStage = {
  readonly board: HTMLElement;
  readonly watcher: Seat;
  readonly ms: number;
  /** The Pokémon under or on which the card lies. */
  readonly holderOf: (card: CardNo) => PokemonId | null;
  /** How many of its Prizes are left. */
  readonly prizesOf: (seat: Seat) => number;
};

export const pokemonOn = (board: HTMLElement, pokemon: number): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-pokemon="${pokemon}"]`);

/** The picture of a Pokémon, which is what is hit and healed; all of it where there is no picture. */
export const pictureOn = (board: HTMLElement, pokemon: number): Element | null => {
  const place = pokemonOn(board, pokemon);
  return place?.querySelector('.spot-card') ?? place;
};

const sideOf = (seat: Seat, watcher: Seat): 'your' | 'opponent' => (seat === watcher ? 'your' : 'opponent');

export const pile = (board: HTMLElement, name: string, seat: Seat, watcher: Seat): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-pile="${sideOf(seat, watcher)}-${name}"]`);

const place = (board: HTMLElement, name: 'active' | 'bench', seat: Seat, watcher: Seat): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-place="${sideOf(seat, watcher)}-${name}"]`);

export const activeOf = (board: HTMLElement, seat: Seat, watcher: Seat): Element | null => {
  const spot = place(board, 'active', seat, watcher);
  return spot?.querySelector('.spot-card') ?? spot;
};

export const handCard = (board: HTMLElement, card: number): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-hand-card="${card}"]`);

/** The middle of an element in the window; `null` when it takes no room. */
export function middleOf(element: Element | null): WindowPoint | null {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { x: left + width / 2, y: top + height / 2 };
}

/** Where a spot is in the window. A hand or a pile that is not drawn lies beyond its side's edge of the board. */
export function pointOf(stage: BoardStage, spot: Spot): WindowPoint | null {
  const { board, watcher, holderOf } = stage;
  switch (spot.at) {
    case 'pokemon':
      return middleOf(pictureOn(board, spot.pokemon));
    case 'middle':
      return middleOf(board);
    case 'active':
    case 'bench':
      return middleOf(place(board, spot.at, spot.seat, watcher));
    case 'inPlay': {
      const holder = spot.card === null ? null : holderOf(spot.card);
      const there = holder === null ? null : pictureOn(board, holder);
      return middleOf(there ?? activeOf(board, spot.seat, watcher));
    }
    case 'deck':
    case 'discard':
      return middleOf(pile(board, spot.at, spot.seat, watcher));
    case 'hand':
    case 'lost':
    case 'prizes':
      return middleOf(pile(board, spot.at, spot.seat, watcher)) ?? edgeOf(board, spot.seat === watcher);
  }
}

function edgeOf(board: HTMLElement, isOwn: boolean): WindowPoint {
  const { left, top, width, height } = board.getBoundingClientRect();
  return { x: left + width / 2, y: isOwn ? top + height : top };
}

export type Flown = { readonly start: WindowPoint; readonly end: WindowPoint };

/** From where to where something flies; `null` where the board does not show both ends. */
export function flightOf(
  stage: BoardStage,
  { from, to, leaves }: Pick<SceneOf<'fly'>, 'from' | 'to' | 'leaves'>,
): Flown | null {
  const start = (leaves === null ? null : middleOf(handCard(stage.board, leaves))) ?? pointOf(stage, from);
  const end = pointOf(stage, to);
  return start === null || end === null ? null : { start, end };
}

/** One flight for each Prize, from the last place that is filled on. */
export function prizeFlights(stage: BoardStage, { seat, count }: SceneOf<'prizes'>): readonly Flown[] {
  const { board, watcher, prizesOf } = stage;
  const end = pointOf(stage, { at: 'hand', seat });
  const left = prizesOf(seat);
  return Array.from({ length: count }, (_, taken) => {
    const at = board.querySelector(`[data-prize="${sideOf(seat, watcher)}-${left - 1 - taken}"]`);
    const start = middleOf(at) ?? pointOf(stage, { at: 'prizes', seat });
    return start === null || end === null ? [] : [{ start, end }];
  }).flat();
}

/** From who attacks to who is hit: the other side's Active one, where that is not known yet. */
export function strikeFlight(
  { board, watcher }: BoardStage,
  { seat, source, target }: SceneOf<'strike'>,
): Flown | null {
  const start = middleOf(pictureOn(board, source));
  const hit = target === null ? activeOf(board, otherSeat(seat), watcher) : pictureOn(board, target);
  const end = middleOf(hit);
  return start === null || end === null ? null : { start, end };
}
