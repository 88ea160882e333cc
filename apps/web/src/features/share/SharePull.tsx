/** Offers a picture of the cards that were just opened; it is drawn when it is asked for. */
import { useCallback, useState } from 'react';
import { lazily } from '../../platform/lazily.tsx';
import { Button } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import type { PictureCard } from './picture.ts';

const PictureDialog = lazily(() => import('./PictureDialog.tsx'));

export function SharePull({ title, cards }: { title: string; cards: readonly PictureCard[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className="button-row is-centred">
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Share a picture
      </Button>
      {isOpen && (
        <Deferred onFail={close}>
          <PictureDialog title={title} cards={cards} onClose={close} />
        </Deferred>
      )}
    </div>
  );
}
