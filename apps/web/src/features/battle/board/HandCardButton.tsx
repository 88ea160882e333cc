/** A card of the own hand: what it is, its picture and name, and what it does now or why it does nothing. */
import type { CardNo } from '@pokesol/engine';
import type { CardJson } from '@pokesol/protocol';
import { useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { kindOf, typeClass } from '../../card/index.ts';
import { HandCardFace } from './HandCardFace.tsx';
import { useHold } from './useHold.ts';

type HandCardButtonProps = {
  card: CardNo;
  drawn: CardJson | undefined;
  /** What it is, where other rules call it something else than is printed: in full, and in little room. */
  kind?: string;
  shortKind?: string;
  /** The card in words. */
  words: string;
  /** Absent where nothing can be done. */
  use:
    | {
        readonly isSelected: boolean;
        readonly isPlayable: boolean;
        /** A card that cannot be played is said to be off. */
        readonly saysOff: boolean;
        /** On its strip: «attach». */
        readonly does: string;
        readonly reason: { readonly short: string; readonly message: string } | undefined;
        readonly onRead: () => void;
        readonly onPress: () => void;
      }
    | undefined;
};

export function HandCardButton({ card, drawn, kind, shortKind, words, use }: HandCardButtonProps) {
  const reasonId = useId();
  const hold = useHold(
    () => use?.onRead(),
    () => use?.onPress(),
  );
  const className = cx('hand-card', drawn && typeClass(kindOf(drawn)));
  const face = {
    card: drawn,
    ...(kind !== undefined && { kind }),
    ...(shortKind !== undefined && { shortKind }),
  };
  if (use === undefined)
    return (
      <div className={className} data-hand-card={card} role="img" aria-label={words}>
        <HandCardFace {...face} />
      </div>
    );
  const { isSelected, isPlayable, saysOff, does, reason } = use;
  return (
    <button
      type="button"
      className={className}
      data-hand-card={card}
      data-playable={isPlayable || undefined}
      aria-pressed={isSelected}
      aria-disabled={(saysOff && !isPlayable) || undefined}
      aria-label={words}
      aria-describedby={reason === undefined ? undefined : reasonId}
      title={reason?.message}
      {...hold}
    >
      <HandCardFace {...face} strip={isPlayable ? `▲ ${does}` : (reason?.short ?? '')} />
      {reason !== undefined && (
        <span id={reasonId} className="sr-only">
          {reason.message}
        </span>
      )}
    </button>
  );
}
