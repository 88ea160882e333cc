/** A card among those to choose from, drawn as in the hand: what choosing it does, or why it cannot be chosen. */
import type { CardJson } from '@pokesol/protocol';
import { type MouseEvent, useId } from 'react';
import { counted } from '../../../platform/format.ts';
import { cx } from '../../../ui/cx.ts';
import { kindOf, typeClass } from '../../card/index.ts';
import { HandCardFace } from '../board/HandCardFace.tsx';
import { useHold } from '../board/useHold.ts';
import type { ChoiceTile } from './tiles.ts';

type ChoiceCardProps = {
  tile: ChoiceTile;
  card: CardJson | undefined;
  /** «Stage 1», «Supporter». */
  kind: string;
  isPicked: boolean;
  verb: string | undefined;
  reason: string | undefined;
  onLook: () => void;
  onRead: () => void;
  onPress: (event: MouseEvent) => void;
};

export function ChoiceCard(props: ChoiceCardProps) {
  const { tile, card, kind, isPicked, verb, reason, onLook, onRead, onPress } = props;
  const reasonId = useId();
  const hold = useHold(onRead, (event) => {
    if (reason === undefined && verb !== undefined) onPress(event);
  });
  const copies = tile.copies > 1 ? counted(tile.copies, 'copy', 'copies') : '';
  const words = [card?.name ?? 'A hidden card', kind, card?.hp && `${card.hp} HP`, copies];
  const strip = isPicked ? '▲ chosen' : verb === undefined ? undefined : `▲ ${verb.toLowerCase()}`;
  return (
    <li className="choice-tile">
      <button
        type="button"
        className={cx('hand-card', card && typeClass(kindOf(card)))}
        data-choice-card={tile.card}
        data-playable={reason === undefined || undefined}
        aria-pressed={verb === undefined ? undefined : isPicked}
        aria-disabled={reason !== undefined || undefined}
        aria-label={words.filter((word) => word).join(', ')}
        aria-describedby={reason === undefined ? undefined : reasonId}
        title={reason}
        onFocus={onLook}
        onPointerEnter={onLook}
        {...hold}
      >
        <HandCardFace card={card} kind={kind} {...withStrip(reason ?? strip)} />
        {tile.copies > 1 && (
          <span className="choice-copies" aria-hidden="true">
            ×{tile.copies}
          </span>
        )}
        {isPicked && (
          <span className="choice-tick" aria-hidden="true">
            ✓
          </span>
        )}
        {reason !== undefined && (
          <span id={reasonId} className="sr-only">
            {reason}
          </span>
        )}
      </button>
    </li>
  );
}

const withStrip = (strip: string | undefined) => (strip === undefined ? {} : { strip });
