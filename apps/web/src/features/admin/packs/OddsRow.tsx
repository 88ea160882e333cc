/** One level's share: a slider for the hand, a number for the exact millionth. */
import type { Bucket } from '@pokesol/cards';
import { MILLION } from '@pokesol/packs';
import { Slider } from 'radix-ui';
import type { CSSProperties } from 'react';
import { BUCKET_COLORS, bucketName, percent } from '../../packs/index.ts';

/** A thousandth at a time, ten of them with Page keys or Shift; the number goes to the millionth. */
const STEP = 1_000;

type OddsRowProps = {
  bucket: Bucket;
  text: string;
  parts: number | undefined;
  onType: (text: string) => void;
  onSlide: (parts: number) => void;
};

export function OddsRow({ bucket, text, parts, onType, onSlide }: OddsRowProps) {
  const name = bucketName(bucket);
  const share = percent((parts ?? 0) / MILLION);
  return (
    <div className="odds-row" style={{ '--level': BUCKET_COLORS[bucket] } as CSSProperties}>
      <span className="odds-name">
        <span aria-hidden className="odds-swatch" />
        {name}
      </span>
      <Slider.Root
        className="odds-slider"
        max={MILLION}
        step={STEP}
        value={[parts ?? 0]}
        onValueChange={([next]) => next !== undefined && onSlide(next)}
      >
        <Slider.Track className="odds-track">
          <Slider.Range className="odds-range" />
        </Slider.Track>
        <Slider.Thumb className="odds-thumb" aria-label={`${name} share`} aria-valuetext={share} />
      </Slider.Root>
      <input
        type="number"
        inputMode="decimal"
        min={0}
        max={1}
        step="any"
        autoComplete="off"
        aria-label={`${name} odds`}
        aria-invalid={parts === undefined}
        value={text}
        onChange={(event) => onType(event.target.value)}
        className="field odds-number"
      />
      <output aria-hidden className="odds-percent">
        {share}
      </output>
    </div>
  );
}
