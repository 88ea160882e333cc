/** A guest's battle as it is kept in the browser: who plays by which rules, the seed, both decks, and every action. */
import type { CardCount, GuestAsked, GuestDeal } from '@pokesol/ai/guest';
import type { AnyRules, TypeOf } from '@pokesol/engine';
import { BATTLE_RULES, DIFFICULTIES, type Difficulty } from '@pokesol/protocol/constants';

export type GuestBattle = GuestAsked & {
  readonly id: string;
  /** Decides all chance of it. */
  readonly seed: string;
  /** As ISO text. */
  readonly createdAt: string;
  /** `null` while it goes on. */
  readonly endedAt: string | null;
  /** `null` until it is dealt. */
  readonly deal: GuestDeal | null;
  /** Of both sides. */
  readonly actions: readonly TypeOf<AnyRules, 'action'>[];
};

export const isLevel = (value: unknown): value is Difficulty => DIFFICULTIES.some((each) => each === value);
export const isRules = (value: unknown): value is AnyRules => BATTLE_RULES.some((each) => each === value);

/** Its shape alone: whether the actions are allowed, the rules say when they are played again. */
export function isGuestBattle(value: unknown): value is GuestBattle {
  if (typeof value !== 'object' || value === null) return false;
  const { id, seed, createdAt, endedAt, rules, level, trainerId, deal, actions } = value as Record<
    keyof GuestBattle,
    unknown
  >;
  return (
    [id, seed, createdAt].every((each) => typeof each === 'string') &&
    [endedAt, trainerId].every((each) => each === null || typeof each === 'string') &&
    isRules(rules) &&
    isLevel(level) &&
    Array.isArray(actions) &&
    (deal === null || isDeal(deal))
  );
}

function isDeal(value: unknown): value is GuestDeal {
  if (typeof value !== 'object' || value === null) return false;
  const { rulesVersion, opponent, decks } = value as Record<keyof GuestDeal, unknown>;
  return (
    typeof rulesVersion === 'number' &&
    typeof opponent === 'string' &&
    Array.isArray(decks) &&
    decks.length === 2 &&
    decks.every((deck) => Array.isArray(deck) && deck.every(isCardCount))
  );
}

const isCardCount = (value: unknown): value is CardCount =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
