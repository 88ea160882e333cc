/** The menu of the table: the other screens, settings of the battle, giving up. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SpeedChoice } from '../battle-animation/SpeedChoice.tsx';
import { asksBeforeEnding, useAsksBeforeEnding } from './tableSettings.ts';

type TableMenuProps = {
  navigation: ReactNode;
  asksWhen: string;
  isOver: boolean;
  onConcede: () => void;
  onClose: () => void;
};

export default function TableMenu({ navigation, asksWhen, isOver, onConcede, onClose }: TableMenuProps) {
  const asks = useAsksBeforeEnding();
  return (
    <Dialog title="Menu" onClose={onClose}>
      <div className="table-menu">
        {navigation}
        <label className="table-menu-choice">
          <input
            type="checkbox"
            className="choice-box"
            checked={asks}
            onChange={({ target }) => asksBeforeEnding.choose(target.checked)}
          />
          Ask before a turn ends {asksWhen}
        </label>
        <SpeedChoice />
        {!isOver && (
          <Button tone="danger" onClick={onConcede}>
            Concede
          </Button>
        )}
      </div>
    </Dialog>
  );
}
