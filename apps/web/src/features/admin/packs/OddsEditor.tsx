/** The odds of a pack: five sliders with their numbers, what is missing or too much, and a key that balances them. */
import { BUCKETS, type Bucket } from '@pokesol/cards';
import { MILLION, perBucket } from '@pokesol/packs';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { bucketName } from '../../packs/index.ts';
import { balance, readOdds, sumText, writeOdds, writeParts } from './millionths.ts';
import { OddsBar } from './OddsBar.tsx';
import { OddsRow } from './OddsRow.tsx';
import type { PackFormInput } from './packForm.ts';
import './packRow.css';

export function OddsEditor() {
  const { setValue } = useFormContext<PackFormInput>();
  const odds = useWatch<PackFormInput, 'odds'>({ name: 'odds' });
  const [touched, setTouched] = useState<Bucket>();
  const id = useId();
  const parts = readOdds(odds);
  const { isSound, words } = sumText(odds);

  const set = (bucket: Bucket, text: string) => {
    setTouched(bucket);
    setValue(`odds.${bucket}`, text, { shouldDirty: true });
  };
  const balanceRest = () => {
    // One that cannot be read cannot be kept.
    const kept = touched === undefined || parts[touched] === undefined ? undefined : touched;
    const balanced = balance(parts, kept);
    setValue('odds', writeOdds(perBucket((bucket) => balanced[bucket] / MILLION)), { shouldDirty: true });
  };

  return (
    <fieldset className="odds-editor" aria-describedby={`${id}-sum`}>
      <legend className="field-label">Odds of a card</legend>
      <OddsBar parts={parts} />
      {BUCKETS.map((bucket) => (
        <OddsRow
          key={bucket}
          bucket={bucket}
          text={odds[bucket]}
          parts={parts[bucket]}
          onType={(text) => set(bucket, text)}
          onSlide={(next) => set(bucket, writeParts(next))}
        />
      ))}
      <p id={`${id}-sum`} role="status" data-testid="odds-sum" className={isSound ? 'good' : 'bad is-strong'}>
        {words}
      </p>
      <div className="wrapping-line is-airy">
        <Button
          tone="secondary"
          aria-disabled={isSound}
          className="fades-when-off"
          onClick={() => !isSound && balanceRest()}
        >
          Balance the rest
        </Button>
        <p className="odds-editor-note">
          {touched !== undefined && `«Balance the rest» keeps ${bucketName(touched)}. `}
          The last card of a pack is never below rare.
        </p>
      </div>
    </fieldset>
  );
}
