/** A battle that is being played, by any rules: its table with the animation, the panel beside it, questions, the end. */
import type { AnyRules } from '@pokesol/engine';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Deferred } from '../../../ui/Deferred.tsx';
import { CardDialog } from '../../card/index.ts';
import { TrainerSpeech } from '../../trainer/index.ts';
import { AnimationOverlay } from '../animation/AnimationOverlay.tsx';
import { spokenTurn } from '../board/spoken.ts';
import type { KeptPicks } from '../choices/keptPicks.ts';
import type { NotedBattle } from '../data/queries.ts';
import type { CampaignEndingOf, OwnEnding } from '../ending/EndOverlay.tsx';
import type { useBattle } from '../session/useBattle.ts';
import { BattleFrames } from '../table/BoardSkeleton.tsx';
import { TableBar } from '../table/TableBar.tsx';
import { useLettersOn } from '../table/tableSettings.ts';
import { hasModifier } from '../table/useTableKeys.ts';
import { BattlePanel } from './BattlePanel.tsx';
import { EndedHere } from './EndedHere.tsx';
import type { RulesUi, TableMoves } from './rulesUi.ts';
import { useNames, useTable } from './useTable.ts';
import '../table/arena.css';
import '../table/across.css';

export type BattleProps<R extends AnyRules> = {
  first: NotedBattle<R>;
  campaignEnding: CampaignEndingOf;
  navigation: ReactNode;
  /** Where the battle is played; on the server unless said. Must stay the same function. */
  useSession?: typeof useBattle<R>;
  /** Of a battle that no server knows. */
  ending?: OwnEnding;
  /** The first Pokémon that can be laid out is selected already: one press plays it. */
  selectsFirst?: boolean;
  /** Who says beside the table what to do. */
  coach?: (isPlaying: boolean) => ReactNode;
  /** What a lesson says to do now; said in a question's window, too, which lies over the rest. */
  advice?: string | undefined;
  /** Questions wait: something else is to be read first. */
  isHeldBack?: boolean;
};

type ScreenProps<R extends AnyRules, Moves extends TableMoves<R>> = BattleProps<R> & {
  ui: RulesUi<R, Moves>;
};

/** Begins once the pictures of the cards are known: none changes on the table. */
export function BattleScreen<R extends AnyRules, Moves extends TableMoves<R>>(props: ScreenProps<R, Moves>) {
  const { isReady } = props.ui.useLook(props.first.view);
  if (!isReady) return <BattleFrames />;
  return (
    <div className="arena">
      <PlayedBattle {...props} />
    </div>
  );
}

function PlayedBattle<R extends AnyRules, Moves extends TableMoves<R>>(props: ScreenProps<R, Moves>) {
  const { ui, first, navigation, coach, advice, isHeldBack = false } = props;
  const at = useTable(ui, first, props.useSession, props.selectsFirst);
  const { table, playback, log, session, board, open, ports, spoken } = at;
  const { newest, isPlaying, moves, look, view } = table;
  const names = useNames(newest);
  const heading = useFoundFocus();
  const question = useQuestion(isPlaying || isHeldBack ? undefined : ui.questionKey(newest.view));
  const word = ui.turnWord(view, isPlaying ? null : newest.view);
  const { Board, Question } = ui;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {spokenTurn(view)}
      </h1>
      <Board
        ref={board}
        view={moves.shownView}
        you={newest.you}
        opponent={newest.opponent}
        look={look}
        interaction={moves.interaction}
        bar={
          <TableBar
            rules={ui.rules}
            view={view}
            word={word}
            update={newest}
            keys={ui.keys}
            asksWhen={ui.panel.asksWhen}
            isReconnecting={session.isReconnecting}
            isOpponentAway={session.isOpponentAway}
            navigation={navigation}
            isLogOpen={open.isLogOpen}
            onLog={open.toggleLog}
            areKeysShown={open.areKeysShown}
            onKeys={open.setKeysShown}
            onConcede={moves.concede}
          />
        }
        panel={
          <BattlePanel
            panel={ui.panel}
            table={table}
            session={session}
            coach={coach}
            word={word}
            ports={ports}
            lines={log.lines}
            lastShownEvent={playback.lastShownEvent}
            beside={at.beside}
            isLogOpen={open.isLogOpen}
            isWhatNow={open.isWhatNow}
            onWhatNow={open.toggleWhatNow}
            onAsk={question.isAside ? question.askAgain : undefined}
          />
        }
      />
      <AnimationOverlay rules={ui.animation} playback={playback} board={board} names={names} look={look} />
      {question.isAsked && (
        <Question
          view={newest.view}
          moves={moves}
          look={look}
          advice={advice}
          kept={question.kept}
          onPutAside={question.putAside}
        />
      )}
      {spoken !== undefined && (
        <p className="sr-only" role="status">
          {spoken}
        </p>
      )}
      {newest.opponent.trainerId !== undefined && (
        <TrainerSpeech trainerId={newest.opponent.trainerId} saying={playback.step?.speech ?? null} />
      )}
      <Read ui={ui} table={table} open={open} />
      {newest.result !== null && !isPlaying && (
        <EndedHere
          ending={ui.ending}
          newest={newest}
          first={first}
          campaign={props.campaignEnding({ battle: newest, isNew: first.result === null })}
          own={props.ending}
        />
      )}
    </>
  );
}

type ReadProps<R extends AnyRules, Moves extends TableMoves<R>> = {
  ui: RulesUi<R, Moves>;
} & Pick<ReturnType<typeof useTable<R, Moves>>, 'table' | 'open'>;

function Read<R extends AnyRules, Moves extends TableMoves<R>>({ ui, table, open }: ReadProps<R, Moves>) {
  const { reading, stopReading } = open;
  if (reading === undefined) return null;
  const card = reading.kind === 'card' ? table.look(reading.card) : undefined;
  return (
    <Deferred onFail={stopReading}>
      {reading.kind === 'pokemon' ? (
        <ui.PokemonReader
          view={table.moves.shownView}
          look={table.look}
          pokemon={reading.pokemon}
          goTo={open.onReadPokemon}
          onClose={stopReading}
        />
      ) : (
        card && <CardDialog card={card} onClose={stopReading} />
      )}
    </Deferred>
  );
}

/** The heading of the frames that stood here while the battle loaded may have had the focus, and is gone. */
function useFoundFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** The question that a window asks, by its name; a button or `T` puts it aside to look at the table, and back. */
function useQuestion(asked: string | undefined) {
  const [aside, setAside] = useState<string>();
  const kept: KeptPicks = useRef<KeptPicks['current']>(null);
  const isAside = asked !== undefined && aside === asked;
  const areLettersOn = useLettersOn();
  useEffect(() => {
    if (asked === undefined || !areLettersOn) return;
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 't' || event.defaultPrevented || hasModifier(event)) return;
      // A field takes letters, and a window over the question, or over the table, has its own keys.
      const isField = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (isField || document.querySelectorAll('[role="dialog"]').length > (isAside ? 0 : 1)) return;
      event.preventDefault();
      setAside(isAside ? undefined : asked);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [asked, isAside, areLettersOn]);
  return {
    isAsked: asked !== undefined && aside !== asked,
    isAside,
    putAside: () => setAside(asked),
    askAgain: () => setAside(undefined),
    kept,
  };
}
