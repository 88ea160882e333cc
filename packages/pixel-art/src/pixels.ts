/** Pixel pictures written as rows of characters become one SVG path for each character. */

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

/** A number from a text, the same everywhere and every time; for choosing looks, not for chance. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}
