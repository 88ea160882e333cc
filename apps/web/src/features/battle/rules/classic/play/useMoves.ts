/** What the player does on the board: selecting, pointing, playing; what the rules refuse is said in their own words. */
import type { CardNo, PokemonId } from '@pokesol/engine';
import { type BattleView, RULE_REFUSALS, type RuleRefusalCode } from '@pokesol/engine/classic';
import type { BattleUpdate, PlayerActionJson } from '@pokesol/protocol';
import { useCallback, useMemo, useState } from 'react';
import { toast } from '../../../../../ui/toast.ts';
import { battleSpeed } from '../../../animation/speed.ts';
import type { BoardSlot } from '../../../board/EmptySpot.tsx';
import type { MovesPorts, ShownPlayback, TableMoves } from '../../../screen/rulesUi.ts';
import { settled } from '../../../session/settled.ts';
import type { BattleSession } from '../../../session/useBattle.ts';
import type { Refused } from '../../../table/RefusedBox.tsx';
import type { Interaction } from '../board/boardContext.ts';
import { successMessage } from './messages.ts';
import {
  actionOnPokemon,
  actionOnSlot,
  cardOfMode,
  firstMode,
  type Mode,
  NO_MODE,
  playAction,
  playableCards,
  secondPress,
  stillOf,
  targetsOf,
  toggled,
} from './mode.ts';
import { handReasons, reasonAgainst } from './reasons.ts';
import { RULES_BEHIND } from './ruleBehind.ts';

const NOTHING: ReadonlySet<never> = new Set();
const NO_REASONS: ReturnType<typeof handReasons> = new Map();

export type BattleMoves = TableMoves<'classic'> & {
  readonly mode: Mode;
  readonly interaction: Interaction;
  /** The one Pokémon that the last button acts on. */
  readonly pointed: PokemonId | null;
  readonly play: () => void;
  /** Does it on the own turn, and says so where it is not. */
  readonly attempt: (action: PlayerActionJson<'classic'>) => void;
  /** Does it at any time: answering, conceding. */
  readonly perform: (action: PlayerActionJson<'classic'>) => void;
};

/** `code` where the rules refused it, and no server or network. */
type RefusedMove = Pick<Refused, 'title' | 'message'> & { readonly code?: RuleRefusalCode };

const ATTEMPTED: Partial<Record<PlayerActionJson<'classic'>['type'], string>> = {
  attack: 'Cannot Attack',
  attach: 'Cannot Attach Energy',
  endTurn: 'Turn Error',
};

/** A trainer that the rules do not know is played, does nothing, and is back in the hand. */
const isFailed = (
  action: PlayerActionJson<'classic'>,
  { events }: Pick<BattleUpdate<'classic'>, 'events'>,
): boolean =>
  action.type === 'trainer' &&
  events.some((event) => event.type === 'trainerFailed' && event.card === action.card);

/** What is done the animation shows, and the log says: without an animation a message does. */
function announceDone(
  action: PlayerActionJson<'classic'>,
  before: BattleView,
  update: BattleUpdate<'classic'>,
): void {
  const words = successMessage(action, before);
  const isAnnounced = battleSpeed.now() === 'off';
  if (isFailed(action, update))
    toast('Trainer Card Failed', `${words?.message ?? 'The card'} had no effect`, 'destructive');
  else if (isAnnounced && before.phase === 'setup' && update.view.phase === 'active')
    toast('Battle Started!', `Against ${update.opponent.name}`, 'quiet');
  else if (isAnnounced && words !== null && update.result === null)
    toast(words.title, words.message, 'quiet');
}

export function useMoves(
  session: BattleSession<'classic'>,
  playback: ShownPlayback<'classic'>,
  { onReadPokemon, onRead, selectsFirst }: MovesPorts,
): BattleMoves {
  const { newest, isSending, act } = session;
  const { playing, skip } = playback;
  const { view, legal, version } = newest;
  const [chosen, setMode] = useState<Mode>(() => (selectsFirst ? firstMode(view, legal) : NO_MODE));
  const mode = stillOf(chosen, view.you.hand);
  const isOwnTurn = view.yourMove;
  const [endAskedAt, setEndAskedAt] = useState<number>();
  const [refused, setRefused] = useState<RefusedMove | null>(null);
  const [pointedAt, setPointedAt] = useState<PokemonId | null>(null);
  const choose = useCallback((next: Mode) => {
    setMode(next);
    setRefused(null);
    setPointedAt(null);
  }, []);

  const perform = useCallback(
    async (action: PlayerActionJson<'classic'>) => {
      // Giving up waits for its turn instead: it is meant whatever comes of the other one.
      if (isSending && action.type !== 'concede') return;
      settled(await act(version, action), {
        clear: () => choose(NO_MODE),
        refuse: setRefused,
        onDone: (update) => announceDone(action, view, update),
      });
    },
    [act, version, view, isSending, choose],
  );

  const { current, seat, phase, turn } = playback.view;
  // What was done in an earlier turn is followed by the opponent's: nothing of that is jumped over.
  const isOwnScene = turn === view.turn && (phase === 'setup' || current === seat);
  const isOpen = isOwnTurn && view.choice === null && (!playing || isOwnScene);
  /** The own action's animation makes way for the next one; the opponent's turn does not. */
  const isFree = useCallback(
    (title = 'Cannot Play Card'): boolean => {
      if (!isOwnTurn || (playing && !isOwnScene)) {
        setRefused({ title, message: RULE_REFUSALS.NOT_YOUR_TURN, code: 'NOT_YOUR_TURN' });
        return false;
      }
      if (playing) skip();
      return true;
    },
    [playing, isOwnTurn, isOwnScene, skip],
  );
  const attempt = useCallback(
    (action: PlayerActionJson<'classic'>) => {
      if (!isFree(ATTEMPTED[action.type])) return;
      const against = action.type === 'concede' ? null : reasonAgainst(view, action);
      if (against === null) void perform(action);
      else setRefused(against);
    },
    [isFree, perform, view],
  );

  const targets = useMemo(() => targetsOf(mode, legal), [mode, legal]);
  const [only] = targets.pokemon.size === 1 && targets.slots.size === 0 ? targets.pokemon : [];
  const pointed = only ?? (pointedAt !== null && targets.pokemon.has(pointedAt) ? pointedAt : null);
  const reasons = useMemo(() => (isOpen ? handReasons(view, legal) : NO_REASONS), [isOpen, view, legal]);
  const interaction = useMemo((): Interaction => {
    const takesMoves = isOpen && !isSending;
    const selected = cardOfMode(mode);
    const playable = takesMoves ? playableCards(legal) : NOTHING;
    const once = secondPress(mode, view, legal, only);
    const again = selected !== null && playable.has(selected) && once !== null;
    return {
      selected,
      playable,
      targets: takesMoves ? targets.pokemon : NOTHING,
      slots: takesMoves ? targets.slots : NOTHING,
      onHandCard: (card: CardNo) => {
        if (!isFree()) return;
        if (again && once !== null && card === selected) attempt(once);
        else choose(toggled(view, mode, card));
      },
      again,
      onPutBack: () => choose(NO_MODE),
      pointed,
      reasonOf: (card: CardNo) => reasons.get(card),
      onPoint: setPointedAt,
      onRead,
      onPokemon: (pokemon: PokemonId, isTouch: boolean) => {
        // A finger cannot hover: its first tap points, and the second means it.
        if (isTouch && targets.pokemon.has(pokemon) && pointed !== pokemon) return setPointedAt(pokemon);
        const action = isOwnTurn ? actionOnPokemon(mode, view, legal, pokemon) : null;
        if (action === null) onReadPokemon(pokemon);
        else attempt(action);
      },
      onSlot: (slot: BoardSlot) => {
        const action = actionOnSlot(mode, slot);
        if (action !== null) attempt(action);
      },
    };
  }, [
    mode,
    view,
    legal,
    isOpen,
    isSending,
    isOwnTurn,
    isFree,
    attempt,
    onReadPokemon,
    onRead,
    targets,
    pointed,
    only,
    reasons,
    choose,
  ]);

  const isEndAsked = endAskedAt === version;
  return {
    mode,
    interaction,
    shownView: playback.view,
    selectedCard: interaction.selected,
    isBusy: isSending,
    isOpen,
    hasStep: mode.kind !== 'none' || isEndAsked || refused !== null,
    isEndAsked,
    askEnd: useCallback(() => setEndAskedAt(version), [version]),
    refuseEnd: useCallback(() => {
      // The rules allow it where only the opponent's turn is still being shown.
      const against = reasonAgainst(view, { type: 'endTurn' });
      const turn = {
        title: 'Turn Error',
        message: RULE_REFUSALS.NOT_YOUR_TURN,
        code: 'NOT_YOUR_TURN',
      } as const;
      setRefused(against ?? turn);
    }, [view]),
    refused: refused && { ...refused, because: refused.code && RULES_BEHIND[refused.code] },
    pointed,
    cancel: useCallback(() => {
      choose(NO_MODE);
      setEndAskedAt(undefined);
    }, [choose]),
    play: useCallback(() => {
      const action = playAction(mode, view);
      if (action !== null) attempt(action);
    }, [mode, view, attempt]),
    attempt,
    perform: useCallback((action: PlayerActionJson<'classic'>) => void perform(action), [perform]),
    endTurn: useCallback(() => attempt({ type: 'endTurn' }), [attempt]),
    concede: useCallback(() => void perform({ type: 'concede' }), [perform]),
  };
}
