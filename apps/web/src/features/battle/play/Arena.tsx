/** A battle that is being played: the board with its animation, the panel beside it, questions, the end. */
import type { PokemonId } from '@pokesol/engine';
import type { BattleAnswer, BattleUpdate } from '@pokesol/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lazily } from '../../../platform/lazily.tsx';
import { Deferred } from '../../../ui/Deferred.tsx';
import { toast } from '../../../ui/toast.ts';
import { AnimationOverlay } from '../../battle-animation/AnimationOverlay.tsx';
import { usePlayback } from '../../battle-animation/usePlayback.ts';
import { Board } from '../../board/Board.tsx';
import { knownTo, nameIn, useCardLook } from '../../board/cardLook.ts';
import { useMatInSight, useTargetsInSight } from '../../board/useTargetsInSight.ts';
import { TrainerSpeech, useSpeaker } from '../../trainer/TrainerSpeech.tsx';
import { ChoiceDialog } from '../choices/ChoiceDialog.tsx';
import { choiceKey } from '../choices/registry.ts';
import { EndOverlay } from './EndOverlay.tsx';
import type { Known } from './latest.ts';
import { withUpdate } from './logLines.ts';
import { endingText } from './messages.ts';
import { BattlePanel } from './Panel.tsx';
import { useBattle } from './useBattle.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useMoves } from './useMoves.ts';
import './arena.css';

const CardDialog = lazily(() => import('../../card/CardDialog.tsx'));

/** `isNew`: it ended before the player's eyes. */
export type EndedBattle = { readonly battle: Known; readonly isNew: boolean };

/** What the campaign says at the end of a battle; `undefined` for a battle that is none of its own. */
export type CampaignEnding = (ended: EndedBattle) => ReactNode | undefined;

type ArenaProps = { first: BattleAnswer; campaignEnding: CampaignEnding };

export function Arena({ first, campaignEnding }: ArenaProps) {
  const { trainerId } = first.opponent;
  const playback = usePlayback<Known>(first, useSpeaker(trainerId));
  const [lines, setLines] = useState(() => withUpdate([], first));
  const { push } = playback;
  const hear = useCallback(
    (update: BattleUpdate) => {
      push(update);
      setLines((before) => withUpdate(before, update));
    },
    [push],
  );
  const session = useBattle(first, hear);
  const { newest } = session;
  const { view } = playback;
  const known = useMemo(() => knownTo(view, newest.view), [view, newest.view]);
  const { look } = useCardLook(known);
  const board = useRef<HTMLDivElement>(null);
  const [inspected, setInspected] = useState<PokemonId>();
  const [aside, setAside] = useState<string>();
  const moves = useMoves(session, playback, setInspected);
  const { cancel } = moves;
  const { you, opponent } = newest;

  useKeptFocus(board, view);
  useTargetsInSight(board, moves.interaction.selected);
  useMatInSight(board, playback.playing && view.current !== view.seat);
  useEscape(moves.mode.kind !== 'none' && !playback.playing, cancel);

  const isOver = newest.result !== null && !playback.playing;
  useEndToast(isOver && first.result === null, newest);

  const names = useMemo(
    () => ({ player: (seat: 0 | 1) => (seat === newest.view.seat ? you.name : opponent.name) }),
    [newest.view.seat, you.name, opponent.name],
  );
  const choice = playback.playing ? null : newest.view.choice;
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
          <BattlePanel
            view={view}
            look={look}
            session={session}
            moves={moves}
            isPlaying={playback.playing}
            lines={lines}
            lastShownEvent={playback.lastShownEvent}
            isAsked={choice !== null && aside === asked}
            onAsk={() => setAside(undefined)}
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
          abandonedBecause={newest.abandonedBecause}
          turn={newest.view.turn}
          opponent={opponent.name}
          campaign={campaignEnding({ battle: newest, isNew: first.result === null })}
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
