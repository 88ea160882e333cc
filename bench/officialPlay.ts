/** Random play of both rule sets with all that a server does for an action: legal moves, events and views of both seats. */
import { BATTLE_DECK_NAMES, battleDeckFacts } from '@pokesol/decks/battleDecks';
import { OFFICIAL_DECK_NAMES, officialDeckFacts } from '@pokesol/decks/officialDecks';
import { isRefusal, type Random, SEATS, type Seat, seedRandom } from '@pokesol/engine';
import * as classic from '@pokesol/engine/classic';
import * as official from '@pokesol/engine/official';

export type Played = { actions: number; bytes: number };

/** What the bench asks of a rule set; `B` is its battle, `M` its move, `E` its event. */
type Verbs<B, M, E> = {
  readonly legalActions: (battle: B, seat: Seat) => readonly M[];
  readonly applyAction: (battle: B, move: M) => object;
  readonly eventsFor: (events: readonly E[], seat: Seat) => readonly E[];
  readonly viewFor: (battle: B, seat: Seat) => object;
};
type Applied<B, E> = { readonly battle: B; readonly events: readonly E[] };

function play<B extends { readonly state: object }, M, E>(
  begun: B,
  seed: string,
  verbs: Verbs<B, M, E>,
  played: Played,
): void {
  const random = seedRandom(`moves of ${seed}`);
  let battle = begun;
  for (;;) {
    const moves = SEATS.flatMap((seat) => verbs.legalActions(battle, seat));
    const move = moves[moves.length === 0 ? 0 : random.below(moves.length)];
    if (move === undefined) break;
    const applied = verbs.applyAction(battle, move);
    if (!('battle' in applied)) throw new Error(`${JSON.stringify(move)} was listed and refused`);
    const { battle: next, events } = applied as Applied<B, E>;
    for (const reader of SEATS) {
      verbs.eventsFor(events, reader);
      verbs.viewFor(next, reader);
    }
    battle = next;
    played.actions += 1;
  }
  played.bytes = Math.max(played.bytes, JSON.stringify(battle.state).length);
}

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random.below(list.length)];
  if (found === undefined) throw new RangeError('Nothing to pick from');
  return found;
}

const CLASSIC = BATTLE_DECK_NAMES.map(battleDeckFacts);
const OFFICIAL = OFFICIAL_DECK_NAMES.map(officialDeckFacts);

export function playClassic(seed: string, played: Played): void {
  const random = seedRandom(seed);
  const deck = () => ({
    cards: pick(CLASSIC, random),
    extraCard: 'always' as const,
  });
  const begun = classic.createBattle([deck(), deck()], 'classic', seed);
  if (!isRefusal(begun)) play(begun.battle, seed, classic, played);
}

export function playOfficial(seed: string, played: Played): void {
  const random = seedRandom(seed);
  const deck = () => ({ cards: pick(OFFICIAL, random) });
  const begun = official.createBattle([deck(), deck()], seed);
  if (!isRefusal(begun)) play(begun.battle, seed, official, played);
}
