/** Opens one pack, or several together, before the player's eyes, and then another that waits or is bought. */
import type { Purchase } from '@pokesol/protocol';
import { useState } from 'react';
import { usePackTypes, usePurchases } from '../packs/index.ts';
import type { Another } from './OpeningButtons.tsx';
import { type OpeningRequest, packToOpen } from './openedPack.ts';
import { PackOpening } from './PackOpening.tsx';
import './opening.css';
import './openingToasts.css';

type OpeningDialogProps = {
  request: OpeningRequest;
  /** How another one like these is bought; absent where that cannot be. */
  onSale?: Another | undefined;
  onClose: () => void;
};

export default function OpeningDialog({ request, onSale, onClose }: OpeningDialogProps) {
  const { data: packTypes = [] } = usePackTypes();
  // Fixed for as long as the window is open: opened packs leave the store's list behind it.
  const [pack, setPack] = useState(() => packToOpen(request, packTypes));
  const [opened, setOpened] = useState<readonly string[]>(() => pack.purchases.map(({ id }) => id));
  const owner = request.kind === 'paid' ? request.purchases[0]?.userId : undefined;
  const { data: purchases = [] } = usePurchases(owner);
  // The list may still name packs that this window has opened.
  const waiting = purchases.find(({ id, status }) => status === 'confirmed' && !opened.includes(id));

  function openAnother(purchase: Purchase) {
    setOpened([...opened, purchase.id]);
    setPack(packToOpen({ kind: 'paid', purchases: [purchase] }, packTypes));
  }

  return (
    <PackOpening
      pack={pack}
      another={waiting ? { note: 'it waits in the store', onPress: () => openAnother(waiting) } : onSale}
      onClose={onClose}
    />
  );
}
