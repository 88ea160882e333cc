/** A card of the own hand: what it is, its picture and name, and what it does now or why it does nothing. */
import type { CardNo } from '@pokesol/engine';
import { useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { kindOf, typeClass } from '../../card/index.ts';
import { useBoard } from './boardContext.ts';
import { factsIn } from './cardLook.ts';
import { HandCardFace } from './HandCardFace.tsx';
import { cardLabel } from './spoken.ts';
import { useHold } from './useHold.ts';

export function HandCard({ card }: { card: CardNo }) {
  const { view, look, interaction } = useBoard();
  const reasonId = useId();
  const hold = useHold(
    () => interaction?.onRead(card),
    () => interaction?.onHandCard(card),
  );
  const drawn = look(card);
  const words = cardLabel(factsIn(view, card));
  const className = cx('hand-card', drawn && typeClass(kindOf(drawn)));
  if (interaction === undefined)
    return (
      <div className={className} data-hand-card={card} role="img" aria-label={words}>
        <HandCardFace card={drawn} />
      </div>
    );
  const isPlayable = interaction.playable.has(card);
  const reason = interaction.reasonOf(card);
  const does = DOES[factsIn(view, card)?.kind ?? 'trainer'];
  return (
    <button
      type="button"
      className={className}
      data-hand-card={card}
      data-playable={isPlayable || undefined}
      aria-pressed={interaction.selected === card}
      aria-label={isPlayable ? `${words}, can be played` : words}
      aria-describedby={reason === undefined ? undefined : reasonId}
      title={reason?.message}
      {...hold}
    >
      <HandCardFace card={drawn} strip={isPlayable ? `▲ ${does}` : (reason?.short ?? '')} />
      {reason !== undefined && (
        <span id={reasonId} className="sr-only">
          {reason.message}
        </span>
      )}
    </button>
  );
}

const DOES = { pokemon: 'play', energy: 'attach', trainer: 'use' } as const;
