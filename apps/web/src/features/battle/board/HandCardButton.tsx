/** A card of the own hand: what it is, its picture and name, and what it does now or why it does nothing. */
import type { CardNo } from '@pokesol/engine';
import type { CardJson } from '@pokesol/protocol';
import { useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { kindOf, typeClass } from '../../card/index.ts';
import { HandCardFace } from './HandCardFace.tsx';
import { useHandDrag } from './useHandDrag.tsx';
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
        /** A second press does what it says. */
        readonly playsAgain: boolean;
        /** A card that cannot be played is said to be off. */
        readonly saysOff: boolean;
        /** On its strip: «attach». */
        readonly does: string;
        readonly reason: { readonly short: string; readonly message: string } | undefined;
        readonly onRead: () => void;
        readonly onPress: () => void;
        readonly onPutBack: () => void;
      }
    | undefined;
};

export function HandCardButton({ card, drawn, kind, shortKind, words, use }: HandCardButtonProps) {
  const reasonId = useId();
  const hold = useHold(
    () => use?.onRead(),
    // The second click of a double click is no press of its own: it picked the card up.
    ({ detail }) => detail < 2 && use?.onPress(),
  );
  const drag = useHandDrag({
    canLift: use?.isPlayable ?? false,
    onLift: () => {
      hold.onPointerCancel();
      if (use?.isSelected === false) use.onPress();
    },
    // Over the mat itself it has but one thing to do: as if it were pressed again.
    onDrop: (place) => {
      if (place.matches('[data-target]')) place.click();
      else if (use?.playsAgain === true) use.onPress();
      else use?.onPutBack();
    },
    onPutBack: () => use?.onPutBack(),
  });
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
  const { isSelected, isPlayable, playsAgain, saysOff, does, reason } = use;
  const strip = isPlayable ? `▲ ${playsAgain ? 'again' : does}` : (reason?.short ?? '');
  return (
    <button
      type="button"
      className={className}
      data-hand-card={card}
      data-playable={isPlayable || undefined}
      aria-pressed={isSelected}
      aria-disabled={(saysOff && !isPlayable) || undefined}
      data-dragged={drag.isDragged || undefined}
      aria-label={playsAgain ? `${words} Press again to play it.` : words}
      aria-describedby={reason === undefined ? undefined : reasonId}
      title={reason?.message}
      {...hold}
      // A key that is held down presses once.
      onKeyDown={(event) => event.repeat && event.key !== 'Tab' && event.preventDefault()}
      onPointerDown={(event) => {
        hold.onPointerDown(event);
        drag.onPointerDown(event);
      }}
      onClick={(event) => {
        if (!drag.wasDragged()) hold.onClick(event);
      }}
    >
      <HandCardFace {...face} strip={strip} />
      {drag.dragged(<HandCardFace {...face} />, className)}
      {reason !== undefined && (
        <span id={reasonId} className="sr-only">
          {reason.message}
        </span>
      )}
    </button>
  );
}
