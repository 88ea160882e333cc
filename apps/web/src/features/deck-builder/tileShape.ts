/** How many tiles stand side by side in a given width, and how high that makes a row. */

/** `rowHeight` in px, with the gap below it. */
export type TileShape = { readonly columns: number; readonly rowHeight: number };

const TILE_WIDTH = 128;
const CARD_RATIO = 88 / 63;
/** The strip below the card, with counts and the way to its details. */
const STRIP_HEIGHT = 44;
export const TILE_GAP = 12;

/** Three on a phone at least, seven at most. */
export function tileShape(width: number): TileShape {
  const columns = Math.min(7, Math.max(3, Math.floor((width + TILE_GAP) / (TILE_WIDTH + TILE_GAP))));
  const tileWidth = (width - TILE_GAP * (columns - 1)) / columns;
  return { columns, rowHeight: Math.ceil(tileWidth * CARD_RATIO) + STRIP_HEIGHT + TILE_GAP };
}
