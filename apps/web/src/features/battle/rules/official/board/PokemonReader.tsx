/** A Pokémon in play, read whole: its card, all that lies on it with source and end, the cards below, and its neighbours. */
import { inPlay, type PokemonId } from '@pokesol/engine';
import type { BattleView, PokemonView } from '@pokesol/engine/official';
import { useRef } from 'react';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { CardNeighbours } from '../../../../card/index.ts';
import { type CardLookup, nameIn } from '../../../board/cardLook.ts';
import { useWhose } from '../../../board/whose.ts';
import { UnitSign } from './Energy.tsx';
import { type LyingSign, lyingOn } from './lyingOn.ts';
import { ReaderBody } from './ReaderBody.tsx';
import { Sign } from './Sign.tsx';
import { useSentences } from './sentences.ts';
import { placeName } from './spoken.ts';

type ReaderProps = {
  view: BattleView;
  look: CardLookup;
  pokemon: PokemonId;
  goTo: (pokemon: PokemonId) => void;
  onClose: () => void;
};

export default function PokemonReader({ view, look, pokemon, goTo, onClose }: ReaderProps) {
  const whose = useWhose();
  const closing = useRef<HTMLButtonElement>(null);
  const all = [...inPlay(view.you), ...inPlay(view.opponent)];
  const at = all.findIndex(({ id }) => id === pokemon);
  const read = all[at];
  const textOf = useSentences(view, read === undefined ? [] : liesOn(read));
  // It has left play while it was read.
  if (read === undefined) return null;
  const { active, bench } = inPlay(view.you).includes(read) ? view.you : view.opponent;
  const isOwn = inPlay(view.you).includes(read);
  const place = read === active ? 'active' : ([bench.indexOf(read) + 1, bench.length] as const);
  return (
    <Dialog
      title={nameIn(view, read.card)}
      description={placeName(whose(isOwn), place)}
      sheet="tall"
      onClose={onClose}
      // Arrows lead on from anywhere; a line would look as if it were chosen.
      onOpenFocus={(event) => {
        event.preventDefault();
        closing.current?.focus();
      }}
    >
      <ReaderBody
        key={read.id}
        view={view}
        look={look}
        card={read.card}
        isTitled
        heading="In play"
        lines={lyingOn(view, textOf, read, isOwn).map(({ sign, ...line }) => ({
          ...line,
          picture: <LineSign sign={sign} />,
        }))}
      />
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

/** The Tools and the Energy on it. */
const liesOn = ({ attached, energy }: PokemonView) => [...attached, ...energy.map(({ card }) => card)];

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
