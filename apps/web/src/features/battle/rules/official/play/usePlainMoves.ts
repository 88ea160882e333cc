/** What the player does on the official table: selecting, pointing, committing; what the rules refuse is said with its rule. */
import type { CardNo, PokemonId } from '@pokesol/engine';
import { OFFICIAL_REFUSALS } from '@pokesol/engine/official';
import type { PlayerActionJson } from '@pokesol/protocol';
import { useCallback, useMemo, useState } from 'react';
import type { ShownPlayback } from '../../../screen/rulesUi.ts';
import { settled } from '../../../session/settled.ts';
import type { BattleSession } from '../../../session/useBattle.ts';
import type { Refused } from '../../../table/RefusedBox.tsx';
import type { OfficialSelection } from '../board/interaction.ts';
import { reasonAgainstAll } from './judge.ts';
import {
  isPlaced,
  laidOut,
  NOTHING_PLACED,
  nextPlace,
  type Placing,
  placedCard,
  placingChoice,
  takenBack,
  withPlaced,
} from './placing.ts';
import { useBoardAnswer } from './useBoardAnswer.ts';
import { isSameSelection, useSelecting } from './useSelecting.ts';

type Action = PlayerActionJson<'official'>;

const NOT_YOUR_TURN: Refused = {
  title: 'Not now',
  message: `${OFFICIAL_REFUSALS.NOT_YOUR_TURN.says}.`,
  rule: OFFICIAL_REFUSALS.NOT_YOUR_TURN.rule,
};

const UNASKED = { choice: null } as const;

/** Without what its board makes of it. */
export type PlainMoves = ReturnType<typeof usePlainMoves>;

export function usePlainMoves(session: BattleSession<'official'>, playback: ShownPlayback<'official'>) {
  const { newest, act, isSending } = session;
  const { view, legal, version } = newest;
  const { playing, skip } = playback;
  const selecting = useSelecting(view, legal);
  // What is asked can be answered once the reason for it has been shown.
  const board = useBoardAnswer(playing ? UNASKED : view);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [endAskedAt, setEndAskedAt] = useState<number>();
  const [laid, setLaid] = useState<Placing>(NOTHING_PLACED);
  const choice = placingChoice(view.choice);
  const placing = choice === null ? NOTHING_PLACED : laid;
  const { select, selection, pointing, pointed } = selecting;

  // What was done in an earlier turn is followed by the opponent's: nothing of that is jumped over.
  const isOwnScene =
    playback.view.turn === view.turn &&
    (playback.view.phase === 'setup' || playback.view.current === playback.view.seat);
  const isOpen = view.yourMove && view.choice === null && (!playing || isOwnScene);
  const takesMoves = isOpen && !isSending;

  const clear = useCallback(() => {
    select(null);
    board.clear();
    setRefused(null);
    setEndAskedAt(undefined);
  }, [select, board.clear]);

  const sendOne = useCallback(
    async (on: number, action: Action) => settled(await act(on, action), { clear, refuse: setRefused }),
    [act, clear],
  );
  const perform = useCallback(
    async (action: Action) => {
      // Giving up waits for its turn instead: it is meant whatever comes of the other one.
      if (!isSending || action.type === 'concede') await sendOne(version, action);
    },
    [isSending, sendOne, version],
  );

  /** The own action's animation makes way for the next one; the opponent's turn does not. */
  const isFree = useCallback((): boolean => {
    if (!view.yourMove || (playing && !isOwnScene)) {
      setRefused(NOT_YOUR_TURN);
      return false;
    }
    if (playing) skip();
    return true;
  }, [view.yourMove, playing, isOwnScene, skip]);

  const attempt = useCallback(
    (action: Action) => {
      if (isFree()) void perform(action);
    },
    [isFree, perform],
  );

  const choose = useCallback(
    (next: OfficialSelection | null, option: string | null = null) => {
      select(next, option);
      setRefused(null);
      setEndAskedAt(undefined);
    },
    [select],
  );
  const toggle = useCallback(
    (next: OfficialSelection) => choose(isSameSelection(selecting.selection, next) ? null : next),
    [choose, selecting.selection],
  );

  /** Both questions of the setup at once: the second is asked when the first is answered. */
  const ready = useCallback(async () => {
    if (choice === null || isSending) return;
    const first = choice.purpose === 'active' ? laid.active : null;
    if (choice.purpose === 'active' && first === null) return;
    const sent = await sendOne(version, {
      type: 'choose',
      answer: first === null ? laid.bench : [first],
    });
    const follows = sent?.view.choice ?? null;
    if (first !== null && sent !== null && placingChoice(follows)?.purpose === 'bench')
      await sendOne(sent.version, { type: 'choose', answer: laid.bench });
    if (sent !== null) setLaid(NOTHING_PLACED);
  }, [choice, isSending, laid, sendOne, version]);

  const place = useCallback(
    (card: CardNo, where: 'active' | 'bench') => {
      setLaid((before) => laidOut(before, card, where));
      choose(null);
    },
    [choose],
  );

  const onPokemon = useCallback(
    (pokemon: PokemonId, isTouch: boolean, read: (pokemon: PokemonId) => void) => {
      const mine = placedCard(pokemon);
      if (mine !== null) return setLaid((before) => takenBack(before, mine));
      if (board.choice !== null) {
        if (!board.choice.pokemon.includes(pokemon)) return read(pokemon);
        if (board.choice.max > 1) return board.toggle(pokemon);
        if (isTouch && board.pointed !== pokemon) return board.point(pokemon);
        return void perform({ type: 'choose', answer: [pokemon] });
      }
      const { option } = selecting;
      if (pointing.targets.has(pokemon)) {
        // A finger cannot hover: its first tap points, and the second means it.
        if (isTouch && pointed !== pokemon) return selecting.point(pokemon);
        const move = pointing.moveAt(pokemon);
        return move === null ? undefined : attempt(move);
      }
      const isOwn = [view.you.active, ...view.you.bench].some((own) => own?.id === pokemon);
      if (isOwn && selection?.kind === 'hand' && (option?.kind === 'evolve' || option?.kind === 'attach')) {
        const against = reasonAgainstAll(view, [
          { type: option.kind, card: selection.card, pokemon } as const,
        ]);
        if (against !== null)
          return setRefused({ title: option.kind === 'evolve' ? 'Not that one' : 'Not there', ...against });
      }
      if (!isOwn) return read(pokemon);
      toggle({ kind: 'pokemon', pokemon });
    },
    [board, perform, selecting, selection, pointing, pointed, view, attempt, toggle],
  );

  const onSlot = useCallback(
    (slot: 'active' | 'bench') => {
      const { option } = selecting;
      if (choice !== null && selection?.kind === 'hand') return place(selection.card, slot);
      const [move] = option?.kind === 'bench' && slot === 'bench' ? option.moves : [];
      if (move !== undefined) attempt(move);
    },
    [selecting, selection, choice, place, attempt],
  );

  const to = choice === null ? null : nextPlace(view, choice, placing);
  const [onlyMove, isOne] = [pointing.moveAt(pointed), pointing.targets.size < 2];
  const again =
    selection?.kind === 'hand' && (choice !== null ? to !== null : takesMoves && isOne && onlyMove !== null);
  const pressHand = useCallback(
    (card: CardNo) => {
      const next = { kind: 'hand', card } as const;
      if (!isSameSelection(selection, next)) choose(next);
      else if (again && to !== null) place(card, to);
      else if (again && onlyMove !== null) attempt(onlyMove);
      else choose(null);
    },
    [selection, again, to, onlyMove, choose, place, attempt],
  );

  const endAsked = endAskedAt === version;
  return {
    ...selecting,
    shownView: useMemo(() => withPlaced(playback.view, placing), [playback.view, placing]),
    board,
    placing,
    /** Basic Pokémon are being laid out; where the selected one would go. */
    setup: choice,
    place,
    nextPlace: to,
    again,
    pressHand,
    isPlaced: useCallback((card: CardNo) => isPlaced(placing, card), [placing]),
    ready,
    refused,
    setRefused,
    isBusy: isSending,
    isOpen,
    takesMoves,
    isEndAsked: endAsked,
    hasStep: selecting.selection !== null || endAsked || refused !== null || board.chosen.size > 0,
    selectedCard: null,
    // What is selected may lie over what is said of it.
    askEnd: useCallback(() => {
      select(null);
      setEndAskedAt(version);
    }, [select, version]),
    refuseEnd: useCallback(() => {
      const against = reasonAgainstAll(view, [{ type: 'endTurn' }]);
      setRefused(against === null ? NOT_YOUR_TURN : { title: 'The turn goes on', ...against });
    }, [view]),
    cancel: clear,
    choose,
    toggle,
    attempt,
    perform,
    endTurn: useCallback(() => attempt({ type: 'endTurn' }), [attempt]),
    concede: useCallback(() => void perform({ type: 'concede' }), [perform]),
    onPokemon,
    onSlot,
  };
}
