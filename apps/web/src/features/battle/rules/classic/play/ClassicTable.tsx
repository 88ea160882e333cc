/** The board of a Classic battle that is being played, with the window of its discard piles. */
import { useCallback, useState } from 'react';
import { lazily } from '../../../../../platform/lazily.tsx';
import { Deferred } from '../../../../../ui/Deferred.tsx';
import type { TableBoardProps } from '../../../screen/rulesUi.ts';
import { Board } from '../board/Board.tsx';
import type { BattleMoves } from './useMoves.ts';

const DiscardDialog = lazily(() => import('./DiscardDialog.tsx'));

export function ClassicTable(props: TableBoardProps<'classic', BattleMoves>) {
  const [pile, setPile] = useState<'your-discard' | 'opponent-discard'>();
  const close = useCallback(() => setPile(undefined), []);
  const { view, look, interaction } = props;
  return (
    <>
      <Board {...props} onDiscard={setPile} />
      {pile !== undefined && (
        <Deferred onFail={close}>
          <DiscardDialog
            title={pile === 'your-discard' ? 'Your Discard Pile' : "Opponent's Discard Pile"}
            cards={(pile === 'your-discard' ? view.you : view.opponent).discard}
            look={look}
            onRead={interaction.onRead}
            onClose={close}
          />
        </Deferred>
      )}
    </>
  );
}
