/** An official battle as it is kept: setup, seed and actions. Everything else follows from them and can be checked by anyone. */
import { type Arrangement, arrangementOf } from '../kernel/arrangement.ts';
import { at } from '../kernel/at.ts';
import type { BattleFormat } from '../kernel/battleFormat.ts';
import type { BattleKind } from '../kernel/battleKind.ts';
import { canonicalJson } from '../kernel/hash.ts';
import { playAgain } from '../kernel/playAgain.ts';
import { numbering } from '../kernel/printing.ts';
import type { Result } from '../kernel/result.ts';
import { type Applied, applyAction } from './actions/apply.ts';
import type { Action } from './model/actions.ts';
import type { CardFacts } from './model/facts.ts';
import type { OfficialRefusal } from './model/refusals.ts';
import { OFFICIAL_VERSION } from './model/rules.ts';
import type { Battle } from './model/state.ts';
import { settle } from './query/settled.ts';
import { createBattle, type DeckChoice, type Options } from './setup.ts';

/** A deck as places in a list of printed cards. */
export type DeckRecord = { readonly cards: readonly number[]; readonly order?: 'asListed' | undefined };

/** What must be kept of a battle's beginning. `seed` is secret until the battle has ended. */
export type SetupRecord = {
  readonly rules: 'official';
  readonly rulesVersion: number;
  readonly seed: string;
  readonly tiebreaker: boolean;
  /** Every different card of both decks, once, with its facts as they were then. */
  readonly printed: readonly CardFacts[];
  readonly decks: readonly [DeckRecord, DeckRecord];
  readonly kind?: BattleKind | undefined;
  /** Absent where none was agreed on. */
  readonly format?: BattleFormat | undefined;
} & Arrangement;
export type BattleRecord = SetupRecord & { readonly actions: readonly Action[] };

/** One entry for the setup, with `action: null`, and one for each action. */
export type ReplayStep = Applied & { readonly action: Action | null };

/** What a battle promises by its hash before the first card is dealt: as Classic's, with whether a tie is played off. */
export const commitmentPreimage = ({
  rules,
  rulesVersion,
  seed,
  tiebreaker,
  printed,
  decks,
  kind,
  format,
  begins,
  openHand,
}: SetupRecord): string =>
  canonicalJson({ rules, rulesVersion, seed, tiebreaker, printed, decks, kind, format, begins, openHand });

/** Writes down how a battle begins. */
export function recordSetup(
  decks: readonly [DeckChoice, DeckChoice],
  seed: string,
  { tiebreaker, kind, format, ...arranged }: Options & Pick<SetupRecord, 'kind' | 'format'> & Arrangement = {
    tiebreaker: false,
  },
): SetupRecord {
  const { printed, placeOf } = numbering<CardFacts>();
  const recordOf = ({ cards, order }: DeckChoice): DeckRecord => ({
    cards: cards.map(placeOf),
    ...(order === 'asListed' ? { order } : {}),
  });
  const kept = [recordOf(decks[0]), recordOf(decks[1])] as const;
  const rulesVersion = OFFICIAL_VERSION;
  return {
    rules: 'official',
    rulesVersion,
    seed,
    tiebreaker,
    printed,
    decks: kept,
    ...(kind && { kind }),
    ...(format && { format }),
    ...arrangementOf(arranged),
  };
}

/** The battle at its beginning, again. */
export function beginRecorded({
  decks,
  printed,
  seed,
  tiebreaker,
  begins,
}: SetupRecord): Result<Applied, OfficialRefusal> {
  const choice = ({ cards, order }: DeckRecord): DeckChoice => ({
    cards: cards.map((place) => at(printed, place)),
    order,
  });
  return createBattle([choice(decks[0]), choice(decks[1])], seed, { tiebreaker, begins });
}

/** Plays a record again, step by step. Stops with a refusal at an action that its own battle does not allow. */
export function replay(record: BattleRecord): Result<readonly ReplayStep[], OfficialRefusal> {
  return playAgain(beginRecorded(record), record.actions, applyAction);
}

/** A battle from its setup and a state that was stored by itself. */
export function battleOf({ rules, printed, decks }: SetupRecord, state: Battle['state']): Battle {
  settle(state);
  return { rules, printed, printing: [...decks[0].cards, ...decks[1].cards], state };
}
