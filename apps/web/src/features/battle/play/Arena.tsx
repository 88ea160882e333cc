/** A battle that is being played: the board with its film, the panel beside it, questions, the end. */
import type { PokemonId } from '@pokesol/engine';
import type { BattleAnswer, BattleUpdate } from '@pokesol/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lazily } from '../../../platform/lazily.tsx';
import { Deferred } from '../../../ui/Deferred.tsx';
import { toast } from '../../../ui/toast.ts';
import { FilmOverlay } from '../../battle-film/FilmOverlay.tsx';
import { useFilm } from '../../battle-film/useFilm.ts';
import { CampaignEnding } from '../../campaign/CampaignEnding.tsx';
import { TrainerSpeech } from '../../campaign/TrainerSpeech.tsx';
import { useSpeaker } from '../../campaign/useSpeaker.ts';
import { useWalletAddress } from '../../wallet/useWallet.ts';
import { Board } from '../board/Board.tsx';
import { knownTo, nameIn, useCardLook } from '../board/cardLook.ts';
import { ChoiceDialog } from '../choices/ChoiceDialog.tsx';
import { choiceKey } from '../choices/registry.ts';
import { EndOverlay } from './EndOverlay.tsx';
import type { Known } from './latest.ts';
import { withTold } from './logLines.ts';
import { endingText } from './messages.ts';
import { Panel } from './Panel.tsx';
import { useBattle } from './useBattle.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useMoves } from './useMoves.ts';
import { useFilmInSight, useTargetsInSight } from './useTargetsInSight.ts';
import './arena.css';

const CardDialog = lazily(() => import('../../card/CardDialog.tsx'));

export function Arena({ first }: { first: BattleAnswer }) {
  const { trainerId } = first.opponent;
  const film = useFilm<Known>(first, useSpeaker(trainerId));
  const [lines, setLines] = useState(() => withTold([], first));
  const { push } = film;
  const hear = useCallback(
    (update: BattleUpdate) => {
      push(update);
      setLines((before) => withTold(before, update));
    },
    [push],
  );
  const session = useBattle(first, hear);
  const { newest } = session;
  const { view } = film;
  const known = useMemo(() => knownTo(view, newest.view), [view, newest.view]);
  const { look } = useCardLook(known);
  const board = useRef<HTMLDivElement>(null);
  const [inspected, setInspected] = useState<PokemonId>();
  const [aside, setAside] = useState<string>();
  const moves = useMoves(session, film, setInspected);
  const { cancel } = moves;
  const { you, opponent } = newest;
  const address = useWalletAddress();

  useKeptFocus(board, view);
  useTargetsInSight(board, moves.interaction.selected);
  useFilmInSight(board, film.playing && view.current !== view.seat);
  useEscape(moves.mode.kind !== 'none' && !film.playing, cancel);

  const isOver = newest.result !== null && !film.playing;
  useEndToast(isOver && first.result === null, newest);

  const names = useMemo(
    () => ({ player: (seat: 0 | 1) => (seat === newest.view.seat ? you.name : opponent.name) }),
    [newest.view.seat, you.name, opponent.name],
  );
  const choice = film.playing ? null : newest.view.choice;
  const asked = choice === null ? undefined : choiceKey(choice);
  const shownCard = inspected === undefined ? undefined : topCard(newest, inspected);
  const shown = shownCard === undefined ? undefined : look(shownCard);
  const asker = newest.view.frames.at(-1)?.card ?? null;
  const close = useCallback(() => setInspected(undefined), []);

  return (
    <>
      <Board
        ref={board}
        view={view}
        you={you}
        opponent={opponent}
        look={look}
        interaction={moves.interaction}
        panel={
          <Panel
            view={view}
            look={look}
            session={session}
            moves={moves}
            isPlaying={film.playing}
            lines={lines}
            told={film.told}
            isAsked={choice !== null && aside === asked}
            onAsk={() => setAside(undefined)}
          />
        }
      />
      <FilmOverlay film={film} board={board} names={names} look={look} />
      {trainerId !== undefined && <TrainerSpeech trainerId={trainerId} saying={film.step?.speech ?? null} />}
      {choice !== null && aside !== asked && (
        <ChoiceDialog
          choice={choice}
          look={look}
          asker={asker === null ? undefined : nameIn(newest.view, asker)}
          isBusy={moves.isBusy}
          onAnswer={(cards) => moves.perform({ type: 'choose', cards })}
          onPutAside={() => setAside(asked)}
        />
      )}
      {shown !== undefined && (
        <Deferred onFail={close}>
          <CardDialog card={shown} onClose={close} />
        </Deferred>
      )}
      {isOver && newest.result !== null && (
        <EndOverlay
          battleId={newest.id}
          result={newest.result}
          condition={newest.view.victoryCondition}
          turn={newest.view.turn}
          opponent={opponent.name}
          campaign={
            trainerId !== undefined &&
            address !== undefined &&
            (newest.result === 'victory' || newest.result === 'defeat') ? (
              <CampaignEnding
                address={address}
                battleId={newest.id}
                createdAt={newest.createdAt}
                trainerId={trainerId}
                result={newest.result}
                isNew={first.result === null}
              />
            ) : undefined
          }
        />
      )}
    </>
  );
}

function topCard({ view }: Known, id: PokemonId) {
  const sides = [view.you, view.opponent];
  return sides
    .flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]))
    .find((pokemon) => pokemon.id === id)?.card;
}

function useEscape(isOn: boolean, cancel: () => void) {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      // A dialog above the board has its own use for the key.
      if (event.key === 'Escape' && document.querySelector('[role="dialog"]') === null) cancel();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, cancel]);
}

/** Said once, when the last scene is over. */
function useEndToast(isOn: boolean, { result, view }: Known) {
  useEffect(() => {
    if (!isOn || (result !== 'victory' && result !== 'defeat')) return;
    toast(result === 'victory' ? 'Victory!' : 'Defeat', endingText(result, view.victoryCondition), 'quiet');
  }, [isOn, result, view.victoryCondition]);
}
