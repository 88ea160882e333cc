/** Small signs written as rows of characters: one SVG path for each character, in whatever colour the page has then. */

/** The squares of every `mark` in `rows`, each `size` units wide, shifted by (x, y); those side by side are one rectangle. */
export function pixelPath(rows: readonly string[], mark: string, size = 1, x = 0, y = 0): string {
  let path = '';
  for (const [rowIndex, row] of rows.entries())
    for (let from = row.indexOf(mark); from !== -1; ) {
      let to = from + 1;
      while (row[to] === mark) to += 1;
      const width = (to - from) * size;
      path += `M${x + from * size} ${y + rowIndex * size}h${width}v${size}h-${width}z`;
      from = row.indexOf(mark, to);
    }
  return path;
}
