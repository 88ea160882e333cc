/** What to do: the prompt, what is selected or could be done, the log, the pad. Beside the table, or around the hand. */
import type { BattleView } from '@pokesol/engine';
import type { CardJson } from '@pokesol/protocol';
import { useId } from 'react';
import type { CardLookup } from '../../../board/cardLook.ts';
import { turnWord } from '../../../board/turnMessages.ts';
import type { LogLine } from '../../../log/logTurns.ts';
import type { BattleSession } from '../../../session/useBattle.ts';
import { CardBeside } from '../../../table/CardBeside.tsx';
import { LogPanel, LogVoice } from '../../../table/LogPanel.tsx';
import { Prompt } from '../../../table/Prompt.tsx';
import { AttackBox } from './AttackBox.tsx';
import { promptText } from './messages.ts';
import { Pad } from './Pad.tsx';
import { RefusedBox } from './Refused.tsx';
import { SelectionBox } from './SelectionBox.tsx';
import type { BattleMoves } from './useMoves.ts';
import { WhatNow } from './WhatNow.tsx';
import type { Possible } from './whatNow.ts';

type PanelProps = {
  view: BattleView;
  look: CardLookup;
  session: BattleSession;
  moves: BattleMoves;
  isPlaying: boolean;
  lines: readonly LogLine[];
  lastShownEvent: number;
  /** The card that is looked at, where there is room beside the table: it lies over the log. */
  beside: CardJson | undefined;
  /** Where there is no room beside the table the log lies over it, when it is asked for. */
  isLogOpen: boolean;
  isWhatNow: boolean;
  onWhatNow: () => void;
  /** A question was put aside. */
  onAsk: (() => void) | undefined;
};

export function BattlePanel(props: PanelProps) {
  const { view, look, session, moves, isPlaying, lines, lastShownEvent, isLogOpen, onAsk } = props;
  const { isWhatNow, onWhatNow, beside } = props;
  const { newest, isReplaced, continueHere } = session;
  const attackTextId = useId();
  /** Leads to where it is done: the card is selected, the button has the focus. */
  function choose({ card, moves: [first] }: Possible) {
    onWhatNow();
    if (card !== null && moves.interaction.selected !== card) moves.interaction.onHandCard(card);
    const place = first?.type === 'endTurn' ? 'end' : 'do';
    document.querySelector<HTMLElement>(`[data-pad="${place}"]`)?.focus({ preventScroll: true });
  }
  const isShown = isPlaying && newest.view.yourMove && view.yourMove;
  return (
    <div className="panel">
      <Prompt
        view={view}
        word={turnWord(view)}
        text={isShown ? '…' : promptText(view, moves.mode, newest.opponent.name)}
        isReplaced={isReplaced}
        onContinue={continueHere}
      />
      <div className="options" data-tab-stop="options" data-sheet={isWhatNow || undefined}>
        {isWhatNow ? (
          <WhatNow view={newest.view} legal={newest.legal} isOpen={moves.isOpen} onChoose={choose} />
        ) : moves.refused !== null ? (
          <RefusedBox {...moves.refused} />
        ) : moves.mode.kind === 'none' ? (
          view.phase === 'active' && (
            <AttackBox view={view} legal={newest.legal} isOpen={moves.isOpen} id={attackTextId} />
          )
        ) : (
          <SelectionBox view={view} look={look} mode={moves.mode} />
        )}
      </div>
      <Pad
        view={view}
        legal={newest.legal}
        moves={moves}
        isOver={newest.result !== null}
        isWhatNow={isWhatNow}
        onWhatNow={onWhatNow}
        onAsk={onAsk}
        attackTextId={attackTextId}
      />
      <div className="log-place" data-tab-stop="log" data-open={isLogOpen || undefined}>
        <LogPanel lines={lines} lastShownEvent={lastShownEvent} />
        {beside !== undefined && <CardBeside card={beside} />}
      </div>
      <LogVoice lines={lines} lastShownEvent={lastShownEvent} />
    </div>
  );
}
