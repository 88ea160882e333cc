/** Four buttons that never move: end the turn, what now, back, do it. The outer two commit, those between never do. */
import type { BattleView, PokemonId } from '@pokesol/engine';
import type { MoveJson } from '@pokesol/protocol';
import type { Clock } from '../../../../../platform/clock.ts';
import { deafClock } from '../../../../../platform/deafClock.ts';
import { nameIn } from '../../../board/cardLook.ts';
import { PadButton } from '../../../table/PadButton.tsx';
import { asksBeforeEnding } from '../../../table/tableSettings.ts';
import { actionOnPokemon, targetText } from './mode.ts';
import { attackPreview } from './preview.ts';
import type { BattleMoves } from './useMoves.ts';

export type PadProps = {
  view: BattleView;
  legal: readonly MoveJson[];
  moves: BattleMoves;
  isOver: boolean;
  isWhatNow: boolean;
  /** Opens what can be done, or closes it. */
  onWhatNow: () => void;
  /** A question was put aside: it is asked again by this. */
  onAsk: (() => void) | undefined;
  /** Names what describes the attack. */
  attackTextId: string;
  clock?: Clock;
};

export function Pad(props: PadProps) {
  const { legal, moves, isWhatNow, onWhatNow, clock = deafClock } = props;
  const { mode, isBusy, isOpen, refused, cancel } = moves;
  // Not while the own active place is empty, either.
  const mayEnd = isOpen && legal.some(({ type }) => type === 'endTurn');
  const isAttackLeft = mayEnd && legal.some(({ type }) => type === 'attack');
  const asks = moves.isEndAsked && isAttackLeft;
  return (
    <section className="pad" aria-label="What to do" data-tab-stop="pad">
      <PadButton
        pad="end"
        label="END TURN"
        hint={asks ? 'attack left: again' : isAttackLeft ? 'attack left' : undefined}
        tone={asks ? 'danger' : mayEnd && legal.every(({ type }) => type === 'endTurn') ? 'due' : 'plain'}
        isOff={!mayEnd}
        isBusy={isBusy}
        guarded
        clock={clock}
        onPress={() => {
          if (!mayEnd) moves.refuseEnd();
          else if (isAttackLeft && !asks && asksBeforeEnding.get()) moves.askEnd();
          else moves.attempt({ type: 'endTurn' });
        }}
      />
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
        label="Cancel"
        isOff={mode.kind === 'none' && !asks && refused === null && !isWhatNow}
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

/** The last button: what is pointed at, named. */
function DoIt({ view, legal, moves, isOver, onAsk, attackTextId, clock }: PadProps & { clock: Clock }) {
  const { mode, isBusy, isOpen, pointed, play, attempt } = moves;
  const shared = { pad: 'do', guarded: true, clock } as const;
  if (onAsk !== undefined)
    return <PadButton {...shared} label="Answer the question" tone="go" onPress={onAsk} />;
  if (mode.kind === 'card' && !isOver)
    return (
      <PadButton
        {...shared}
        label={`Play ${nameIn(view, mode.card)}`}
        tone="go"
        isBusy={isBusy}
        onPress={play}
      />
    );
  const { active } = view.you;
  const onPointed = pointed === null ? null : actionOnPokemon(mode, view, legal, pointed);
  if (pointed !== null && onPointed !== null)
    return (
      <PadButton
        {...shared}
        label={targetText(mode, nameOnTable(view, pointed))}
        tone="go"
        isBusy={isBusy}
        onPress={() => attempt(onPointed)}
      />
    );
  if (mode.kind !== 'none' || active === null || view.phase !== 'active')
    return <PadButton {...shared} label="Do it" isOff onPress={() => undefined} />;
  const preview = attackPreview(view);
  const isLegal = isOpen && legal.some(({ type }) => type === 'attack');
  return (
    <PadButton
      {...shared}
      label="ATTACK"
      hint={
        preview === null || !isLegal
          ? undefined
          : preview.isKnockOut
            ? `${preview.damage}, KO`
            : `${preview.damage}`
      }
      tone="danger"
      isOff={!isLegal}
      isBusy={isBusy}
      describedBy={preview === null ? undefined : attackTextId}
      onPress={() => attempt({ type: 'attack', pokemon: active.id, attack: 0 })}
    />
  );
}

function nameOnTable(view: BattleView, id: PokemonId): string {
  const sides = [view.you, view.opponent];
  const all = sides.flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]));
  const found = all.find((pokemon) => pokemon.id === id);
  return found === undefined ? '' : nameIn(view, found.card);
}
