/** Odds as one bar: a stretch for each level, a gap where something is missing, a warning where it is too much. */
import { BUCKETS } from '@pokesol/cards';
import { MILLION } from '@pokesol/packs';
import { BUCKET_COLORS, bucketName, percent } from '../../packs/index.ts';
import { type OddsParts, sumOf } from './millionths.ts';

export function OddsBar({ parts, className }: { parts: OddsParts; className?: string }) {
  const sum = sumOf(parts);
  const whole = Math.max(sum, MILLION);
  const words = BUCKETS.map((bucket) => `${bucketName(bucket)} ${percent((parts[bucket] ?? 0) / MILLION)}`);
  return (
    <div
      role="img"
      aria-label={words.join(', ')}
      className={`odds-bar ${className ?? ''}`}
      data-sound={sum === MILLION}
    >
      {BUCKETS.map((bucket) => {
        const part = parts[bucket] ?? 0;
        return part === 0 ? null : (
          <span
            key={bucket}
            className="odds-stretch"
            style={{ flexGrow: part / whole, backgroundColor: BUCKET_COLORS[bucket] }}
          />
        );
      })}
      {sum < MILLION && <span className="odds-gap" style={{ flexGrow: (MILLION - sum) / MILLION }} />}
    </div>
  );
}
