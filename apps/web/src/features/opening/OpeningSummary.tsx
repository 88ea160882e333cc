/** After the last of several packs: how many cards of which rarity came out, and the best of them. */
import type { CardJson } from '@pokesol/protocol';
import { useCallback, useState } from 'react';
import { lazily } from '../../platform/lazily.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { WaysOn } from './OpeningActions.tsx';
import { Reveal } from './Reveal.tsx';
import { bestOf, Tally } from './Tally.tsx';

const CardDialog = lazily(() => import('../card/CardDialog.tsx'));

const BEST = 10;
const nothing = () => {};
// Not on «Close», which the next press of a key that led through the packs would hit.
const takeFocus = (result: HTMLElement | null) => result?.focus({ preventScroll: true });

type OpeningSummaryProps = {
  /** The cards of every pack; a pack that did not open has none. */
  packs: readonly (readonly CardJson[])[];
  onClose: () => void;
};

export function OpeningSummary({ packs, onClose }: OpeningSummaryProps) {
  const [picked, setPicked] = useState<CardJson>();
  const closeDetails = useCallback(() => setPicked(undefined), []);
  const cards = packs.flat();
  const best = bestOf(cards, BEST);
  const closed = packs.filter((pack) => pack.length === 0).length;
  const opened = packs.length - closed;
  return (
    <Dialog title={opened === 1 ? '1 pack opened' : `${opened} packs opened`} onClose={onClose} wide>
      {closed > 0 && (
        <p className="mb-4 text-mist">
          {closed === 1 ? '1 pack stayed closed and waits' : `${closed} packs stayed closed and wait`} in the
          store.
        </p>
      )}
      <div ref={takeFocus} tabIndex={-1} className="focus:outline-none">
        <Tally cards={cards} told />
      </div>
      {cards.length > BEST && <h3 className="pixel-title mb-4 text-xs text-cream">The best of them</h3>}
      <Reveal cards={best} shown={best.length} onPick={setPicked} onHurry={nothing} />
      <div className="opening-actions">
        <WaysOn onClose={onClose} />
      </div>
      {picked && (
        <Deferred onFail={closeDetails}>
          <CardDialog card={picked} onClose={closeDetails} />
        </Deferred>
      )}
    </Dialog>
  );
}
