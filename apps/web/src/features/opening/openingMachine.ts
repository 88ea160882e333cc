/** The course of one pack opening: waiting → jumping → exploding → revealing → complete, on a clock that is passed in. */

import type { Clock } from '../../platform/clock.ts';
import { createStore } from '../../platform/createStore.ts';
import {
  AUTO_START_MS,
  COMPLETES_MS,
  EXPLODES_MS,
  isRare,
  type OpeningState,
  RARE_SOUND_MS,
  REVEAL_STAGGER_MS,
  REVEALS_MS,
  START,
} from './openingState.ts';

export type OpeningTools<Card> = {
  clock: Clock;
  fetchCards: () => Promise<readonly Card[]>;
  play: (sound: 'pack-open' | 'rare-card') => void;
  log: (error: unknown) => void;
};

// One for each time the pack is opened, so that an answer to a closed or failed run changes nothing.
type Run<Card> = {
  cards: readonly Card[] | undefined;
  showIsOver: boolean;
  rareSound: 'early' | 'due' | 'played';
  /** No show and no dealing: the cards are simply there. */
  atOnce: boolean;
};

export function createOpening<Card extends { rarity: string }>(tools: OpeningTools<Card>) {
  const { clock, fetchCards, play, log } = tools;
  const { get, set, subscribe } = createStore<OpeningState<Card>>(START);
  let pending: (() => void)[] = [];
  let run: Run<Card> | undefined;

  function stop() {
    for (const cancel of pending) cancel();
    pending = [];
  }

  const at = (ms: number, change: () => void) => void pending.push(clock.after(ms, change));

  function begin(atOnce: boolean) {
    stop();
    const thisRun: Run<Card> = { cards: undefined, showIsOver: false, rareSound: 'early', atOnce };
    run = thisRun;
    set({ ...START, phase: 'jumping' });
    play('pack-open');
    at(EXPLODES_MS, () => set({ ...get(), phase: 'exploding' }));
    at(REVEALS_MS, () => set({ ...get(), phase: 'revealing' }));
    at(RARE_SOUND_MS, () => soundIfRare(thisRun));
    at(COMPLETES_MS, () => endShow(thisRun));
    if (atOnce) skipShow(thisRun);
    fetchCards().then(
      (cards) => {
        if (run !== thisRun) return;
        thisRun.cards = cards;
        if (thisRun.rareSound === 'due') soundIfRare(thisRun);
        if (thisRun.showIsOver) deal(thisRun, cards);
      },
      (error: unknown) => {
        log(error);
        if (run !== thisRun) return;
        close();
        set({ ...START, failure: error });
      },
    );
  }

  /** A sound whose moment comes before the cards is made up for when they arrive. */
  function soundIfRare(current: Run<Card>) {
    if (current.rareSound === 'played') return;
    current.rareSound = current.cards === undefined ? 'due' : 'played';
    if (current.cards?.some(isRare)) play('rare-card');
  }

  /** The show ends when its time is over and the cards are there, whichever comes last. */
  function endShow(current: Run<Card>) {
    current.showIsOver = true;
    if (current.cards !== undefined) deal(current, current.cards);
  }

  function skipShow(current: Run<Card>) {
    stop();
    set({ ...get(), phase: 'revealing' });
    soundIfRare(current);
    endShow(current);
  }

  function deal({ atOnce }: Run<Card>, cards: readonly Card[]) {
    set({ ...START, phase: 'complete', cards, shown: atOnce ? cards.length : Math.min(1, cards.length) });
    if (atOnce) return;
    for (let card = 1; card < cards.length; card++) {
      at(card * REVEAL_STAGGER_MS, () => set({ ...get(), shown: card + 1 }));
    }
  }

  function close() {
    stop();
    run = undefined;
    set(START);
  }

  return {
    get,
    subscribe,
    /** The dialog is on screen: opens by itself after a moment, or at once for people who want no show. */
    start({ atOnce = false } = {}) {
      close();
      at(atOnce ? 0 : AUTO_START_MS, () => begin(atOnce));
    },
    /** Tries again after a failure. */
    open: () => begin(false),
    /** Over with the act on stage: the show gives way to the cards, then the cards turn all at once. */
    skip() {
      if (get().phase === 'waiting') begin(false);
      else if (get().phase !== 'complete' && run !== undefined) skipShow(run);
      else {
        stop();
        set({ ...get(), shown: get().cards.length });
      }
    },
    /** Over with all of it: as soon as the cards are there, they lie face up. */
    finish() {
      if (get().phase === 'waiting') begin(true);
      else if (get().phase !== 'complete' && run !== undefined) {
        run.atOnce = true;
        skipShow(run);
      } else {
        stop();
        set({ ...get(), shown: get().cards.length });
      }
    },
    close,
  };
}
