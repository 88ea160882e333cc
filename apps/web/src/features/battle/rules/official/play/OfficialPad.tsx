/** The four buttons of the official table: end the turn (READY before the first), what now, back, do it. */

import type { BattleView } from '@pokesol/engine/official';
import type { Clock } from '../../../../../platform/clock.ts';
import { deafClock } from '../../../../../platform/deafClock.ts';
import { PadButton } from '../../../table/PadButton.tsx';
import { asksBeforeEnding } from '../../../table/tableSettings.ts';
import type { OfficialMove } from './judge.ts';
import { commitOf, pokemonName } from './messages.ts';
import { remainingActions } from './remainingActions.ts';
import type { OfficialMoves } from './useOfficialMoves.ts';

export type OfficialPadProps = {
  view: BattleView;
  legal: readonly OfficialMove[];
  moves: OfficialMoves;
  isWhatNow: boolean;
  /** Opens what can be done, or closes it. */
  onWhatNow: () => void;
  /** A question was put aside: it is asked again by this. */
  onAsk: (() => void) | undefined;
  clock?: Clock;
};

export function OfficialPad(props: OfficialPadProps) {
  const { moves, isWhatNow, onWhatNow, clock = deafClock } = props;
  const { selection, isEndAsked, refused, board, cancel } = moves;
  const hasStep = selection !== null || isEndAsked || refused !== null || board.chosen.size > 0;
  return (
    <section className="pad" aria-label="What to do" data-tab-stop="pad">
      {moves.setup === null ? <EndTurn {...props} clock={clock} /> : <Ready {...props} clock={clock} />}
      <PadButton
        pad="what"
        label="What now?"
        hint={isWhatNow ? 'open' : undefined}
        tone={isWhatNow ? 'due' : 'plain'}
        clock={clock}
        onPress={onWhatNow}
      />
      <PadButton
        pad="back"
        label={isWhatNow || (refused !== null && selection === null) ? 'Close' : 'Back'}
        isOff={!hasStep && !isWhatNow}
        clock={clock}
        onPress={() => {
          if (isWhatNow) onWhatNow();
          cancel();
        }}
      />
      <DoIt {...props} clock={clock} />
    </section>
  );
}

type Timed = OfficialPadProps & { clock: Clock };

function EndTurn({ legal, moves, clock }: Timed) {
  // Not while a question is open, either.
  const mayEnd = moves.isOpen && legal.some(({ type }) => type === 'endTurn');
  const left = mayEnd ? remainingActions(legal) : null;
  const asks = moves.isEndAsked && left !== null;
  return (
    <PadButton
      pad="end"
      label="END TURN"
      hint={asks ? 'press again to end' : left?.short}
      tone={asks ? 'danger' : mayEnd && legal.every(({ type }) => type === 'endTurn') ? 'due' : 'plain'}
      isOff={!mayEnd}
      isBusy={moves.isBusy}
      guarded
      clock={clock}
      onPress={() => {
        if (!mayEnd) moves.refuseEnd();
        else if (left !== null && !asks && asksBeforeEnding.get()) moves.askEnd();
        else moves.attempt({ type: 'endTurn' });
      }}
    />
  );
}

/** What lies there can be taken back until this is pressed. */
function Ready({ moves, clock }: Timed) {
  const { setup, placing, isBusy } = moves;
  const isOff = setup?.purpose === 'active' && placing.active === null;
  return (
    <PadButton
      pad="end"
      label="READY"
      hint={isOff ? 'no Active yet' : 'no way back'}
      tone={isOff ? 'plain' : 'due'}
      isOff={isOff}
      isBusy={isBusy}
      guarded
      clock={clock}
      onPress={() => {
        if (isOff)
          moves.setRefused({
            title: 'Not ready',
            message: 'A Basic Pokémon begins in your Active Spot: select one of your hand.',
            rule: '2.3',
          });
        else void moves.ready();
      }}
    />
  );
}

/** The last button: what is selected and pointed at, named. */
function DoIt({ view, moves, onAsk, clock }: Timed) {
  const { option, pointing, pointed, selection, board, isBusy, setup, nextPlace } = moves;
  const shared = { pad: 'do', guarded: true, clock } as const;
  const off = <PadButton {...shared} label="Do it" isOff onPress={() => undefined} />;
  if (onAsk !== undefined)
    return <PadButton {...shared} label="Answer the question" tone="go" onPress={onAsk} />;
  if (board.choice !== null) {
    const { answer, pointed: asked, choice } = board;
    const name =
      choice.max > 1 ? `${board.chosen.size} chosen` : asked === null ? 'none' : pokemonName(view, asked);
    if (answer === null) return off;
    return (
      <PadButton
        {...shared}
        label="Choose"
        hint={name}
        tone="go"
        isBusy={isBusy}
        onPress={() => void moves.perform({ type: 'choose', answer })}
      />
    );
  }
  if (setup !== null) {
    if (selection?.kind !== 'hand' || nextPlace === null) return off;
    const { card } = selection;
    return (
      <PadButton
        {...shared}
        label="Place"
        hint={nextPlace === 'active' ? 'in the Active Spot' : 'on the Bench'}
        tone="go"
        onPress={() => moves.place(card, nextPlace)}
      />
    );
  }
  if (option === null || option.moves.length === 0 || !moves.isOpen) return off;
  const move = pointing.moveAt(pointed);
  const { label, hint, tone } = commitOf(view, option, pointed);
  return (
    <PadButton
      {...shared}
      label={label}
      hint={move === null ? 'choose where' : hint}
      tone={tone}
      isOff={move === null}
      isBusy={isBusy}
      onPress={() => {
        if (move !== null) moves.attempt(move);
      }}
    />
  );
}
