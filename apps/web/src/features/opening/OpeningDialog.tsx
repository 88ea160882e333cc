/** Opens one pack, or several one after another, before the player's eyes, and ends with what was in them. */
import type { CardJson } from '@pokesol/protocol';
import { useState } from 'react';
import { usePackTypes } from '../packs/queries.ts';
import { OpeningSummary } from './OpeningSummary.tsx';
import { type OpeningRequest, packsToOpen } from './openedPack.ts';
import { PackOpening } from './PackOpening.tsx';
import './opening.css';
import './reveal.css';

type OpeningDialogProps = { request: OpeningRequest; onClose: () => void };

export default function OpeningDialog({ request, onClose }: OpeningDialogProps) {
  const { data: packTypes = [] } = usePackTypes();
  // Fixed for as long as the window is open: opened packs leave the store's list behind it.
  const [packs] = useState(() => packsToOpen(request, packTypes));
  const [done, setDone] = useState<readonly (readonly CardJson[])[]>([]);
  const pack = packs[done.length];

  if (pack === undefined) return <OpeningSummary packs={done} onClose={onClose} />;
  return (
    <PackOpening
      pack={pack}
      place={done.length + 1}
      count={packs.length}
      onNext={(cards) => setDone([...done, cards])}
      onClose={onClose}
    />
  );
}
