/** What the player does on the board: selecting, pointing, playing; what the rules refuse is said in their own words. */
import { type BattleView, type CardNo, type PokemonId, REFUSALS } from '@pokesol/engine';
import type { BattleUpdate, PlayerActionJson } from '@pokesol/protocol';
import { AI_NOTICES } from '@pokesol/protocol/constants';
import { useCallback, useMemo, useState } from 'react';
import { sentenceOf } from '../../../platform/api.ts';
import { toast } from '../../../ui/toast.ts';
import type { Interaction, Slot } from '../../board/boardContext.ts';
import { successMessage } from './messages.ts';
import {
  actionOnPokemon,
  actionOnSlot,
  cardOfMode,
  type Mode,
  NO_MODE,
  playAction,
  playableCards,
  stillOf,
  targetsOf,
  toggled,
} from './mode.ts';
import type { BattleSession } from './useBattle.ts';

const NOTHING: ReadonlySet<never> = new Set();

export type BattleMoves = {
  readonly mode: Mode;
  readonly interaction: Interaction;
  readonly isBusy: boolean;
  readonly cancel: () => void;
  readonly play: () => void;
  /** Does it on the own turn, and says so where it is not. */
  readonly attempt: (action: PlayerActionJson) => void;
  /** Does it at any time: answering, conceding. */
  readonly perform: (action: PlayerActionJson) => void;
};

/** What the animation shows now. */
type ShownPlayback = { readonly view: BattleView; readonly playing: boolean; readonly skip: () => void };

const ATTEMPTED: Partial<Record<PlayerActionJson['type'], string>> = {
  attack: 'Cannot Attack',
  attach: 'Cannot Attach Energy',
  endTurn: 'Turn Error',
};

const MOVED_ON = { title: 'Not Done', message: 'The battle has moved on; look again' } as const;

/** A trainer that the rules do not know is played, does nothing, and is back in the hand. */
const isFailed = (action: PlayerActionJson, { events }: Pick<BattleUpdate, 'events'>): boolean =>
  action.type === 'trainer' &&
  events.some((event) => event.type === 'trainerFailed' && event.card === action.card);

export function useMoves(
  session: BattleSession,
  playback: ShownPlayback,
  onInspect: (pokemon: PokemonId) => void,
): BattleMoves {
  const { newest, isSending, act } = session;
  const { playing, skip } = playback;
  const { view, legal, version } = newest;
  const [chosen, setMode] = useState<Mode>(NO_MODE);
  const mode = stillOf(chosen, view.you.hand);
  const isOwnTurn = view.yourMove;

  const perform = useCallback(
    async (action: PlayerActionJson) => {
      // Giving up waits for its turn instead: it is meant whatever comes of the other one.
      if (isSending && action.type !== 'concede') return;
      const sent = await act(version, action);
      switch (sent.kind) {
        case 'done': {
          setMode(NO_MODE);
          const words = successMessage(action, view);
          if (view.phase === 'setup' && sent.update.view.phase === 'active')
            toast('Battle Started!', `Against ${sent.update.opponent.name}`, 'quiet');
          else if (isFailed(action, sent.update))
            toast('Trainer Card Failed', `${words?.message ?? 'The card'} had no effect`, 'destructive');
          else if (words !== null && sent.update.result === null) toast(words.title, words.message, 'quiet');
          const notice = sent.update.aiNotice;
          if (notice !== null) toast(AI_NOTICES[notice].title, AI_NOTICES[notice].message);
          return;
        }
        case 'stale':
          // The board has moved on: it is shown, and the player decides again.
          setMode(NO_MODE);
          if (sent.update.result === null) toast(MOVED_ON.title, MOVED_ON.message, 'quiet');
          return;
        case 'over':
          return;
        case 'refused':
          return toast(sent.title, sent.message, 'destructive');
        case 'lost':
          return toast('Action Not Sent', sentenceOf(sent.error), 'destructive');
      }
    },
    [act, version, view, isSending],
  );

  const { current, seat, phase } = playback.view;
  const isOwnScene = phase === 'setup' || current === seat;
  /** The own action's animation makes way for the next one; the opponent's turn does not. */
  const isFree = useCallback(
    (title = 'Cannot Play Card'): boolean => {
      if (!isOwnTurn || (playing && !isOwnScene)) {
        toast(title, REFUSALS.NOT_YOUR_TURN, 'destructive');
        return false;
      }
      if (playing) skip();
      return true;
    },
    [playing, isOwnTurn, isOwnScene, skip],
  );
  const attempt = useCallback(
    (action: PlayerActionJson) => {
      if (isFree(ATTEMPTED[action.type])) void perform(action);
    },
    [isFree, perform],
  );

  const interaction = useMemo((): Interaction => {
    const isOpen = !playing && !isSending && isOwnTurn && view.choice === null;
    const targets = targetsOf(mode, legal);
    return {
      selected: cardOfMode(mode),
      playable: isOpen ? playableCards(legal) : NOTHING,
      targets: isOpen ? targets.pokemon : NOTHING,
      slots: isOpen ? targets.slots : NOTHING,
      onHandCard: (card: CardNo) => {
        if (isFree()) setMode(toggled(view, mode, card));
      },
      onPokemon: (pokemon: PokemonId) => {
        const action = isOwnTurn ? actionOnPokemon(mode, view, legal, pokemon) : null;
        if (action === null) onInspect(pokemon);
        else attempt(action);
      },
      onSlot: (slot: Slot) => {
        const action = actionOnSlot(mode, slot);
        if (action !== null) attempt(action);
      },
    };
  }, [mode, view, legal, playing, isSending, isOwnTurn, isFree, attempt, onInspect]);

  return {
    mode,
    interaction,
    isBusy: isSending,
    cancel: useCallback(() => setMode(NO_MODE), []),
    play: useCallback(() => {
      const action = playAction(mode, view);
      if (action !== null) attempt(action);
    }, [mode, view, attempt]),
    attempt,
    perform: useCallback((action: PlayerActionJson) => void perform(action), [perform]),
  };
}
