/** A battle at its table: its session, animation and log, the player's moves, the keys and the focus, and what is open over it. */
import type { AnyRules, CardNo, PokemonId, Seat, TypeOf } from '@pokesol/engine';
import type { BattleUpdate } from '@pokesol/protocol';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useMedia } from '../../../platform/useMedia.ts';
import { useSpeaker } from '../../trainer/index.ts';
import { usePlayback } from '../animation/usePlayback.ts';
import { knownTo } from '../board/cardLook.ts';
import type { NotedBattle } from '../data/queries.ts';
import type { Known } from '../session/latest.ts';
import { useBattle } from '../session/useBattle.ts';
import { useBattleLog } from '../session/useBattleLog.ts';
import { useLettersOn } from '../table/tableSettings.ts';
import { useEscape } from '../table/useEscape.ts';
import { useKeptFocus, useTurnPassed } from '../table/useKeptFocus.ts';
import { useLookedAt } from '../table/useLookedAt.ts';
import { useTableKeys } from '../table/useTableKeys.ts';
import { useTabStops } from '../table/useTabStops.ts';
import type { AtTable, RulesUi, TableMoves } from './rulesUi.ts';

/** A whole card, or a Pokémon with what is on it. */
type Reading =
  | { readonly kind: 'card'; readonly card: CardNo }
  | { readonly kind: 'pokemon'; readonly pokemon: PokemonId };

export function useTable<R extends AnyRules, Moves extends TableMoves<R>>(
  ui: RulesUi<R, Moves>,
  first: NotedBattle<R>,
  useSession: typeof useBattle<R> = useBattle<R>,
  selectsFirst = false,
) {
  const playback = usePlayback<R, Known<R>>(ui.animation, first, useSpeaker(first.opponent.trainerId));
  const log = useBattleLog(first, ui.describe, ui.isQuiet);
  const { push } = playback;
  const { append } = log;
  const onUpdate = useCallback(
    (update: BattleUpdate<R>) => {
      push(update);
      append(update);
    },
    [push, append],
  );
  const session = useSession(first, onUpdate, ui.isKnownEvent);
  const { newest } = session;
  const known = useMemo(
    () => knownTo<TypeOf<R, 'card'>>(playback.view, newest.view),
    [playback.view, newest.view],
  );
  const { look } = ui.useLook(known);
  const board = useRef<HTMLDivElement>(null);
  const open = useOpened();
  const { onRead, onReadPokemon } = open;
  const ports = useMemo(
    () => ({ onRead, onReadPokemon, selectsFirst }),
    [onRead, onReadPokemon, selectsFirst],
  );
  const moves = ui.useMoves(session, playback, ports);
  const { letters, spoken } = ui.useLetters(newest);
  useTableKeys(board, {
    areLettersOn: useLettersOn(),
    onLog: open.toggleLog,
    onKeys: open.showKeys,
    onRead: open.readPlace,
    ...(letters !== undefined && { letters }),
  });
  useTabStops(board);
  // What is selected goes by the newest board, who stands there by the one that is shown.
  useKeptFocus(board, moves);
  useTurnPassed(board, playback.view);
  ui.useLedFocus(board, moves);
  const { cancel } = moves;
  const { closeWhatNow } = open;
  const back = useCallback(() => {
    closeWhatNow();
    cancel();
  }, [closeWhatNow, cancel]);
  useEscape((moves.hasStep || open.isWhatNow) && !playback.playing, back);
  const table: AtTable<R, Moves> = { newest, view: playback.view, isPlaying: playback.playing, moves, look };
  return { table, playback, log, session, board, open, ports, spoken, beside: useBeside(ui, board, table) };
}

/** What is open over the table or beside it. */
function useOpened() {
  const [reading, setReading] = useState<Reading>();
  const [isLogOpen, setLogOpen] = useState(false);
  const [isWhatNow, setWhatNow] = useState(false);
  const [areKeysShown, setKeysShown] = useState(false);
  const onRead = useCallback((card: CardNo) => setReading({ kind: 'card', card }), []);
  const onReadPokemon = useCallback((pokemon: PokemonId) => setReading({ kind: 'pokemon', pokemon }), []);
  return {
    reading,
    isLogOpen,
    isWhatNow,
    areKeysShown,
    setKeysShown,
    onRead,
    onReadPokemon,
    stopReading: useCallback(() => setReading(undefined), []),
    readPlace: useCallback(
      ({ dataset }: HTMLElement) => {
        if (dataset.handCard !== undefined) onRead(Number(dataset.handCard) as CardNo);
        else onReadPokemon(Number(dataset.pokemon) as PokemonId);
      },
      [onRead, onReadPokemon],
    ),
    toggleLog: useCallback(() => setLogOpen((is) => !is), []),
    showKeys: useCallback(() => setKeysShown(true), []),
    toggleWhatNow: useCallback(() => setWhatNow((is) => !is), []),
    closeWhatNow: useCallback(() => setWhatNow(false), []),
  };
}

/** The card that is looked at, where there is room beside the table; none where it has gone. */
function useBeside<R extends AnyRules, Moves extends TableMoves<R>>(
  ui: RulesUi<R, Moves>,
  board: RefObject<HTMLElement | null>,
  { newest, moves }: AtTable<R, Moves>,
): CardNo | undefined {
  const isWide = useMedia('(width >= 62.5em)');
  const place = useLookedAt(board);
  if (!isWide) return undefined;
  return cardAt(ui, place, newest.view) ?? moves.selectedCard ?? undefined;
}

function cardAt<R extends AnyRules, Moves extends TableMoves<R>>(
  ui: RulesUi<R, Moves>,
  place: HTMLElement | undefined,
  view: TypeOf<R, 'view'>,
): CardNo | undefined {
  if (place === undefined) return undefined;
  const { handCard, pokemon } = place.dataset;
  if (handCard !== undefined) return view.you.hand.find((card) => card === Number(handCard));
  return ui.cardOf(view, Number(pokemon) as PokemonId);
}

/** Both players by their seats. */
export function useNames<R extends AnyRules>({ view, you, opponent }: Known<R>) {
  const { seat } = view;
  return useMemo(
    () => ({ player: (each: Seat) => (each === seat ? you.name : opponent.name), you: seat }),
    [seat, you.name, opponent.name],
  );
}
