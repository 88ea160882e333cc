/** A card of the own hand: what it is, its picture and name, and what it does now or why it does nothing. */
import type { CardNo } from '@pokesol/engine';
import type { CardJson } from '@pokesol/protocol';
import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { kindOf } from '../card/art/portrait.ts';
import { stageText } from '../card/cardFacts.ts';
import { typeClass } from '../card/cardType.ts';
import { Art } from './Art.tsx';
import { useBoard } from './boardContext.ts';
import { factsIn } from './cardLook.ts';
import { Fit } from './Fit.tsx';
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
        <Face card={drawn} />
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
      <Face card={drawn} strip={isPlayable ? `▲ ${does}` : (reason?.short ?? '')} />
      {reason !== undefined && (
        <span id={reasonId} className="sr-only">
          {reason.message}
        </span>
      )}
    </button>
  );
}

const DOES = { pokemon: 'play', energy: 'attach', trainer: 'use' } as const;

function Face({ card, strip }: { card: CardJson | undefined; strip?: string }) {
  if (card === undefined) return null;
  const stage = stageText(card);
  return (
    <>
      <span className="hand-card-kind" aria-hidden="true">
        <span className="hand-card-line">
          <Fit>{stage !== '' && card.pokemonType !== undefined ? stage : card.attributes.supertype}</Fit>
        </span>
        {card.hp !== undefined && <b>{card.hp}</b>}
      </span>
      <Art card={card} className="hand-card-art" />
      <span className="hand-card-name" aria-hidden="true">
        <Words name={card.name} />
      </span>
      {strip !== undefined && (
        <span className="hand-card-strip" aria-hidden="true">
          <Fit>{strip}</Fit>
        </span>
      )}
    </>
  );
}

/** Two lines at most: the longest names are broken where they are closest to their middle. */
function Words({ name }: { name: string }) {
  const lines = inTwoLines(name);
  return lines.map((line) => (
    <span key={line} className="hand-card-line">
      <Fit>{line}</Fit>
    </span>
  ));
}

const ONE_LINE = 11;

function inTwoLines(name: string): readonly string[] {
  if (name.length <= ONE_LINE) return [name];
  const gaps = [...name].flatMap((letter, at) => (letter === ' ' ? [at] : []));
  const [middle] = gaps.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}
