/** What to do at the official table: the prompt, what is selected or could be done, the log, the pad. */
import type { CardNo } from '@pokesol/engine';
import { type ReactNode, useMemo } from 'react';
import type { CardLookup } from '../../../board/cardLook.ts';
import type { LogLine } from '../../../log/logTurns.ts';
import type { BattleSession } from '../../../session/useBattle.ts';
import { CardBeside } from '../../../table/CardBeside.tsx';
import { LogPanel, LogVoice } from '../../../table/LogPanel.tsx';
import { Prompt } from '../../../table/Prompt.tsx';
import { ThisTurn } from '../board/ThisTurn.tsx';
import { WholeCardText } from '../board/WholeCardText.tsx';
import { boardQuestion } from './boardQuestion.ts';
import { officialPrompt } from './messages.ts';
import { NotDoneBox } from './NotDoneBox.tsx';
import { OfficialPad } from './OfficialPad.tsx';
import { OptionList } from './OptionList.tsx';
import { remainingActions } from './remainingActions.ts';
import type { OfficialMoves } from './useOfficialMoves.ts';
import { useWaited } from './useWaited.ts';
import { WhatNowList } from './WhatNowList.tsx';
import { officialWhatNow, type PossibleNow } from './whatNow.ts';
import './options.css';

type PanelProps = {
  coach: ((isPlaying: boolean) => ReactNode) | undefined;
  /** «Your Turn» */
  word: string;
  look: CardLookup;
  session: BattleSession<'official'>;
  moves: OfficialMoves;
  isPlaying: boolean;
  lines: readonly LogLine[];
  lastShownEvent: number;
  /** The card that is looked at, where there is room beside the table: it lies over the log. */
  beside: CardNo | undefined;
  isLogOpen: boolean;
  isWhatNow: boolean;
  onWhatNow: () => void;
  /** A question was put aside. */
  onAsk: (() => void) | undefined;
  onReadSelected: () => void;
};

export function OfficialPanel(props: PanelProps) {
  const { look, session, moves, isPlaying, lines, lastShownEvent, beside, isLogOpen } = props;
  const { isWhatNow, onWhatNow, onAsk, onReadSelected } = props;
  const { newest, isReplaced, continueHere } = session;
  const { view, legal } = newest;
  const shown = moves.shownView;
  const besideCard = beside === undefined ? undefined : look(beside);
  const isNeeded = isWhatNow || moves.refused !== null;
  const now = useMemo(
    () => (isNeeded && moves.isOpen ? officialWhatNow(view, legal) : { possible: [], impossible: [] }),
    [isNeeded, moves.isOpen, view, legal],
  );
  /** Leads to where it is done: the card is selected, its option chosen, and nothing is sent. */
  function choose({ selection, option, moves: [first] }: PossibleNow) {
    onWhatNow();
    if (selection !== null) moves.choose(selection, option);
    const place = first?.type === 'endTurn' ? '[data-pad="end"]' : '[data-target], [data-pad="do"]';
    requestAnimationFrame(() => {
      const board = document.querySelector('[data-board]');
      board?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    });
  }
  return (
    <div className="panel official-panel" data-coached={props.coach !== undefined || undefined}>
      {props.coach?.(isPlaying)}
      <Prompt
        view={shown}
        word={props.word}
        text={useText(props)}
        isReplaced={isReplaced}
        onContinue={continueHere}
        signs={<ThisTurn view={shown} small />}
      />
      <div
        className="options"
        data-tab-stop="options"
        data-sheet={isWhatNow || undefined}
        // Cards of the hand stay in reach while one of them is selected, and Pokémon that it may be for.
        data-of-hand={moves.selection?.kind === 'hand' || undefined}
        data-points={moves.pointing.targets.size > 0 || undefined}
      >
        {isWhatNow ? (
          <WhatNowList now={now} isOpen={moves.isOpen} onChoose={choose} />
        ) : moves.refused !== null ? (
          <NotDoneBox
            {...moves.refused} // A lesson waits for one move alone.
            instead={props.coach === undefined ? now.possible : []}
          />
        ) : (
          moves.setup === null &&
          !isPlaying && <OptionList view={view} look={look} moves={moves} onRead={onReadSelected} />
        )}
      </div>
      <OfficialPad
        view={view}
        legal={legal}
        moves={moves}
        isWhatNow={isWhatNow}
        onWhatNow={onWhatNow}
        onAsk={onAsk}
      />
      <div className="log-place" data-tab-stop="log" data-open={isLogOpen || undefined}>
        <LogPanel lines={lines} lastShownEvent={lastShownEvent} />
        {beside !== undefined && besideCard !== undefined && (
          <CardBeside card={besideCard}>
            <WholeCardText view={view} card={beside} isNamed />
          </CardBeside>
        )}
      </div>
      <LogVoice lines={lines} lastShownEvent={lastShownEvent} />
    </div>
  );
}

/** A player who chooses at once is not announced as waited for. */
const CHOOSING_MS = 600;

function useText({ session, look, moves, isPlaying, isWhatNow }: PanelProps): string {
  const { newest } = session;
  const { view } = newest;
  const shown = moves.shownView;
  const isWaiting = !isPlaying && !view.yourMove && view.phase !== 'ended';
  const isLong = useWaited(isWaiting, CHOOSING_MS);
  if (isPlaying)
    return view.yourMove && shown.current === shown.seat ? '…' : `${newest.opponent.name} is playing.`;
  if (isWaiting) return isLong ? `${newest.opponent.name} is choosing …` : '…';
  if (isWhatNow) return 'Everything that is possible now.';
  const { choice } = moves.board;
  if (moves.isEndAsked)
    return remainingActions(newest.legal)?.sentence ?? 'Press END TURN again to end your turn.';
  if (choice !== null) return boardQuestion(view, choice, look, moves.board.chosen.size);
  return officialPrompt(view, moves.selection, moves.option, newest.opponent.name);
}
