/** Takes a set out of use, or puts it back. */
import type { CardSetJson } from '@pokesol/protocol';
import { useState } from 'react';
import { SwitchDialog } from '../form/SwitchDialog.tsx';
import { useSetWrites } from './queries.ts';

export function SwitchSetDialog({ set, onClose }: { set: CardSetJson; onClose: () => void }) {
  const { edit, again } = useSetWrites();
  const [seen, setSeen] = useState(set);
  const { id, name, isActive, revision } = seen;
  return (
    <SwitchDialog
      name={name}
      isActive={isActive}
      description={
        isActive
          ? 'Packs of this set leave the store until you activate it again.'
          : 'Packs of this set that are for sale return to the store at once.'
      }
      {...(isActive && { points: POINTS })}
      failure="Failed to update card set"
      onSwitch={async () => {
        await edit(id, { revision, isActive: !isActive });
        return isActive ? `«${name}» is inactive: its packs are not sold` : `«${name}» is active again`;
      }}
      reload={{
        code: 'card-set-changed',
        run: async () => setSeen(await again(id)),
      }}
      onClose={onClose}
    />
  );
}

const POINTS = (
  <>
    <li>No player loses anything: cards stay in collections, in decks and in play.</li>
    <li>Packs that were bought already can still be opened.</li>
    <li>You can change it back at any time.</li>
  </>
);
