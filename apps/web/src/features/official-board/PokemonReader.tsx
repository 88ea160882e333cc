/** A Pokémon in play, read whole: its card, all that lies on it with source and end, the cards below, and its neighbours. */
import type { CardNo, PokemonId } from '@pokesol/engine';
import { type BattleView, inPlay } from '@pokesol/engine/official';
import { useRef, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { type CardLookup, nameIn } from '../board/cardLook.ts';
import { Card } from '../card/Card.tsx';
import { CardNeighbours } from '../card/CardNeighbours.tsx';
import { UnitSign } from './Energy.tsx';
import { type Lying, type LyingSign, lyingOn } from './lyingOn.ts';
import { placeName } from './officialSpoken.ts';
import { Sign } from './Sign.tsx';
import { WholeCardText } from './WholeCardText.tsx';
import './pokemonReader.css';

type ReaderProps = {
  view: BattleView;
  look: CardLookup;
  pokemon: PokemonId;
  goTo: (pokemon: PokemonId) => void;
  onClose: () => void;
};

export default function PokemonReader({ view, look, pokemon, goTo, onClose }: ReaderProps) {
  const closing = useRef<HTMLButtonElement>(null);
  const all = [...inPlay(view.you), ...inPlay(view.opponent)];
  const at = all.findIndex(({ id }) => id === pokemon);
  const read = all[at];
  // It has left play while it was read.
  if (read === undefined) return null;
  const { active, bench } = inPlay(view.you).includes(read) ? view.you : view.opponent;
  const isOwn = inPlay(view.you).includes(read);
  const place = read === active ? 'active' : ([bench.indexOf(read) + 1, bench.length] as const);
  return (
    <Dialog
      title={nameIn(view, read.card)}
      description={placeName(isOwn, place)}
      sheet="tall"
      onClose={onClose}
      // Arrows lead on from anywhere; a line would look as if it were chosen.
      onOpenFocus={(event) => {
        event.preventDefault();
        closing.current?.focus();
      }}
    >
      <Body key={read.id} view={view} look={look} card={read.card} lines={lyingOn(view, look, read, isOwn)} />
      <div className="reader-foot">
        <CardNeighbours
          place={at + 1}
          count={all.length}
          goTo={(to) => {
            const next = all[to - 1];
            if (next !== undefined) goTo(next.id);
          }}
        />
        <button ref={closing} type="button" className="reader-close" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

type BodyProps = { view: BattleView; look: CardLookup; card: CardNo; lines: readonly Lying[] };

function Body({ view, look, card, lines }: BodyProps) {
  const [shown, setShown] = useState(card);
  const drawn = look(shown);
  return (
    <div className="reader-body" data-tab-stop="reader">
      <div className="reader-card">
        {drawn !== undefined && <Card key={drawn.id} card={drawn} />}
        <WholeCardText view={view} look={look} card={shown} isNamed={shown !== card} />
      </div>
      <section className="reader-lines" aria-labelledby="reader-heading">
        <h3 id="reader-heading" className="reader-heading">
          In play
        </h3>
        <ul className="reader-list">
          {lines.map((line) => (
            <li key={line.key}>
              <Line
                line={line}
                isShown={line.card === shown}
                onShow={
                  line.card === null
                    ? undefined
                    : () => setShown(line.card === shown ? card : (line.card ?? card))
                }
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type LineProps = { line: Lying; isShown: boolean; onShow: (() => void) | undefined };

/** A line about a card is a button that shows it in the place of the Pokémon's own. */
function Line({ line: { sign, title, detail }, isShown, onShow }: LineProps) {
  const content = (
    <>
      <LineSign sign={sign} />
      <span className="reader-text">
        <b>{title}</b>
        {detail !== '' && <span className="reader-detail">{detail}</span>}
      </span>
    </>
  );
  if (onShow === undefined) return <div className="reader-line">{content}</div>;
  return (
    <button type="button" className="reader-line" aria-pressed={isShown} onClick={onShow}>
      {content}
      <span className="reader-show">{isShown ? 'shown' : 'show'}</span>
    </button>
  );
}

function LineSign({ sign }: { sign: LyingSign }) {
  switch (sign.kind) {
    case 'sign':
      return <Sign name={sign.name} className="reader-sign" />;
    case 'energy':
      return (
        <span className="reader-sign" aria-hidden="true">
          <UnitSign unit={sign.unit} />
        </span>
      );
    case 'noEnergy':
      return (
        <span className="reader-sign" aria-hidden="true">
          <span className="pip-none" />
        </span>
      );
  }
}
