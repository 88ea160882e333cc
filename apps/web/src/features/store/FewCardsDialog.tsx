/** Asks before a pack is paid of which few cards play. */
import type { PackType } from '@pokesol/protocol';
import { counted, formatNumber } from '../../platform/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { playsSentence } from '../packs/index.ts';
import type { PacksAtOnce } from './packsAtOnce.ts';
import { costOf } from './paying.ts';

type FewCardsDialogProps = {
  packType: PackType;
  count: PacksAtOnce;
  onBuy: () => void;
  onClose: () => void;
};

export default function FewCardsDialog({ packType, count, onBuy, onClose }: FewCardsDialogProps) {
  const { name, price, plays } = packType;
  const cost = costOf(price, count);
  return (
    <Dialog title="Few of its cards play" description={plays ? playsSentence(plays) : name} onClose={onClose}>
      <p>
        {counted(count, 'pack')}: {name}
        {cost !== undefined && `, ${formatNumber(cost)} pokesol`}. You keep every card you draw, but in
        battles most of them cannot do what they say.
      </p>
      <div className="button-row">
        <Button onClick={onClose}>Leave it</Button>
        <Button
          tone="secondary"
          onClick={() => {
            onClose();
            onBuy();
          }}
        >
          Buy it for the binder
        </Button>
      </div>
    </Dialog>
  );
}
