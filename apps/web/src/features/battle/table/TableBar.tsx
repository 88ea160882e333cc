/** The bar above the table, in place of the page's header: what leads away, whose turn it is, the log. */
import type { AnyRules } from '@pokesol/engine';
import { type ReactNode, useState } from 'react';
import { counted } from '../../../platform/format.ts';
import { lazily } from '../../../platform/lazily.tsx';
import { Deferred } from '../../../ui/Deferred.tsx';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import type { Known } from '../session/latest.ts';
import { TurnBox, type TurnSaid } from './TurnBox.tsx';
import type { KeyList } from './tableKeys.ts';

const TableMenu = lazily(() => import('./TableMenu.tsx'));
const KeysDialog = lazily(() => import('./KeysDialog.tsx'));
const OpenHandDialog = lazily(() => import('./OpenHandDialog.tsx'));
const ConcedeDialog = lazily(() => import('./ConcedeDialog.tsx'));

type TableBarProps = {
  rules: AnyRules;
  view: TurnSaid;
  /** 'Your Turn' */
  word: string;
  update: Pick<Known<AnyRules>, 'turnMsLeft' | 'result' | 'opponent' | 'openHand'>;
  isReconnecting: boolean;
  isOpponentAway: boolean;
  /** The ways to the other screens. */
  navigation: ReactNode;
  isLogOpen: boolean;
  onLog: () => void;
  keys: KeyList;
  /** When ending a turn is asked about: 'with an attack left'. */
  asksWhen: string;
  areKeysShown: boolean;
  onKeys: (areShown: boolean) => void;
  onConcede: () => void;
};

export function TableBar(props: TableBarProps) {
  const {
    rules,
    view,
    word,
    update,
    isReconnecting,
    isOpponentAway,
    navigation,
    isLogOpen,
    onLog,
    onConcede,
  } = props;
  const { keys, asksWhen, areKeysShown, onKeys } = props;
  const [open, setOpen] = useState<'menu' | 'concede' | 'hand'>();
  const close = () => setOpen(undefined);
  return (
    <header className="table-bar">
      <button
        type="button"
        className="table-bar-button"
        aria-label="Menu"
        title="Menu"
        aria-haspopup="dialog"
        aria-expanded={open === 'menu'}
        onClick={() => setOpen('menu')}
      >
        <PixelIcon name="menu" className="table-bar-icon" />
      </button>
      <p className="table-bar-name" aria-hidden="true">
        Poke<span>Sol</span>
      </p>
      <p className="table-bar-rules">{RULES_NAMES[rules]}</p>
      <TurnBox
        view={view}
        word={word}
        update={update}
        away={isOpponentAway ? update.opponent.name : undefined}
      />
      {isReconnecting && (
        <p className="table-bar-line" role="status">
          Reconnecting…
        </p>
      )}
      {update.openHand !== undefined && (
        <button
          type="button"
          className="table-bar-button table-bar-hand"
          aria-haspopup="dialog"
          aria-expanded={open === 'hand'}
          aria-label={`Hand of ${update.opponent.name}: ${counted(update.openHand.length, 'card')}`}
          onClick={() => setOpen('hand')}
        >
          Hand
        </button>
      )}
      <button
        type="button"
        className="table-bar-button table-bar-log"
        aria-expanded={isLogOpen}
        aria-label="Log"
        title="Log"
        onClick={onLog}
      >
        <PixelIcon name="cards" className="table-bar-icon" />
      </button>
      <button
        type="button"
        className="table-bar-button table-bar-shortcuts"
        aria-haspopup="dialog"
        aria-expanded={areKeysShown}
        onClick={() => onKeys(true)}
      >
        Keys
      </button>
      {areKeysShown && (
        <Deferred onFail={() => onKeys(false)}>
          <KeysDialog keys={keys} onClose={() => onKeys(false)} />
        </Deferred>
      )}
      {open === 'menu' && (
        <Deferred onFail={close}>
          <TableMenu
            rules={rules}
            navigation={navigation}
            asksWhen={asksWhen}
            isOver={update.result !== null}
            onConcede={() => setOpen('concede')}
            onClose={close}
          />
        </Deferred>
      )}
      {open === 'hand' && update.openHand !== undefined && (
        <Deferred onFail={close}>
          <OpenHandDialog name={update.opponent.name} cards={update.openHand} onClose={close} />
        </Deferred>
      )}
      {open === 'concede' && (
        <Deferred onFail={close}>
          <ConcedeDialog onConcede={onConcede} onClose={close} />
        </Deferred>
      )}
    </header>
  );
}

const RULES_NAMES: Readonly<Record<AnyRules, string>> = { classic: 'Classic', official: 'Official' };
