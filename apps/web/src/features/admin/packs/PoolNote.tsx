/** Says that a pack does not draw its set's cards as they are now, and brings it up to date. */
import type { AdminPackType } from '@pokesol/protocol';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { failureMessage, isShutOut } from '../adminApi.ts';
import { poolChangeText } from './packMessages.ts';
import { usePackWrites } from './queries.ts';
import './packRow.css';

const FAILURE = 'Failed to update the pool';

export function PoolNote({ pack }: { pack: AdminPackType }) {
  const { edit } = usePackWrites();
  const [isBusy, setBusy] = useState(false);
  const words = poolChangeText(pack);
  if (words === undefined) return null;

  async function update() {
    setBusy(true);
    try {
      const { version } = await edit(pack.id, {
        version: pack.version,
        revision: pack.revision,
        refreshPool: true,
      });
      toast('Success', `Pool updated: now version ${version}`);
    } catch (error) {
      console.warn(FAILURE, error);
      if (!isShutOut(error)) toast('Error', failureMessage(error, FAILURE), 'destructive');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="pack-notice pool-note">
      <p className="pool-note-text">{words}</p>
      <Button
        tone="secondary"
        busy={isBusy}
        aria-label={`Update pool of ${pack.name}`}
        onClick={() => void update()}
      >
        {isBusy ? 'Updating...' : 'Update pool'}
      </Button>
    </div>
  );
}
