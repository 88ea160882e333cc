/** Random play of both rule sets: what deciding an action takes by itself, and with the events and views of both seats. */
import { BATTLE_DECK_NAMES, battleDeckFacts } from '@pokesol/decks/battleDecks';
import { OFFICIAL_DECK_NAMES, officialDeckFacts } from '@pokesol/decks/officialDecks';
import { isRefusal, type Random, SEATS, type Seat, seedRandom } from '@pokesol/engine';
import * as classic from '@pokesol/engine/classic';
import * as official from '@pokesol/engine/official';
import { randomStart } from '@pokesol/engine/official/testing';
import { modernDeck, modernPool, shippedPool } from './shippedPool.ts';

/** What a game of random moves shows of itself: each action, its events and views as each seat gets them, the end. */
export type Witness = {
  readonly action: (move: object) => void;
  readonly shown: (events: readonly object[], view: object) => void;
  readonly ended: (battle: { readonly state: object }) => void;
};

/** What the bench asks of a rule set; `B` is its battle, `M` its move, `E` its event. */
type Verbs<B, M, E> = {
  readonly legalActions: (battle: B, seat: Seat) => readonly M[];
  readonly applyAction: (battle: B, move: M) => object;
  readonly eventsFor: (events: readonly E[], seat: Seat) => readonly E[];
  readonly viewFor: (battle: B, seat: Seat) => object;
};
type Applied<B, E> = { readonly battle: B; readonly events: readonly E[] };

/** `shown`: with events and views. Answers the actions. */
export type Player = (seed: string, shown: boolean, witness?: Witness) => number;

function play<B extends { readonly state: object }, M extends object, E extends object>(
  begun: B,
  seed: string,
  verbs: Verbs<B, M, E>,
  shown: boolean,
  witness: Witness | undefined,
): number {
  const random = seedRandom(`moves of ${seed}`);
  let battle = begun;
  for (let actions = 0; ; actions += 1) {
    const moves = SEATS.flatMap((seat) => verbs.legalActions(battle, seat));
    const move = moves[moves.length === 0 ? 0 : random.below(moves.length)];
    if (move === undefined) {
      witness?.ended(battle);
      return actions;
    }
    for (const each of witness === undefined ? [] : moves) witness?.action(each);
    const applied = verbs.applyAction(battle, move);
    if (!('battle' in applied)) throw new Error(`${JSON.stringify(move)} was listed and refused`);
    const { battle: next, events } = applied as Applied<B, E>;
    if (shown)
      for (const reader of SEATS) {
        const seen = verbs.eventsFor(events, reader);
        const view = verbs.viewFor(next, reader);
        witness?.shown(seen, view);
      }
    battle = next;
  }
}

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random.below(list.length)];
  if (found === undefined) throw new RangeError('Nothing to pick from');
  return found;
}

const playWith =
  (decks: readonly (readonly official.CardFacts[])[]): Player =>
  (seed, shown, witness) => {
    const random = seedRandom(seed);
    const deck = () => ({ cards: pick(decks, random) });
    const begun = official.createBattle([deck(), deck()], seed);
    return isRefusal(begun) ? 0 : play(begun.battle, seed, official, shown, witness);
  };

const CLASSIC_DECKS = BATTLE_DECK_NAMES.map(battleDeckFacts);

export const CLASSIC: Player = (seed, shown, witness) => {
  const random = seedRandom(seed);
  const deck = () => ({ cards: pick(CLASSIC_DECKS, random), extraCard: 'always' as const });
  const begun = classic.createBattle([deck(), deck()], 'classic', seed);
  return isRefusal(begun) ? 0 : play(begun.battle, seed, classic, shown, witness);
};
export const BASE = playWith(OFFICIAL_DECK_NAMES.map(officialDeckFacts));

const MODERN_DECKS = 40;

/** To be made once: reading all sets takes seconds. */
export function randomPlayers() {
  const pool = modernPool();
  const all = shippedPool();
  const modern = Array.from({ length: MODERN_DECKS }, (_, deck) => modernDeck(pool, `${deck}`));
  const players = {
    classic: CLASSIC,
    base: BASE,
    modern: playWith(modern),
    /** Cards of all sets and kinds drawn at random: seldom sensible, but everything meets everything. */
    every: (seed, shown, witness) => play(randomStart(seed, all).battle, seed, official, shown, witness),
  } as const satisfies Readonly<Record<string, Player>>;
  return { players, modern };
}
