/**
 * The table of the printed game, drawn from a view: both sides with Prizes and piles, the mat with Stadium and turn, the own
 * hand. Places carry names for drawing over them: `data-pokemon={id}`, `data-pile="your-deck"`, `data-hand-card={no}`,
 * `data-place="stadium"`, `data-prize="your-0"`.
 */
import type { PokemonId } from '@pokesol/engine';
import { type BattleView, openTable } from '@pokesol/engine/official';
import { useCallback, useMemo, useState } from 'react';
import { lazily } from '../../../../../platform/lazily.tsx';
import { Deferred } from '../../../../../ui/Deferred.tsx';
import { type BoardAround, BoardFrame } from '../../../board/BoardFrame.tsx';
import type { CardLookup } from '../../../board/cardLook.ts';
import { useWhose } from '../../../board/whose.ts';
import { OfficialContext, type OfficialPile } from './boardContext.ts';
import { OfficialHand } from './Hand.tsx';
import type { OfficialInteraction } from './interaction.ts';
import { useOfficialLook } from './look.ts';
import { announcePile, openPile } from './openPile.ts';
import { ActivePlace, BenchPlaces } from './Places.tsx';
import { OfficialSide } from './Side.tsx';
import { StadiumPlace } from './StadiumPlace.tsx';
import { ThisTurn } from './ThisTurn.tsx';
import './board.css';

const PileReader = lazily(() => import('./PileReader.tsx'));

export type OfficialBoardProps = BoardAround & {
  view: BattleView;
  /** Absent where nothing can be done, as in a replay. */
  interaction?: OfficialInteraction | undefined;
  /** There a press on a Pokémon may read it. */
  onReadPokemon?: (pokemon: PokemonId) => void;
  /** The pictures of the cards, where the caller has them already. */
  look?: CardLookup | undefined;
};

export function OfficialBoard(props: OfficialBoardProps) {
  return props.look === undefined ? <LookingBoard {...props} /> : <Drawn {...props} look={props.look} />;
}

function LookingBoard(props: OfficialBoardProps) {
  const { look } = useOfficialLook(props.view);
  return <Drawn {...props} look={look} />;
}

function Drawn({
  view,
  interaction,
  onReadPokemon,
  look,
  ...around
}: OfficialBoardProps & { look: CardLookup }) {
  const whose = useWhose();
  const table = useMemo(() => openTable(view), [view]);
  const [pile, setPile] = useState<OfficialPile>();
  const closePile = useCallback(() => setPile(undefined), []);
  const state = useMemo(
    () => ({
      view,
      table,
      look,
      interaction,
      onReadPokemon,
      onPile: (pressed: OfficialPile) =>
        openPile(view, pressed).length > 0 ? setPile(pressed) : announcePile(view, pressed, whose),
    }),
    [view, table, look, interaction, onReadPokemon, whose],
  );
  const sideOf = (isOwn: boolean) => (isOwn ? view.you : view.opponent);
  return (
    <OfficialContext value={state}>
      <BoardFrame
        {...around}
        turn={view.turn}
        className="official-board"
        active={(isOwn) => <ActivePlace side={sideOf(isOwn)} isOwn={isOwn} />}
        bench={(isOwn) => <BenchPlaces side={sideOf(isOwn)} isOwn={isOwn} />}
        middle={
          <section className="mat-middle" aria-label="Stadium">
            <StadiumPlace />
            <ThisTurn view={view} />
          </section>
        }
        hand={<OfficialHand />}
        side={(owner) => <OfficialSide side={sideOf(owner.isOwn)} {...owner} />}
      />
      {pile !== undefined && (
        <Deferred onFail={closePile}>
          <PileReader view={view} look={look} pile={pile} onClose={closePile} />
        </Deferred>
      )}
    </OfficialContext>
  );
}
