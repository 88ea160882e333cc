/** A small bar chart of pixel blocks: a table to assistive technology, bars to the eye, numbers to both. */
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';

export type Bar = { key: string; label: ReactNode; count: number; className?: string };

type PixelBarsProps = {
  caption: string;
  columns: readonly [what: string, count: string];
  bars: readonly Bar[];
};

export function PixelBars({ caption, columns, bars }: PixelBarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table className="pixel-bars">
      <caption>{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, count, className }) => (
          <tr key={key} className={cx(className)}>
            <th scope="row">{label}</th>
            <td>
              <span aria-hidden className="pixel-bar" style={{ inlineSize: `${(count / most) * 100}%` }} />
              <span className="pixel-bar-count">{count}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
