/** Beside the table: the turn, what can be done now, the two great keys, the log. */
import type { BattleView } from '@pokesol/engine';
import type { MoveJson } from '@pokesol/protocol';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import type { CardLookup } from '../../board/cardLook.ts';
import { AttackBox } from './AttackBox.tsx';
import { ConcedeButton } from './Concede.tsx';
import { LogPanel } from './LogPanel.tsx';
import type { LogLine } from './logLines.ts';
import { promptText } from './messages.ts';
import { SelectionBox } from './SelectionBox.tsx';
import { TurnBox } from './TurnBox.tsx';
import type { BattleSession } from './useBattle.ts';
import type { BattleMoves } from './useMoves.ts';

type PanelProps = {
  view: BattleView;
  look: CardLookup;
  session: BattleSession;
  moves: BattleMoves;
  isPlaying: boolean;
  lines: readonly LogLine[];
  lastShownEvent: number;
  /** A question was put aside. */
  isAsked: boolean;
  onAsk: () => void;
};

export function BattlePanel(props: PanelProps) {
  const { view, look, session, moves, isPlaying, lines, lastShownEvent, isAsked, onAsk } = props;
  const { newest, isReconnecting, isReplaced, continueHere } = session;
  const isOpen = !isPlaying && newest.view.yourMove && newest.view.choice === null;
  const mayEnd = isOpen && view.phase === 'active';
  const isActive = view.phase === 'active';
  return (
    <div className="panel">
      <TurnBox
        view={view}
        prompt={
          isPlaying && newest.view.yourMove && view.yourMove
            ? '…'
            : promptText(view, moves.mode, newest.opponent.name)
        }
        told={newest}
        isReconnecting={isReconnecting}
      />
      {isReplaced && (
        <>
          <p className="turn-line" role="status">
            This battle is open in another tab.
          </p>
          <Button className="ask" onClick={continueHere}>
            Continue here
          </Button>
        </>
      )}
      {isAsked && (
        <Button className="ask" onClick={onAsk}>
          Answer the question
        </Button>
      )}
      {!isPlaying && <SelectionBox view={view} look={look} moves={moves} />}
      <div className="panel-buttons">
        {isActive && view.you.active !== null && (
          <AttackBox
            view={view}
            legal={newest.legal}
            isOpen={isOpen}
            isBusy={moves.isBusy}
            attempt={moves.attempt}
          />
        )}
        <button
          type="button"
          className={buttonClass('secondary', 'end-turn')}
          // Really disabled it would drop the focus with every turn.
          aria-disabled={!mayEnd || undefined}
          aria-busy={moves.isBusy || undefined}
          data-due={(mayEnd && isAllDone(newest.legal)) || undefined}
          onClick={() => moves.attempt({ type: 'endTurn' })}
        >
          END TURN
        </button>
      </div>
      <LogPanel lines={lines} lastShownEvent={lastShownEvent} />
      {newest.result === null && <ConcedeButton onConcede={() => moves.perform({ type: 'concede' })} />}
    </div>
  );
}

/** Nothing is left to do but to end the turn. */
const isAllDone = (legal: readonly MoveJson[]): boolean => legal.every(({ type }) => type === 'endTurn');
