/** Withdraws a card from new packs, or brings it back. */
import type { AdminCard } from '@pokesol/protocol';
import { useState } from 'react';
import { SwitchDialog } from '../form/SwitchDialog.tsx';
import { useCardWrites } from './queries.ts';

type SwitchCardDialogProps = { card: AdminCard; onClose: () => void };

export default function SwitchCardDialog({ card, onClose }: SwitchCardDialogProps) {
  const { edit, again } = useCardWrites();
  const [seen, setSeen] = useState(card);
  const { id, name, isActive, revision } = seen;
  return (
    <SwitchDialog
      name={name}
      isActive={isActive}
      description={
        isActive
          ? 'Packs made from now on leave it out; its owners keep it.'
          : 'Packs made from now on may draw it again; those on sale once you update their pool in the Packs tab.'
      }
      {...(isActive && { points: POINTS })}
      failure="Failed to update card"
      onSwitch={async () => {
        await edit(id, { revision, isActive: !isActive });
        return isActive
          ? `«${name}» is inactive: packs made from now on leave it out`
          : `«${name}» is active again`;
      }}
      reload={{
        code: 'card-changed',
        run: async () => setSeen(await again(id)),
      }}
      onClose={onClose}
    />
  );
}

const POINTS = (
  <>
    <li>It stays in collections, in decks and in play.</li>
    <li>Packs on sale still draw it, until you update their pool in the Packs tab.</li>
    <li>You can change it back at any time.</li>
  </>
);
