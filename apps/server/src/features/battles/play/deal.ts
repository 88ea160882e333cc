/** Deals a battle by its rules, before anything of it is stored. */
import { createHash } from 'node:crypto';
import type { Card } from '@pokesol/cards';
import { deckFacts } from '@pokesol/cards/classic';
import type { DeckFormat } from '@pokesol/decks';
import {
  type AnyRules,
  type Arrangement,
  type BattleFormat,
  isRefusal,
  type MessageParams,
  type SaidRefusal,
  shuffle,
  type TypeOf,
  verbsOf,
} from '@pokesol/engine';
import { type DeckChoice, recordSetup } from '@pokesol/engine/classic';
import { recordSetup as recordOfficial } from '@pokesol/engine/official';
import type { BattleMode, OpponentKind, OpponentLevel } from '@pokesol/protocol';
import { type Entropy, randomFor } from '../../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../../platform/http/refusal.ts';
import type { BattleStart, SeatRow } from '../storage/battleRow.ts';
import { setupFormatOf } from './formats.ts';

/** A card of a deck as it comes to the table: by the official rules with what its text means. */
export type CardOf<R extends AnyRules> = {
  readonly classic: Card;
  readonly official: TypeOf<'official', 'card'>;
}[R];

/** One side of a battle to be. */
export type BattleSide<R extends AnyRules> = {
  readonly wallet: string | null;
  readonly name: string;
  readonly kind: OpponentKind;
  readonly level?: OpponentLevel;
  readonly trainerId?: string;
  readonly deck: readonly CardOf<R>[];
  /** Absent: shuffled. No call can ask for another order; tutorials and tests begin such battles within the server. */
  readonly order?: DeckChoice['order'];
};

/** Who sits opposite a person; without a deck of its own it plays that person's. */
export type Opponent<R extends AnyRules> = Omit<BattleSide<R>, 'deck'> & {
  readonly deck: readonly CardOf<R>[] | undefined;
};

/** A guest's battle is dealt by its page. */
export type DealtMode = Exclude<BattleMode, 'guest'>;

/** What a battle is played for, and by which rules. */
export type BattleTerms<R extends AnyRules = AnyRules> = {
  readonly mode: DealtMode;
  readonly rules: R;
  /** That both decks are legal in. */
  readonly format?: DeckFormat | undefined;
  /** Of practice against an AI alone. */
  readonly arranged?: Arrangement | undefined;
};
export type BothSides<R extends AnyRules> = readonly [BattleSide<R>, BattleSide<R>];

export const walletName = (wallet: string): string => `${wallet.slice(0, 4)}…${wallet.slice(-4)}`;

export const person = <R extends AnyRules>(wallet: string, deck: readonly CardOf<R>[]): BattleSide<R> => ({
  wallet,
  name: walletName(wallet),
  kind: 'player',
  deck,
});

export type Dealt = {
  readonly start: Pick<BattleStart, 'mode' | 'setup' | 'setupHash' | 'seats'>;
  readonly battle: TypeOf<AnyRules, 'battle'>;
  /** Of the deal itself. */
  readonly events: readonly TypeOf<AnyRules, 'event'>[];
};

/** Refused when the deal never gave one side a basic Pokémon. */
export function dealBattle<R extends AnyRules>(
  { mode, rules, format: agreed, arranged }: BattleTerms<R>,
  sides: BothSides<R>,
  entropy: Entropy,
): Dealt | CallRefusal {
  const seed = entropy.bytes(32, 'battle-seed').toString('hex');
  const kind = mode === 'practice' ? mode : undefined;
  const format = agreed && setupFormatOf(agreed);
  const setup: TypeOf<AnyRules, 'setup'> = RECORDS[rules](sides, {
    entropy,
    seed,
    kind,
    format,
    ...arranged,
  });
  const verbs = verbsOf<AnyRules>(setup);
  const begun = verbs.beginRecorded(setup);
  if (isRefusal(begun)) {
    const params = paramsOf(begun);
    return { ...refused('battle-setup-failed', params && { params }), reason: begun.code };
  }
  const start = {
    mode,
    setup,
    setupHash: createHash('sha256').update(verbs.commitmentPreimage(setup)).digest('hex'),
    seats: [seatOf(sides[0]), seatOf(sides[1])] as const,
  };
  return { start, ...begun };
}

const RECORDS: {
  readonly [R in AnyRules]: (
    sides: BothSides<R>,
    by: {
      readonly entropy: Entropy;
      readonly seed: string;
      readonly kind: 'practice' | undefined;
      readonly format: BattleFormat | undefined;
    } & Arrangement,
  ) => TypeOf<R, 'setup'>;
} = {
  classic: ([one, two], { entropy, seed, ...more }) => {
    const choice = (side: BattleSide<'classic'>): DeckChoice => ({
      cards: ordered(deckFacts(side.deck), side, entropy),
      extraCard: side.wallet === null ? 'always' : 'onHeads',
      order: side.order,
    });
    return recordSetup([choice(one), choice(two)], 'classic', seed, more);
  },
  official: ([one, two], { entropy, seed, ...more }) => {
    const choice = (side: BattleSide<'official'>) => ({
      cards: ordered(side.deck, side, entropy),
      order: side.order,
    });
    return recordOfficial([choice(one), choice(two)], seed, { tiebreaker: false, ...more });
  },
};

/**
 * A card's number is its place in this list: in the saved order, two numbers would tell what lies between them. Where the
 * order itself is chosen, there is nothing to hide.
 */
const ordered = <Facts>(
  facts: readonly Facts[],
  { order }: Pick<BattleSide<'classic'>, 'order'>,
  entropy: Entropy,
): readonly Facts[] => (order === 'asListed' ? facts : shuffle(randomFor(entropy, 'deal-order'), facts));

/** What the sentence of a refusal of the rules names, with the number of the rule where they are numbered. */
export function paramsOf(refusal: SaidRefusal): MessageParams | undefined {
  const { params } = refusal;
  return 'rule' in refusal && typeof refusal.rule === 'string' ? { ...params, rule: refusal.rule } : params;
}

const seatOf = <R extends AnyRules>({ deck: _, order: __, ...seat }: BattleSide<R>): SeatRow => seat;
