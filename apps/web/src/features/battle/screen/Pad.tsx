/** Four buttons that never move: end the turn, what now, back, do it. The outer two commit, those between never do. */
import type { AnyRules } from '@pokesol/engine';
import { deafClock } from '../../../platform/deafClock.ts';
import { PadButton } from '../table/PadButton.tsx';
import { asksBeforeEnding } from '../table/tableSettings.ts';
import type { AtTable, PadAction, RulesPanel, TableMoves } from './rulesUi.ts';

type PadProps<R extends AnyRules, Moves extends TableMoves<R>> = {
  panel: RulesPanel<R, Moves>;
  table: AtTable<R, Moves>;
  isWhatNow: boolean;
  /** Opens what can be done, or closes it. */
  onWhatNow: () => void;
  /** A question was put aside: it is asked again by this. */
  onAsk: (() => void) | undefined;
};

export function Pad<R extends AnyRules, Moves extends TableMoves<R>>(props: PadProps<R, Moves>) {
  const { panel, table, isWhatNow, onWhatNow, onAsk } = props;
  const { hasStep, cancel } = table.moves;
  return (
    <section className="pad" aria-label="What to do" data-tab-stop="pad">
      <PadButton
        {...(panel.setupAction?.(table.moves) ?? endTurn(panel, table))}
        pad="end"
        guarded
        clock={deafClock}
      />
      <PadButton
        pad="what"
        label="What now?"
        hint={isWhatNow ? 'open' : undefined}
        tone={isWhatNow ? 'due' : 'plain'}
        clock={deafClock}
        onPress={onWhatNow}
      />
      <PadButton
        pad="back"
        label={panel.backLabel(isWhatNow)}
        isOff={!hasStep && !isWhatNow}
        clock={deafClock}
        onPress={() => {
          if (isWhatNow) onWhatNow();
          cancel();
        }}
      />
      <PadButton
        {...(onAsk === undefined
          ? (panel.commit(table) ?? NOTHING_TO_DO)
          : { label: 'Answer the question', tone: 'go', onPress: onAsk })}
        pad="do"
        guarded
        clock={deafClock}
      />
    </section>
  );
}

const NOTHING_TO_DO: PadAction = { label: 'Do it', isOff: true, onPress: () => undefined };

function endTurn<R extends AnyRules, Moves extends TableMoves<R>>(
  { leftToDo, pressAgain }: RulesPanel<R, Moves>,
  { newest, moves }: AtTable<R, Moves>,
): PadAction {
  const legal: readonly { readonly type: string }[] = newest.legal;
  // Not while a question is open or the own active place is empty, either.
  const mayEnd = moves.isOpen && legal.some(({ type }) => type === 'endTurn');
  const left = mayEnd ? leftToDo(newest.legal) : undefined;
  const asks = moves.isEndAsked && left !== undefined;
  return {
    label: 'END TURN',
    hint: asks ? pressAgain : left,
    tone: asks ? 'danger' : mayEnd && legal.every(({ type }) => type === 'endTurn') ? 'due' : 'plain',
    isOff: !mayEnd,
    isBusy: moves.isBusy,
    onPress: () => {
      if (!mayEnd) moves.refuseEnd();
      else if (left !== undefined && !asks && asksBeforeEnding.get()) moves.askEnd();
      else moves.endTurn();
    },
  };
}
