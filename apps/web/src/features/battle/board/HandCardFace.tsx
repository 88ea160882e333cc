/** What a card shows as one of several: what it is, its picture and name, and a strip with what it does here. */
import type { CardJson } from '@pokesol/protocol';
import { memo } from 'react';
import { stageText } from '../../card/index.ts';
import { Art } from './Art.tsx';
import { Fit } from './Fit.tsx';

type HandCardFaceProps = {
  card: CardJson | undefined;
  /** What kind of card it is, where that is more than its stage or Pokémon, Trainer, Energy. */
  kind?: string;
  /** The same in the room of a phone. */
  shortKind?: string;
  strip?: string;
};

export const HandCardFace = memo(function HandCardFace(props: HandCardFaceProps) {
  const { card, kind, shortKind, strip } = props;
  if (card === undefined) return null;
  return (
    <>
      <span className="hand-card-kind" aria-hidden="true">
        <span className="hand-card-line">
          {shortKind === undefined ? (
            <Fit>{kind ?? printedKind(card)}</Fit>
          ) : (
            <>
              <span className="hand-card-long">{kind}</span>
              <span className="hand-card-short">{shortKind}</span>
            </>
          )}
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
});

/** «Stage 1», «Trainer», «Energy». */
export function printedKind(card: CardJson | undefined): string {
  if (card === undefined) return '';
  const stage = stageText(card);
  return stage !== '' && card.pokemonType !== undefined ? stage : card.attributes.supertype;
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
