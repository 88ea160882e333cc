/** Whatever stands in front of the store right now; each kind comes with its own code. */
import type { PackType } from '@pokesol/protocol';
import { lazily } from '../../platform/lazily.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import type { OpeningRequest } from '../opening/index.ts';
import { OddsDialog, VerifyPack } from '../packs/index.ts';
import type { Gifts, Sale } from './Opening.tsx';
import type { PacksAtOnce } from './packsAtOnce.ts';
import type { StoreProblem } from './problem.ts';

const Opening = lazily(() => import('./Opening.tsx'));
const RecoverDialog = lazily(() => import('./RecoverDialog.tsx'));
const ProblemDialog = lazily(() => import('./ProblemDialog.tsx'));
const FewCardsDialog = lazily(() => import('./FewCardsDialog.tsx'));

type StoreDialogsProps = {
  dialog: StoreDialog;
  sale: Sale;
  gifts: Gifts;
  show: ShowDialog;
  onClose: () => void;
};

export function StoreDialogs(props: StoreDialogsProps) {
  return (
    <Deferred onFail={props.onClose}>
      <Shown {...props} />
    </Deferred>
  );
}

function Shown({ dialog, sale, gifts, show, onClose }: StoreDialogsProps) {
  switch (dialog.kind) {
    case 'opening':
      return (
        <Opening
          key={
            dialog.request.kind === 'paid'
              ? dialog.request.purchases.map(({ id }) => id).join()
              : `${dialog.request.kind} ${dialog.request.cards.map(({ id }) => id).join()}`
          }
          request={dialog.request}
          sale={sale}
          gifts={gifts}
          onClose={onClose}
        />
      );
    case 'odds':
      return <OddsDialog packType={dialog.packType} onClose={onClose} />;
    case 'few-cards':
      return (
        <FewCardsDialog
          packType={dialog.packType}
          count={dialog.count}
          onBuy={dialog.onBuy}
          onClose={onClose}
        />
      );
    case 'recover':
      return (
        <RecoverDialog
          signature={dialog.signature}
          onOpen={(purchase) => show({ kind: 'opening', request: { kind: 'paid', purchases: [purchase] } })}
          onVerify={(purchaseId) => show({ kind: 'proof', purchaseId })}
          onClose={onClose}
        />
      );
    case 'trouble':
      return (
        <ProblemDialog
          trouble={dialog.trouble}
          onRecover={() => {
            const { signature } = dialog.trouble;
            show({ kind: 'recover', ...(signature !== undefined && { signature }) });
          }}
          onClose={onClose}
        />
      );
    case 'proof':
      return <VerifyPack purchaseId={dialog.purchaseId} onClose={onClose} />;
  }
}

/** What can stand in front of the store, one at a time. */
export type StoreDialog =
  | { kind: 'opening'; request: OpeningRequest }
  | { kind: 'odds'; packType: PackType }
  /** Few of its cards play: asked before it is paid. */
  | { kind: 'few-cards'; packType: PackType; count: PacksAtOnce; onBuy: () => void }
  | { kind: 'recover'; signature?: string }
  | { kind: 'trouble'; trouble: StoreProblem }
  | { kind: 'proof'; purchaseId: string };

type ShowDialog = (dialog: StoreDialog) => void;
