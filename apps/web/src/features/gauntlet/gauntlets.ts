/** Plays the gauntlet of one deck in a worker, battle after battle, while the tab is open; other screens do not end it. */
import {
  type Gauntlet,
  type GauntletAsked,
  gauntletOf,
  isSameList,
  type ListLine,
  swappedGauntlet,
} from '@pokesol/ai/gauntlet';
import { nearestThemeDecks } from '@pokesol/decks/nearestThemeDecks';
import { type ThemeDeck, themeDeckById } from '@pokesol/decks/themeDecks';
import type { AnyRules, TypeOf } from '@pokesol/engine';
import type { BattleCardsAnswer, CardSetJson } from '@pokesol/protocol';
import { get } from '../../platform/api.ts';
import { createStore } from '../../platform/createStore.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { type GuestEngine, startGuestEngine } from '../guest-battle/index.ts';
import { themeDecksIn } from '../practice/index.ts';
import {
  type createKeptGauntlets,
  type GauntletRun,
  type GauntletSettings,
  keptGauntlets,
  nextBattle,
  OPPONENTS,
  withOutcome,
} from './gauntletRun.ts';

export type FactsById = Readonly<Record<string, TypeOf<AnyRules, 'card'>>>;

/** What is tried out. */
export type TriedDeck = {
  readonly key: string;
  readonly name: string;
  readonly lines: readonly ListLine[];
};

export type GauntletState = {
  readonly run: GauntletRun | null;
  /** `outdated`: its battles were begun under other rules than today's. */
  readonly status: 'none' | 'loading' | 'playing' | 'paused' | 'failed' | 'outdated' | 'done';
  readonly error: unknown;
  /** Of every card of both sides, once they have come. */
  readonly facts: FactsById | null;
  /** What a battle took on average since it last went on. */
  readonly msPerBattle: number | undefined;
};

/** Two to a deal. */
export const MORE_BATTLES = 200;

const NOTHING: GauntletState = {
  run: null,
  status: 'none',
  error: undefined,
  facts: null,
  msPerBattle: undefined,
};

export type GauntletMeans = {
  readonly kept: ReturnType<typeof createKeptGauntlets>;
  readonly startEngine: () => GuestEngine;
  readonly loadFacts: (rules: AnyRules, ids: readonly string[]) => Promise<FactsById>;
  /** The year in which each set came out. */
  readonly loadYears: () => Promise<ReadonlyMap<string, number>>;
  /** In milliseconds, from any moment. */
  readonly now: () => number;
};

export const opponentsOf = ({ opponents }: Pick<GauntletRun, 'opponents'>): readonly ThemeDeck[] =>
  (opponents ?? []).flatMap((id) => themeDeckById(id) ?? []);

export function createGauntlets({ kept, startEngine, loadFacts, loadYears, now }: GauntletMeans) {
  const store = createStore(NOTHING);
  const set = (part: Partial<GauntletState>): void => store.set({ ...store.get(), ...part });
  let engine: GuestEngine | undefined;
  /** Each going on is one; what an earlier one brings is dropped. */
  let round = 0;

  function hold(run: GauntletRun): GauntletRun {
    kept.write(run);
    set({ run });
    return run;
  }

  /** A worker that thinks on would answer the next question. */
  function endRound(): void {
    round += 1;
    engine?.end();
    engine = undefined;
  }

  async function chosen(run: GauntletRun): Promise<GauntletRun> {
    if (run.opponents !== null) return run;
    const years = await loadYears();
    const decks = nearestThemeDecks(
      run.lines,
      (setId) => years.get(setId),
      OPPONENTS,
      themeDecksIn(run.format ?? run.rules),
    );
    return { ...run, opponents: decks.map(({ id }) => id) };
  }

  async function play(): Promise<void> {
    const { run: asked } = store.get();
    if (asked === null) return;
    endRound();
    const mine = round;
    const isMine = () => mine === round;
    set({ status: 'loading', error: undefined, msPerBattle: undefined });
    try {
      let run = await chosen(asked);
      const facts = await loadFacts(run.rules, idsOf(run));
      if (!isMine()) return;
      run = hold(run);
      const both = gauntletsOf(run, facts);
      engine = startEngine();
      const { ask } = engine;
      const begun = now();
      set({ status: 'playing', facts });
      for (let played = 1; ; played += 1) {
        const next = nextBattle(run);
        if (next === undefined) break;
        const gauntlet = next.isSwapped ? both.swapped : both.deck;
        const { rulesVersion } = run;
        const reply = await ask({ kind: 'gauntlet', gauntlet, battle: next.battle, rulesVersion });
        if (!isMine()) return;
        if (reply.kind === 'broken') return over('outdated');
        if (reply.kind !== 'played') throw new Error(`A gauntlet's battle is ${reply.kind}`);
        run = hold({
          ...withOutcome(run, next, reply.outcome),
          rulesVersion: reply.record.rulesVersion,
        });
        set({ msPerBattle: (now() - begun) / played });
      }
      over('done');
    } catch (error) {
      if (!isMine()) return;
      console.warn('The gauntlet does not go on', error);
      over('failed', error);
    }
  }

  function over(status: 'done' | 'failed' | 'outdated', error?: unknown): void {
    endRound();
    set({ status, error });
  }

  function begin(deck: TriedDeck, settings: GauntletSettings): void {
    hold({
      ...settings,
      deckKey: deck.key,
      deckName: deck.name,
      lines: deck.lines,
      opponents: null,
      rulesVersion: null,
      outcomes: [],
      swap: null,
      isPaused: false,
    });
    set({ facts: null });
    void play();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    begin,
    /** What this browser keeps of the deck goes on; another list, or none, begins anew. The gauntlet of another deck waits. */
    open(deck: TriedDeck, settings: () => GauntletSettings): void {
      const { run } = store.get();
      if (run !== null && run.deckKey === deck.key && isSameList(run.lines, deck.lines)) return;
      const found = kept.read(deck.key);
      if (found === undefined || !isSameList(found.lines, deck.lines)) {
        begin(deck, settings());
        return;
      }
      endRound();
      store.set({ ...NOTHING, run: { ...found, deckName: deck.name }, status: 'paused' });
      if (!found.isPaused) void play();
    },
    goOn(): void {
      const { run } = store.get();
      if (run === null) return;
      hold({ ...run, isPaused: false });
      void play();
    },
    pause(): void {
      const { run } = store.get();
      if (run === null) return;
      endRound();
      hold({ ...run, isPaused: true });
      set({ status: 'paused' });
    },
    /** So many more deals, of both versions where there are two. */
    more(): void {
      const { run } = store.get();
      if (run === null) return;
      hold({ ...run, battles: run.battles + MORE_BATTLES, isPaused: false });
      void play();
    },
    /** As it was before, all of it. */
    putBack(run: GauntletRun): void {
      endRound();
      hold(run);
      void play();
    },
    /** The same battles with another version of the deck; `null`: no more. */
    swap(lines: readonly ListLine[] | null): void {
      const { run } = store.get();
      if (run === null) return;
      hold({ ...run, swap: lines === null ? null : { lines, outcomes: [] }, isPaused: false });
      void play();
    },
  };
}

const askedOf = (run: GauntletRun, facts: FactsById): GauntletAsked => {
  const { rules, level, seed, lines } = run;
  return { rules, level, seed, lines, facts, opponents: opponentsOf(run) };
};

/** Of the deck, and of its other version; without one that is the deck again. */
export function gauntletsOf(
  run: GauntletRun,
  facts: FactsById,
): { readonly deck: Gauntlet; readonly swapped: Gauntlet } {
  const asked = askedOf(run, facts);
  return { deck: gauntletOf(asked), swapped: swappedGauntlet(asked, run.swap?.lines ?? run.lines) };
}

export const idsOf = (run: GauntletRun): readonly string[] => [
  ...new Set(
    [run.lines, run.swap?.lines ?? [], ...opponentsOf(run).map(({ lines }) => lines)]
      .flat()
      .map(({ cardId }) => cardId),
  ),
];

export async function loadFacts(rules: AnyRules, ids: readonly string[]): Promise<FactsById> {
  const query = new URLSearchParams({ rules, ids: ids.join() });
  const { cards } = await get<BattleCardsAnswer>(`/api/battle-cards?${query}`);
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}

async function loadYears(): Promise<ReadonlyMap<string, number>> {
  const sets = await queryClient.fetchQuery<CardSetJson[]>({ queryKey: ['/api/card-sets'] });
  return new Map(
    sets.flatMap(({ id, releaseDate }) =>
      releaseDate === undefined ? [] : [[id, Number(releaseDate.slice(0, 4))] as const],
    ),
  );
}

export const gauntlets = createGauntlets({
  kept: keptGauntlets,
  loadFacts,
  loadYears,
  startEngine: startGuestEngine,
  now: () => performance.now(),
});
