/** The menu of the table: the other screens, settings of the battle, giving up. */
import type { AnyRules } from '@pokesol/engine';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SpeedChoice } from '../animation/SpeedChoice.tsx';
import { asksBeforeEnding, useAsksBeforeEnding } from './tableSettings.ts';

type TableMenuProps = {
  rules: AnyRules;
  navigation: ReactNode;
  asksWhen: string;
  isOver: boolean;
  onConcede: () => void;
  onClose: () => void;
};

export default function TableMenu(props: TableMenuProps) {
  const { rules, navigation, asksWhen, isOver, onConcede, onClose } = props;
  const asks = useAsksBeforeEnding();
  return (
    <Dialog title="Menu" onClose={onClose}>
      <div className="table-menu">
        {rules === 'classic' && (
          <p>
            You play «Classic», a short game of our own.{' '}
            <a href="/rules#classic" target="_blank" rel="noreferrer" className="text-link">
              How it is played
            </a>
          </p>
        )}
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
