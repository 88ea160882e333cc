/** Takes a pack off the shelf, or puts it back. */
import type { AdminPackType, PackPlays } from '@pokesol/protocol';
import { useState } from 'react';
import { formatNumber } from '../../../platform/format.ts';
import { playsSentence } from '../../packs/index.ts';
import { SwitchDialog } from '../form/SwitchDialog.tsx';
import { usePackWrites } from './queries.ts';

type SwitchPackDialogProps = { pack: AdminPackType; onClose: () => void };

export function SwitchPackDialog({ pack, onClose }: SwitchPackDialogProps) {
  const { edit, again } = usePackWrites();
  const [seen, setSeen] = useState(pack);
  const { id, name, price, isActive, version, revision, unopened, plays } = seen;
  return (
    <SwitchDialog
      name={name}
      isActive={isActive}
      description={
        isActive ? 'It leaves the store at once.' : `It is back in the store at once, for ${price} POKE.`
      }
      {...(isActive
        ? { points: <Points unopened={unopened} /> }
        : plays?.isFew && { points: <FewPoints plays={plays} /> })}
      failure="Failed to update pack type"
      onSwitch={async () => {
        await edit(id, { version, revision, isActive: !isActive });
        return isActive ? `«${name}» is off the shelf` : `«${name}» is for sale again`;
      }}
      reload={{
        code: 'pack-changed',
        run: async () => setSeen(await again(id)),
      }}
      onClose={onClose}
    />
  );
}

/** The store will say so, too. */
const FewPoints = ({ plays }: { plays: PackPlays }) => (
  <>
    <li>{playsSentence(plays)}</li>
    <li>The store says so on the pack, and asks before one is paid.</li>
  </>
);

function Points({ unopened }: { unopened: number }) {
  const those = unopened === 1 ? 'it can' : 'they can';
  return (
    <>
      <li>
        {unopened === 0
          ? 'Packs that were bought can still be opened; right now none waits to be.'
          : `${formatNumber(unopened)} bought and unopened: ${those} still be opened.`}
      </li>
      <li>A purchase that has just begun is still honored.</li>
      <li>You can change it back at any time.</li>
    </>
  );
}
