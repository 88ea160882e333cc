/** An official battle that is being played: its board, the panel beside it, questions, the end. */

import type { CardNo, PokemonId, Seat } from '@pokesol/engine';
import { type BattleView, describe, inPlay, isKnownEvent, isQuiet } from '@pokesol/engine/official';
import type { BattleUpdate } from '@pokesol/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lazily } from '../../../../../platform/lazily.tsx';
import { useMedia } from '../../../../../platform/useMedia.ts';
import { Deferred } from '../../../../../ui/Deferred.tsx';
import { CardDialog } from '../../../../card/index.ts';
import { TrainerSpeech, useSpeaker } from '../../../../trainer/index.ts';
import { usePlayback } from '../../../animation/usePlayback.ts';
import { knownTo } from '../../../board/cardLook.ts';
import { spokenTurn } from '../../../board/spoken.ts';
import type { KeptPicks } from '../../../choices/keptPicks.ts';
import type { NotedBattle } from '../../../data/queries.ts';
import { type CampaignEndingOf, EndOverlay, type OwnEnding } from '../../../ending/EndOverlay.tsx';
import type { Known } from '../../../session/latest.ts';
import { useBattle } from '../../../session/useBattle.ts';
import { useBattleLog } from '../../../session/useBattleLog.ts';
import { TableBar } from '../../../table/TableBar.tsx';
import { useLettersOn } from '../../../table/tableSettings.ts';
import { useEscape } from '../../../table/useEscape.ts';
import { useKeptFocus, useTurnPassed } from '../../../table/useKeptFocus.ts';
import { useLookedAt } from '../../../table/useLookedAt.ts';
import { useTableKeys } from '../../../table/useTableKeys.ts';
import { useTabStops } from '../../../table/useTabStops.ts';
import { OfficialAnimationOverlay } from '../animation/OfficialAnimationOverlay.tsx';
import { OFFICIAL_ANIMATION } from '../animation/officialSteps.ts';
import { OfficialBoard } from '../board/OfficialBoard.tsx';
import { useOfficialLook } from '../board/officialLook.ts';
import { PokemonReader } from '../board/readPokemon.ts';
import { OfficialChoice } from '../choices/OfficialChoice.tsx';
import { isAnsweredOnBoard, officialChoiceKey } from '../choices/registry.ts';
import { spokenCounts } from './counts.ts';
import { officialEnding } from './messages.ts';
import { OfficialPanel } from './OfficialPanel.tsx';
import { cardOf } from './OptionList.tsx';
import { leadToStadium, OFFICIAL_KEYS } from './officialKeys.ts';
import { placedCard } from './placing.ts';
import { useTableInteraction } from './tableInteraction.ts';
import { officialWord } from './turnText.ts';
import { useLedFocus, useLedToQuestion } from './useLedFocus.ts';
import { useOfficialMoves } from './useOfficialMoves.ts';

type KnownOfficial = Known<'official'>;

// The rules that play a battle again come with it.
const PrizeStory = lazily(() => import('./PrizeStory.tsx'));

export type OfficialArenaProps = {
  first: NotedBattle<'official'>;
  campaignEnding: CampaignEndingOf;
  navigation: ReactNode;
  /** Once more, at the end of a battle outside the campaign. */
  rematch: ReactNode;
  /** Where the battle is played; on the server unless said. Must stay the same function. */
  useSession?: typeof useBattle<'official'>;
  /** Who says beside the table what to do. */
  coach?: (isPlaying: boolean) => ReactNode;
  /** What a lesson says to do now; said in a question's window, too, which lies over the rest. */
  advice?: string | undefined;
  /** Questions wait: something else is to be read first. */
  isHeldBack?: boolean;
  /** Of a battle that no server knows. */
  ending?: OwnEnding;
};

export function OfficialArena(props: OfficialArenaProps) {
  const { first, campaignEnding, navigation, rematch, coach, advice, isHeldBack = false, ending } = props;
  const { useSession = useBattle<'official'> } = props;
  const { trainerId } = first.opponent;
  const playback = usePlayback<'official', KnownOfficial>(OFFICIAL_ANIMATION, first, useSpeaker(trainerId));
  const log = useBattleLog(first, describe, isQuiet);
  const { push } = playback;
  const onUpdate = useCallback(
    (update: BattleUpdate<'official'>) => {
      push(update);
      log.append(update);
    },
    [push, log.append],
  );
  const session = useSession(first, onUpdate, isKnownEvent);
  const { newest } = session;
  const { view, you, opponent } = newest;
  const known = useMemo(() => knownTo(playback.view, view), [playback.view, view]);
  const { look } = useOfficialLook(known);
  const board = useRef<HTMLDivElement>(null);
  const moves = useOfficialMoves(session, playback);
  const [read, setRead] = useState<CardNo>();
  const [readPokemon, setReadPokemon] = useState<PokemonId>();
  const [isLogOpen, setLogOpen] = useState(false);
  const [isWhatNow, setWhatNow] = useState(false);
  const [areKeysShown, setKeysShown] = useState(false);
  const [spoken, setSpoken] = useState('');
  const interaction = useTableInteraction(newest, moves, setRead, setReadPokemon);
  const toggleLog = useCallback(() => setLogOpen((open) => !open), []);
  const showKeys = useCallback(() => setKeysShown(true), []);
  const readPlace = useCallback(({ dataset }: HTMLElement) => {
    if (dataset.handCard !== undefined) setRead(Number(dataset.handCard) as CardNo);
    else setReadPokemon(Number(dataset.pokemon) as PokemonId);
  }, []);
  const letters = useMemo(
    () => ({ s: leadToStadium, c: () => setSpoken(spokenCounts(view, opponent.name)) }),
    [view, opponent.name],
  );
  useTableKeys(board, {
    areLettersOn: useLettersOn(),
    onLog: toggleLog,
    onKeys: showKeys,
    onRead: readPlace,
    letters,
  });
  useTabStops(board);
  // What is selected goes by the newest board, who stands there by the one that is shown.
  useKeptFocus(board, moves);
  useTurnPassed(board, playback.view);
  useLedFocus(board, moves.selection);
  useLedToQuestion(board, moves.board.choice);
  const { cancel, selection, isEndAsked, refused } = moves;
  const back = useCallback(() => {
    setWhatNow(false);
    cancel();
  }, [cancel]);
  const hasStep =
    selection !== null || isEndAsked || refused !== null || isWhatNow || moves.board.chosen.size > 0;
  useEscape(hasStep && !playback.playing, back);
  const isWide = useMedia('(width >= 62.5em)');
  const lookedAt = useLookedAt(board);
  const beside = cardAt(lookedAt, view);
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading of the frames that stood here while the battle loaded may have had the focus, and is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const close = useCallback(() => setRead(undefined), []);
  const closePokemon = useCallback(() => setReadPokemon(undefined), []);
  const shown = read === undefined ? undefined : look(read);
  const names = useMemo(
    () => ({
      player: (seat: Seat) => (seat === view.seat ? you.name : opponent.name),
      you: view.seat,
    }),
    [view.seat, you.name, opponent.name],
  );
  const isAskedHere = !playback.playing && !isHeldBack;
  const choice = isAskedHere && view.choice !== null && !isAnsweredOnBoard(view.choice) ? view.choice : null;
  const asked = choice === null ? undefined : officialChoiceKey(view, choice);
  const [aside, setAside] = useState<string>();
  const kept = useRef<KeptPicks['current']>(null);
  const word = officialWord(playback.view, playback.playing ? null : view);
  const selectedCard = selection === null ? undefined : cardOf(view, selection);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {spokenTurn(playback.view)}
      </h1>
      <OfficialBoard
        ref={board}
        view={moves.shownView}
        you={you}
        opponent={opponent}
        look={look}
        interaction={interaction}
        bar={
          <TableBar
            rules="official"
            view={playback.view}
            word={word}
            update={newest}
            keys={OFFICIAL_KEYS}
            asksWhen="with an attack or the Energy left"
            isReconnecting={session.isReconnecting}
            isOpponentAway={session.isOpponentAway}
            navigation={navigation}
            isLogOpen={isLogOpen}
            onLog={toggleLog}
            areKeysShown={areKeysShown}
            onKeys={setKeysShown}
            onConcede={() => void moves.perform({ type: 'concede' })}
          />
        }
        panel={
          <OfficialPanel
            coach={coach}
            word={word}
            look={look}
            session={session}
            moves={moves}
            isPlaying={playback.playing}
            lines={log.lines}
            lastShownEvent={playback.lastShownEvent}
            beside={isWide ? beside : undefined}
            isLogOpen={isLogOpen}
            isWhatNow={isWhatNow}
            onWhatNow={() => setWhatNow((open) => !open)}
            onAsk={choice !== null && aside === asked ? () => setAside(undefined) : undefined}
            onReadSelected={() => {
              if (selection?.kind === 'pokemon') setReadPokemon(selection.pokemon);
              else setRead(selectedCard);
            }}
          />
        }
      />
      <OfficialAnimationOverlay playback={playback} board={board} names={names} look={look} />
      {choice !== null && aside !== asked && (
        <OfficialChoice
          view={view}
          choice={choice}
          look={look}
          advice={advice}
          isBusy={moves.isBusy}
          notDone={refused}
          kept={kept}
          onAnswer={(answer) => void moves.perform({ type: 'choose', answer })}
          onPutAside={() => setAside(asked)}
        />
      )}
      <p className="sr-only" role="status">
        {spoken}
      </p>
      {trainerId !== undefined && (
        <TrainerSpeech trainerId={trainerId} saying={playback.step?.speech ?? null} />
      )}
      {readPokemon !== undefined && (
        <Deferred onFail={closePokemon}>
          <PokemonReader
            view={moves.shownView}
            look={look}
            pokemon={readPokemon}
            goTo={setReadPokemon}
            onClose={closePokemon}
          />
        </Deferred>
      )}
      {shown !== undefined && (
        <Deferred onFail={close}>
          <CardDialog card={shown} onClose={close} />
        </Deferred>
      )}
      {newest.result !== null && !playback.playing && (
        <EndOverlay
          battleId={newest.id}
          result={newest.result}
          why={officialEnding(newest.result, view.ending, newest.abandonedBecause)}
          turn={view.turn}
          opponent={opponent.name}
          campaign={campaignEnding({ battle: newest, isNew: first.result === null })}
          story={
            ending?.story ?? <PrizeStory battleId={newest.id} seat={view.seat} opponent={opponent.name} />
          }
          rematch={rematch}
          ways={ending?.ways}
        />
      )}
    </>
  );
}

/** The card that lies there now; none where it has gone. */
function cardAt(place: HTMLElement | undefined, view: BattleView): CardNo | undefined {
  if (place?.dataset.handCard !== undefined)
    return view.you.hand.find((card) => card === Number(place.dataset.handCard));
  return place === undefined ? undefined : topCard(view, Number(place.dataset.pokemon) as PokemonId);
}

const topCard = ({ you, opponent }: BattleView, id: PokemonId): CardNo | undefined =>
  placedCard(id) ?? [...inPlay(you), ...inPlay(opponent)].find((pokemon) => pokemon.id === id)?.card;
