/**
 * The table of the printed game, drawn from a view: both sides with Prizes and piles, the mat with Stadium and turn, the own
 * hand. Places carry names for drawing over them: `data-pokemon={id}`, `data-pile="your-deck"`, `data-hand-card={no}`,
 * `data-place="stadium"`, `data-prize="your-0"`.
 */
import type { PokemonId } from '@pokesol/engine';
import { type BattleView, openTable } from '@pokesol/engine/official';
import type { BattleOpponent } from '@pokesol/protocol';
import { type ReactNode, type Ref, useCallback, useMemo, useState } from 'react';
import { lazily } from '../../../../../platform/lazily.tsx';
import { cx } from '../../../../../ui/cx.ts';
import { Deferred } from '../../../../../ui/Deferred.tsx';
import { TrainerPortrait } from '../../../../trainer/index.ts';
import { ArenaBackdrop } from '../../../arena/ArenaBackdrop.tsx';
import { boardPlace } from '../../../board/boardPlace.ts';
import type { CardLookup } from '../../../board/cardLook.ts';
import { type LowerSide, lowerLabel, opponentLabel } from '../../../board/spoken.ts';
import { useWhose } from '../../../board/whose.ts';
import type { OfficialInteraction } from './interaction.ts';
import { OfficialHand } from './OfficialHand.tsx';
import { OfficialSide } from './OfficialSide.tsx';
import { OfficialContext, type OfficialPile } from './officialContext.ts';
import { useOfficialLook } from './officialLook.ts';
import { announcePile, openPile } from './openPile.ts';
import { ActivePlace, BenchPlaces } from './Places.tsx';
import { StadiumPlace } from './StadiumPlace.tsx';
import { ThisTurn } from './ThisTurn.tsx';
import '../../../board/board.css';
import './officialBoard.css';

const PileReader = lazily(() => import('./PileReader.tsx'));

export type OfficialBoardProps = {
  view: BattleView;
  you: LowerSide;
  opponent: BattleOpponent;
  /** Absent where nothing can be done, as in a replay. */
  interaction?: OfficialInteraction | undefined;
  /** There a press on a Pokémon may read it. */
  onReadPokemon?: (pokemon: PokemonId) => void;
  /** The pictures of the cards, where the caller has them already. */
  look?: CardLookup | undefined;
  /** Above the table: where one is, and what leads away. */
  bar?: ReactNode;
  /** What to do, log, buttons: beside the table, or under it where there is little room. */
  panel?: ReactNode;
  /** Lies over everything: an animation's overlay. */
  overlay?: ReactNode;
  ref?: Ref<HTMLDivElement>;
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
  you,
  opponent,
  interaction,
  onReadPokemon,
  look,
  bar,
  panel,
  overlay,
  ref,
}: OfficialBoardProps & { look: CardLookup }) {
  const whose = useWhose();
  const table = useMemo(() => openTable(view), [view]);
  const [pile, setPile] = useState<OfficialPile>();
  const closePile = useCallback(() => setPile(undefined), []);
  const state = useMemo(
    () => ({
      ...{ view, table, look, interaction, onReadPokemon },
      onPile: (pressed: OfficialPile) =>
        openPile(view, pressed).length > 0 ? setPile(pressed) : announcePile(view, pressed, whose),
    }),
    [view, table, look, interaction, onReadPokemon, whose],
  );
  const place = boardPlace(opponent.name, view.turn);
  return (
    <OfficialContext value={state}>
      <div className="board-frame">
        <div ref={ref} className={cx('board', `board-${place}`, 'official-board')} data-board>
          {bar}
          <div className="mat" data-tab-stop="board">
            <div className="mat-place">
              <ArenaBackdrop place={place} />
            </div>
            <section className="half half-opponent" aria-label={`${whose(false)} side`}>
              <BenchPlaces side={view.opponent} isOwn={false} />
              <ActivePlace side={view.opponent} isOwn={false} />
            </section>
            <section className="mat-middle" aria-label="Stadium">
              <StadiumPlace />
              <ThisTurn view={view} />
            </section>
            <section className="half half-you" aria-label={`${whose(true)} side`}>
              <ActivePlace side={view.you} isOwn />
              <BenchPlaces side={view.you} isOwn />
            </section>
          </div>
          <OfficialHand />
          {panel !== undefined && <div className="board-panel">{panel}</div>}
          <div className="rail" data-tab-stop="piles">
            <OfficialSide
              side={view.opponent}
              name={opponent.name}
              kind={opponentLabel(opponent)}
              isOwn={false}
              portrait={
                opponent.trainerId !== undefined && (
                  <TrainerPortrait id={opponent.trainerId} className="side-portrait" />
                )
              }
            />
            <OfficialSide side={view.you} name={you.name} kind={lowerLabel(you)} isOwn />
          </div>
          {overlay}
        </div>
      </div>
      {pile !== undefined && (
        <Deferred onFail={closePile}>
          <PileReader view={view} look={look} pile={pile} onClose={closePile} />
        </Deferred>
      )}
    </OfficialContext>
  );
}
