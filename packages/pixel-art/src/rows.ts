/** Small signs written as rows of characters: one SVG path for each character, in whatever colour the page has then. */

/** The squares of every `mark` in `rows`, each `size` units wide, shifted by (x, y). */
export function pixelPath(rows: readonly string[], mark: string, size = 1, x = 0, y = 0): string {
  return rows
    .flatMap((row, rowIndex) =>
      [...row].map((pixel, columnIndex) =>
        pixel === mark ? `M${x + columnIndex * size} ${y + rowIndex * size}h${size}v${size}h-${size}z` : '',
      ),
    )
    .join('');
}
