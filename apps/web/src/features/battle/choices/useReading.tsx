/** Reading a card of a question: the one under the pointer or the focus, and any of them in full. */
import type { CardNo } from '@pokesol/engine';
import { type KeyboardEvent, useState } from 'react';
import { Deferred } from '../../../ui/Deferred.tsx';
import { CardDialog } from '../../card/index.ts';
import type { CardLookup } from '../board/cardLook.ts';

export function useReading(look: CardLookup, first: CardNo | undefined) {
  const [looked, setLooked] = useState(first);
  const [read, setRead] = useState<CardNo>();
  const shown = read === undefined ? undefined : look(read);
  const close = () => setRead(undefined);
  return {
    looked: looked === undefined ? undefined : look(looked),
    lookAt: setLooked,
    read: setRead,
    onKey: (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      setRead(looked);
      event.preventDefault();
    },
    dialog: shown !== undefined && (
      <Deferred onFail={close}>
        <CardDialog card={shown} onClose={close} />
      </Deferred>
    ),
  };
}
