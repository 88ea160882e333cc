/** How many cards stand side by side in a given width, and how high that makes a row. */

/** `rowHeight` in px, with the gap below it. */
export type GridShape = { readonly columns: number; readonly rowHeight: number };

const CARD_WIDTH = 160;
const CARD_RATIO = 88 / 63;
const GRID_GAP = 12;

/** Two columns at least, so that a phone shows more than one card; seven at most. */
export function gridShape(width: number): GridShape {
  const columns = Math.min(7, Math.max(2, Math.floor((width + GRID_GAP) / (CARD_WIDTH + GRID_GAP))));
  const cardWidth = (width - GRID_GAP * (columns - 1)) / columns;
  return { columns, rowHeight: Math.ceil(cardWidth * CARD_RATIO) + GRID_GAP };
}
