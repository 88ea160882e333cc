/** Where a share lies and how far that is known: a mark and its range on an axis, with a line in the middle. The text beside it says the same. */

type RangeBarProps = {
  low: number;
  high: number;
  /** Absent before the first battle. */
  mark: number | undefined;
  /** What stands at the two ends of the axis. */
  ends?: readonly [string, string];
};

/** From 0 to 1. */
export function RangeBar({ low, high, mark, ends }: RangeBarProps) {
  return (
    <span aria-hidden="true" className="range-bar" data-tall={ends !== undefined || undefined}>
      {mark !== undefined && (
        <>
          <span
            className="range-whisker"
            style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }}
          />
          <span className="range-mark" style={{ left: `${mark * 100}%` }} />
        </>
      )}
      {ends !== undefined && (
        <span className="range-ends">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </span>
      )}
    </span>
  );
}
