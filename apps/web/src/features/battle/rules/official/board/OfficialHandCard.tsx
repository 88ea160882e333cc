/** A card of the own hand at the printed game, with what it does now or the reason why it does nothing. */
import type { CardNo } from '@pokesol/engine';
import { useId } from 'react';
import { cx } from '../../../../../ui/cx.ts';
import { kindOf, typeClass } from '../../../../card/index.ts';
import { factsIn } from '../../../board/cardLook.ts';
import { HandCardFace } from '../../../board/HandCardFace.tsx';
import { useHold } from '../../../board/useHold.ts';
import { useOfficialTable } from './officialContext.ts';
import { kindNames } from './officialLook.ts';
import { spokenCard } from './officialSpoken.ts';

export function OfficialHandCard({ card, at }: { card: CardNo; at: number }) {
  const { view, look, interaction } = useOfficialTable();
  const reasonId = useId();
  const hold = useHold(
    () => interaction?.onRead(card),
    () => interaction?.onHandCard(card),
  );
  const drawn = look(card);
  const facts = factsIn(view, card);
  const [kind, shortKind] = kindNames(facts);
  const words = `Hand ${at} of ${view.you.hand.length}: ${spokenCard(facts)}`;
  const className = cx('hand-card', drawn && typeClass(kindOf(drawn)));
  if (interaction === undefined)
    return (
      <div className={className} data-hand-card={card} role="img" aria-label={words}>
        <HandCardFace card={drawn} kind={kind} shortKind={shortKind} />
      </div>
    );
  const { selected, playable, doesOf, reasonOf } = interaction;
  const isPlayable = playable.has(card);
  const reason = reasonOf(card);
  const does = doesOf(card);
  return (
    <button
      type="button"
      className={className}
      data-hand-card={card}
      data-playable={isPlayable || undefined}
      aria-pressed={selected?.kind === 'hand' && selected.card === card}
      aria-disabled={!isPlayable || undefined}
      aria-label={`${words}${isPlayable ? `, can ${spokenAction(does, facts?.kind === 'pokemon' && facts.line.length > 0)}` : ''}.`}
      aria-describedby={reason === undefined ? undefined : reasonId}
      title={reason?.message}
      {...hold}
    >
      <HandCardFace
        card={drawn}
        kind={kind}
        shortKind={shortKind}
        strip={isPlayable ? `▲ ${does}` : (reason?.short ?? '')}
      />
      {reason !== undefined && (
        <span id={reasonId} className="sr-only">
          {reason.message}
        </span>
      )}
    </button>
  );
}

/** The strip of an evolution names whom it evolves. */
const spokenAction = (does: string, evolves: boolean): string => (evolves ? `evolve ${does}` : does);
