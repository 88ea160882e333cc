/** What to do: the prompt, what is selected or could be done, the log, the pad. Beside the table, or around the hand. */
import type { AnyRules, CardNo } from '@pokesol/engine';
import { type ReactNode, useMemo } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { LogLine } from '../log/logTurns.ts';
import type { BattleSession } from '../session/useBattle.ts';
import { CardBeside } from '../table/CardBeside.tsx';
import { LogPanel, LogVoice } from '../table/LogPanel.tsx';
import { Prompt } from '../table/Prompt.tsx';
import { RefusedBox } from '../table/RefusedBox.tsx';
import { type PossibleRow, WhatNow, type WhatNowRows } from '../table/WhatNow.tsx';
import { Pad } from './Pad.tsx';
import type { AtTable, MovesPorts, RulesPanel, TableMoves } from './rulesUi.ts';

export type PanelProps<R extends AnyRules, Moves extends TableMoves<R>> = {
  panel: RulesPanel<R, Moves>;
  table: AtTable<R, Moves>;
  session: Pick<BattleSession<R>, 'isReplaced' | 'continueHere'>;
  /** Who says beside the table what to do. */
  coach: ((isPlaying: boolean) => ReactNode) | undefined;
  /** «Your Turn» */
  word: string;
  lines: readonly LogLine[];
  lastShownEvent: number;
  /** The card that is looked at, where there is room beside the table: it lies over the log. */
  beside: CardNo | undefined;
  /** Where there is no room beside the table the log lies over it, when it is asked for. */
  isLogOpen: boolean;
  isWhatNow: boolean;
  onWhatNow: () => void;
  /** A question was put aside. */
  onAsk: (() => void) | undefined;
  ports: MovesPorts;
};

const NO_ROWS: WhatNowRows = { possible: [], impossible: [] };

export function BattlePanel<R extends AnyRules, Moves extends TableMoves<R>>(props: PanelProps<R, Moves>) {
  const { panel, table, session, coach, lines, lastShownEvent, beside, isLogOpen, isWhatNow } = props;
  const { moves, look } = table;
  const { Signs, Options, CardText } = panel;
  const selected = panel.selected?.(moves);
  const besideCard = beside === undefined ? undefined : look(beside);
  return (
    <div className={cx('panel', panel.className)} data-coached={coach !== undefined || undefined}>
      {coach?.(table.isPlaying)}
      <Prompt
        view={moves.shownView}
        word={props.word}
        text={panel.usePrompt({ ...table, isWhatNow })}
        isReplaced={session.isReplaced}
        onContinue={session.continueHere}
        signs={Signs && <Signs view={moves.shownView} />}
      />
      <div
        className="options"
        data-tab-stop="options"
        data-sheet={isWhatNow || undefined}
        // Cards of the hand stay in reach while one of them is selected, and Pokémon that it may be for.
        data-of-hand={selected?.isOfHand || undefined}
        data-points={selected?.points || undefined}
      >
        {isWhatNow || moves.refused !== null ? (
          <OverOptions {...props} />
        ) : (
          <Options {...table} {...props.ports} />
        )}
      </div>
      <Pad
        panel={panel}
        table={table}
        isWhatNow={isWhatNow}
        onWhatNow={props.onWhatNow}
        onAsk={props.onAsk}
      />
      <div className="log-place" data-tab-stop="log" data-open={isLogOpen || undefined}>
        <LogPanel lines={lines} lastShownEvent={lastShownEvent} />
        {beside !== undefined && besideCard !== undefined && (
          <CardBeside card={besideCard}>
            {CardText && <CardText view={table.newest.view} card={beside} />}
          </CardBeside>
        )}
      </div>
      <LogVoice lines={lines} lastShownEvent={lastShownEvent} />
    </div>
  );
}

/** In place of the options: everything that can be done, or why the last press did nothing. */
function OverOptions<R extends AnyRules, Moves extends TableMoves<R>>(props: PanelProps<R, Moves>) {
  const { panel, table, coach, isWhatNow, onWhatNow } = props;
  const { newest, moves } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows go by the newest board alone
  const now = useMemo(
    () => (moves.isOpen ? panel.whatNow(table) : NO_ROWS),
    [panel, moves.isOpen, newest.view, newest.legal],
  );
  /** Leads to where it is done: the card is selected, and nothing is sent. */
  function choose({ isEnd, select }: PossibleRow) {
    onWhatNow();
    select();
    const place = isEnd ? '[data-pad="end"]' : '[data-target], [data-pad="do"]';
    requestAnimationFrame(() => {
      const board = document.querySelector('[data-board]');
      board?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    });
  }
  if (isWhatNow) return <WhatNow now={now} isOpen={moves.isOpen} onChoose={choose} />;
  if (moves.refused === null) return null;
  // A lesson waits for one move alone.
  const instead = coach === undefined ? now.possible.map(({ text }) => text) : [];
  return <RefusedBox {...moves.refused} instead={instead} />;
}
