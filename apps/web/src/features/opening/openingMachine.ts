/** The course of one pack opening: waiting → jumping → exploding → revealing → complete, on a clock that is passed in. */
import type { Clock } from '../../platform/clock.ts';
import { createStore } from '../../platform/createStore.ts';
import type { SoundName } from '../../platform/sound/names.ts';
import {
  AUTO_START_MS,
  COMPLETES_MS,
  EXPLODES_MS,
  isRare,
  LAST_TURNS_MS,
  LATE_MS,
  type OpeningState,
  RARE_SOUND_MS,
  REVEAL_STAGGER_MS,
  REVEALS_MS,
  START,
} from './openingState.ts';

export type OpeningTools<Card> = {
  clock: Clock;
  fetchCards: () => Promise<readonly Card[]>;
  play: (sound: SoundName) => void;
  log: (error: unknown) => void;
  /** How many of the last cards have the stage to themselves, one after another. At least one, of any cards at all. */
  alone?: (cards: readonly Card[]) => number;
  /** What is heard when such a card shows its face. */
  soundOf?: (card: Card) => SoundName;
  /** How many ms of dark and silence come between its face and that. */
  restOf?: (card: Card) => number;
};

// One for each time the pack is opened, so that an answer to a closed or failed run changes nothing.
type Run<Card> = {
  cards: readonly Card[] | undefined;
  showIsOver: boolean;
  rareSound: 'early' | 'due' | 'played';
  /** No show and no dealing: the cards are simply there. */
  atOnce: boolean;
  /** Nor a last card by itself. */
  toTheEnd: boolean;
};

export function createOpening<Card extends { rarity: string }>(tools: OpeningTools<Card>) {
  const { clock, fetchCards, play, log, alone = () => 1, soundOf, restOf = () => 0 } = tools;
  const { get, set, subscribe } = createStore<OpeningState<Card>>(START);
  let pending: (() => void)[] = [];
  let run: Run<Card> | undefined;

  function stop() {
    for (const cancel of pending) cancel();
    pending = [];
  }

  const at = (ms: number, change: () => void) => void pending.push(clock.after(ms, change));

  function begin(atOnce: boolean, toTheEnd = false) {
    stop();
    const thisRun: Run<Card> = { cards: undefined, showIsOver: false, rareSound: 'early', atOnce, toTheEnd };
    run = thisRun;
    set({ ...START, phase: 'jumping' });
    play('pack-open');
    const landed = (ms: number, change: () => void) => at(ms - AUTO_START_MS, change);
    landed(EXPLODES_MS, () => set({ ...get(), phase: 'exploding' }));
    landed(REVEALS_MS, () => set({ ...get(), phase: 'revealing' }));
    landed(RARE_SOUND_MS, () => soundIfRare(thisRun));
    landed(COMPLETES_MS, () => endShow(thisRun));
    landed(LATE_MS, () => noteLate(thisRun));
    if (atOnce) skipShow(thisRun);
    ask(thisRun);
  }

  /** The first answer counts: of a pack that was asked for twice both are the same. */
  function ask(thisRun: Run<Card>) {
    fetchCards().then(
      (cards) => {
        if (run !== thisRun || thisRun.cards !== undefined) return;
        thisRun.cards = cards;
        if (thisRun.rareSound === 'due') soundIfRare(thisRun);
        if (thisRun.showIsOver) deal(thisRun, cards);
      },
      (error: unknown) => {
        log(error);
        if (run !== thisRun || thisRun.cards !== undefined) return;
        close();
        set({ ...START, failure: error });
      },
    );
  }

  function noteLate(current: Run<Card>) {
    if (run === current && current.cards === undefined) set({ ...get(), isLate: true });
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
    if (!get().isLate) at(LATE_MS - AUTO_START_MS, () => noteLate(current));
    soundIfRare(current);
    endShow(current);
  }

  function deal({ atOnce, toTheEnd }: Run<Card>, cards: readonly Card[]) {
    const inRows = rowsOf(cards);
    stop();
    set({ ...START, phase: 'complete', cards, shown: atOnce ? inRows : 1 });
    if (toTheEnd || cards.length === 0) return goTo('summary');
    if (inRows < 1) return nextAlone();
    if (atOnce) return;
    for (let card = 1; card < inRows; card++) {
      at(card * REVEAL_STAGGER_MS, () => set({ ...get(), shown: card + 1 }));
    }
  }

  const rowsOf = (cards: readonly Card[]) => Math.max(0, cards.length - alone(cards));

  function goTo(act: 'last' | 'summary', shown = get().cards.length) {
    stop();
    set({ ...get(), act, shown });
    const card = get().cards[shown - 1];
    if (act === 'last' && card !== undefined && soundOf !== undefined)
      at(LAST_TURNS_MS + restOf(card), () => play(soundOf(card)));
  }

  /** To the first card that has the stage to itself, or from there to the next. */
  function nextAlone() {
    const { act, cards, shown } = get();
    if (act === 'dealing') goTo('last', Math.min(cards.length, rowsOf(cards) + 1));
    else if (act === 'last' && shown < cards.length) goTo('last', shown + 1);
    else goTo('summary');
  }

  /** @returns whether that was all there was to do */
  function leaveShow(): boolean {
    if (get().phase === 'waiting') begin(still);
    else if (get().phase !== 'complete' && run !== undefined) skipShow(run);
    else return false;
    return true;
  }

  function close() {
    stop();
    run = undefined;
    set(START);
  }

  let still = false;
  let waitsForHand = false;

  function openByItself() {
    stop();
    if (!waitsForHand) at(still ? 0 : AUTO_START_MS, () => begin(still));
  }

  return {
    get,
    subscribe,
    /** The dialog is on screen: opens by itself after a moment, or at once for people who want no show; or it waits for a hand. */
    start({ atOnce = false, byHand = false } = {}) {
      close();
      still = atOnce;
      waitsForHand = byHand;
      openByItself();
    },
    /** From now on a closed pack waits for a hand, or no longer does. */
    waitForHand(byHand: boolean) {
      waitsForHand = byHand;
      if (get().phase === 'waiting') openByItself();
    },
    /** A hand is on the pack: it opens when that tears it, and not by itself. */
    hold() {
      if (get().phase === 'waiting') stop();
    },
    /** The hand left it closed. */
    letGo() {
      if (get().phase === 'waiting') openByItself();
    },
    /** Tries again after a failure. */
    open: () => begin(false),
    /** Asks once more for cards that are late. */
    again() {
      if (run === undefined || !get().isLate) return;
      set({ ...get(), isLate: false });
      const current = run;
      at(LATE_MS, () => noteLate(current));
      ask(current);
    },
    /** One step on: the pack opens, the show gives way to the cards, all of them turn, then the last one by one, then all lie there. */
    next() {
      if (leaveShow()) return;
      const { act, cards, shown } = get();
      const inRows = rowsOf(cards);
      if (act === 'dealing' && shown < inRows) {
        stop();
        set({ ...get(), shown: inRows });
      } else nextAlone();
    },
    /** Over with the act on stage: the show, the rows and all cards that come alone but the last, the last card. */
    skip() {
      if (leaveShow()) return;
      const { act, cards, shown } = get();
      goTo(act === 'dealing' || (act === 'last' && shown < cards.length) ? 'last' : 'summary');
    },
    /** Over with all of it: as soon as the cards are there, they lie face up. */
    finish() {
      if (get().phase === 'waiting') begin(true, true);
      else if (get().phase !== 'complete' && run !== undefined) {
        run.toTheEnd = true;
        skipShow(run);
      } else goTo('summary');
    },
    close,
  };
}
