/** Says of an edit whether it changes what is drawn, and lets it take in what the set has changed since. */
import type { AdminPackType } from '@pokesol/protocol';
import { useFormContext, useWatch } from 'react-hook-form';
import { drawChanges, type PackFormInput } from './packForm.ts';
import { poolChangeText } from './packMessages.ts';
import './packRow.css';

export function VersionNote({ pack }: { pack: AdminPackType }) {
  const { register } = useFormContext<PackFormInput>();
  const [cardCount, odds, refreshPool] = useWatch<PackFormInput, ['cardCount', 'odds', 'refreshPool']>({
    name: ['cardCount', 'odds', 'refreshPool'],
  });
  const behind = poolChangeText(pack);
  const isNewDraw = Object.keys(drawChanges(pack, { cardCount, odds, refreshPool })).length > 0;
  return (
    <div className="stack-8">
      {behind !== undefined && (
        <label className="version-note-label">
          <input type="checkbox" {...register('refreshPool')} className="version-note-box" />
          <span>
            Take the set’s cards as they are now. <span className="quiet">{behind}</span>
          </span>
        </label>
      )}
      <p role="status" className={isNewDraw ? 'version-note is-new' : 'version-note is-kept'}>
        {isNewDraw
          ? `Saving makes version ${pack.version + 1}; packs already sold keep theirs.`
          : `The draw is unchanged: this stays version ${pack.version}.`}
      </p>
    </div>
  );
}
