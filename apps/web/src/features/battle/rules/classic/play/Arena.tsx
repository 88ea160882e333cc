/** A battle that is being played: the board with its animation, the panel beside it, questions, the end. */

import { type CardNo, describe, isKnownEvent, type PokemonId } from '@pokesol/engine';
import type { BattleUpdate } from '@pokesol/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lazily } from '../../../../../platform/lazily.tsx';
import { useMedia } from '../../../../../platform/useMedia.ts';
import { Deferred } from '../../../../../ui/Deferred.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { CardDialog } from '../../../../card/index.ts';
import { TrainerSpeech, useSpeaker } from '../../../../trainer/index.ts';
import { AnimationOverlay } from '../../../animation/AnimationOverlay.tsx';
import { CLASSIC_ANIMATION } from '../../../animation/animatedRules.ts';
import { battleSpeed } from '../../../animation/speed.ts';
import { usePlayback } from '../../../animation/usePlayback.ts';
import { Board } from '../../../board/Board.tsx';
import { knownTo, nameIn, useCardLook } from '../../../board/cardLook.ts';
import { spokenTurn } from '../../../board/spoken.ts';
import { turnWord } from '../../../board/turnMessages.ts';
import type { NotedBattle } from '../../../data/queries.ts';
import type { CampaignEndingOf, OwnEnding } from '../../../ending/EndOverlay.tsx';
import type { Known } from '../../../session/latest.ts';
import { useBattle } from '../../../session/useBattle.ts';
import { useBattleLog } from '../../../session/useBattleLog.ts';
import { TableBar } from '../../../table/TableBar.tsx';
import { KEY_LIST } from '../../../table/tableKeys.ts';
import { useLettersOn } from '../../../table/tableSettings.ts';
import { useEscape } from '../../../table/useEscape.ts';
import { useKeptFocus, useTurnPassed } from '../../../table/useKeptFocus.ts';
import { useLookedAt } from '../../../table/useLookedAt.ts';
import { useTableKeys } from '../../../table/useTableKeys.ts';
import { useTabStops } from '../../../table/useTabStops.ts';
import { ChoiceDialog } from '../choices/ChoiceDialog.tsx';
import { choiceKey } from '../choices/registry.ts';
import { ClassicEnding } from '../ending/ClassicEnding.tsx';
import { endingText } from './messages.ts';
import { BattlePanel } from './Panel.tsx';
import { useMoves } from './useMoves.ts';
import '../../../table/arena.css';
import '../../../table/across.css';

const DiscardDialog = lazily(() => import('./DiscardDialog.tsx'));

export type ArenaProps = {
  first: NotedBattle;
  campaignEnding: CampaignEndingOf;
  navigation: ReactNode;
  /** Where the battle is played; on the server unless said. Must stay the same function. */
  useSession?: typeof useBattle<'classic'>;
  /** Of a battle that no server knows. */
  ending?: OwnEnding;
  /** The first Pokémon that can be laid out is selected already: one press plays it. */
  selectsFirst?: boolean;
};

export function Arena(props: ArenaProps) {
  const { first, campaignEnding, navigation, ending, selectsFirst = false } = props;
  const { useSession = useBattle<'classic'> } = props;
  const { trainerId } = first.opponent;
  const playback = usePlayback<'classic', Known>(CLASSIC_ANIMATION, first, useSpeaker(trainerId));
  const log = useBattleLog(first, describe);
  const { push } = playback;
  const onUpdate = useCallback(
    (update: BattleUpdate) => {
      push(update);
      log.append(update);
    },
    [push, log.append],
  );
  const session = useSession(first, onUpdate, isKnownEvent);
  const { newest } = session;
  const { view } = playback;
  const known = useMemo(() => knownTo(view, newest.view), [view, newest.view]);
  const { look } = useCardLook(known);
  const board = useRef<HTMLDivElement>(null);
  const [inspected, setInspected] = useState<PokemonId>();
  const [aside, setAside] = useState<string>();
  const [isLogOpen, setLogOpen] = useState(false);
  const [isWhatNow, setWhatNow] = useState(false);
  const [areKeysShown, setKeysShown] = useState(false);
  const [pile, setPile] = useState<'your-discard' | 'opponent-discard'>();
  const [read, setRead] = useState<CardNo>();
  const moves = useMoves(session, playback, { onInspect: setInspected, onRead: setRead, selectsFirst });
  const toggleLog = useCallback(() => setLogOpen((open) => !open), []);
  const showKeys = useCallback(() => setKeysShown(true), []);
  const readPlace = useCallback(({ dataset }: HTMLElement) => {
    if (dataset.handCard !== undefined) setRead(Number(dataset.handCard) as CardNo);
    else setInspected(Number(dataset.pokemon) as PokemonId);
  }, []);
  useTableKeys(board, {
    areLettersOn: useLettersOn(),
    onLog: toggleLog,
    onKeys: showKeys,
    onRead: readPlace,
  });
  const { cancel } = moves;
  const { you, opponent } = newest;
  const isWide = useMedia('(width >= 62.5em)');
  const beside = cardAt(useLookedAt(board), newest) ?? moves.interaction.selected ?? undefined;

  useTabStops(board);
  useKeptFocus(board, view);
  useTurnPassed(board, view);
  const back = useCallback(() => {
    setWhatNow(false);
    cancel();
  }, [cancel]);
  const hasStep = moves.mode.kind !== 'none' || moves.isEndAsked || moves.refused !== null || isWhatNow;
  useEscape(hasStep && !playback.playing, back);

  const isOver = newest.result !== null && !playback.playing;
  useEndToast(isOver && first.result === null && battleSpeed.now() === 'off', newest);

  const names = useMemo(
    () => ({
      player: (seat: 0 | 1) => (seat === newest.view.seat ? you.name : opponent.name),
      you: newest.view.seat,
    }),
    [newest.view.seat, you.name, opponent.name],
  );
  const choice = playback.playing ? null : newest.view.choice;
  const asked = choice === null ? undefined : choiceKey(choice);
  const shownCard = read ?? (inspected === undefined ? undefined : topCard(newest, inspected));
  const shown = shownCard === undefined ? undefined : look(shownCard);
  const asker = newest.view.frames.at(-1)?.card ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading of the frames that stood here while the battle loaded may have had the focus, and is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const close = useCallback(() => {
    setInspected(undefined);
    setRead(undefined);
  }, []);
  const closePile = useCallback(() => setPile(undefined), []);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {spokenTurn(view)}
      </h1>
      <Board
        ref={board}
        view={view}
        you={you}
        opponent={opponent}
        look={look}
        interaction={moves.interaction}
        onDiscard={setPile}
        bar={
          <TableBar
            rules="classic"
            view={view}
            word={turnWord(view)}
            update={newest}
            keys={KEY_LIST}
            asksWhen="with an attack left"
            isReconnecting={session.isReconnecting}
            isOpponentAway={session.isOpponentAway}
            navigation={navigation}
            isLogOpen={isLogOpen}
            onLog={toggleLog}
            areKeysShown={areKeysShown}
            onKeys={setKeysShown}
            onConcede={() => moves.perform({ type: 'concede' })}
          />
        }
        panel={
          <BattlePanel
            view={view}
            look={look}
            session={session}
            moves={moves}
            isPlaying={playback.playing}
            lines={log.lines}
            lastShownEvent={playback.lastShownEvent}
            beside={beside === undefined || !isWide ? undefined : look(beside)}
            isLogOpen={isLogOpen}
            isWhatNow={isWhatNow}
            onWhatNow={() => setWhatNow((open) => !open)}
            onAsk={choice !== null && aside === asked ? () => setAside(undefined) : undefined}
          />
        }
      />
      <AnimationOverlay playback={playback} board={board} names={names} look={look} />
      {trainerId !== undefined && (
        <TrainerSpeech trainerId={trainerId} saying={playback.step?.speech ?? null} />
      )}
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
      {pile !== undefined && (
        <Deferred onFail={closePile}>
          <DiscardDialog
            title={pile === 'your-discard' ? 'Your Discard Pile' : "Opponent's Discard Pile"}
            cards={(pile === 'your-discard' ? view.you : view.opponent).discard}
            look={look}
            onRead={setRead}
            onClose={closePile}
          />
        </Deferred>
      )}
      {shown !== undefined && (
        <Deferred onFail={close}>
          <CardDialog card={shown} onClose={close} />
        </Deferred>
      )}
      {isOver && newest.result !== null && (
        <ClassicEnding
          battleId={newest.id}
          of={first}
          seat={newest.view.seat}
          result={newest.result}
          condition={newest.view.victoryCondition}
          abandonedBecause={newest.abandonedBecause}
          turn={newest.view.turn}
          opponent={opponent.name}
          campaign={campaignEnding({ battle: newest, isNew: first.result === null })}
          own={ending}
        />
      )}
    </>
  );
}

/** The card that lies there now; none where it has gone. */
function cardAt(place: HTMLElement | undefined, known: Known): CardNo | undefined {
  if (place?.dataset.handCard !== undefined)
    return known.view.you.hand.find((card) => card === Number(place.dataset.handCard));
  return place === undefined ? undefined : topCard(known, Number(place.dataset.pokemon) as PokemonId);
}

function topCard({ view }: Known, id: PokemonId) {
  const sides = [view.you, view.opponent];
  return sides
    .flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]))
    .find((pokemon) => pokemon.id === id)?.card;
}

/** Said once, and only where no animation shows it: the end itself stands over the table. */
function useEndToast(isOn: boolean, { result, view }: Known) {
  useEffect(() => {
    if (!isOn || (result !== 'victory' && result !== 'defeat')) return;
    toast(result === 'victory' ? 'Victory!' : 'Defeat', endingText(result, view.victoryCondition), 'quiet');
  }, [isOn, result, view.victoryCondition]);
}
