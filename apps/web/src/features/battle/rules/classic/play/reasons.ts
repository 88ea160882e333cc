/** Why something cannot be done now, judged by the rules themselves on what this player sees. */
import { type CardNo, isRefusal } from '@pokesol/engine';
import {
  applyAction,
  type Battle,
  type BattleView,
  determinize,
  type RuleRefusal,
  type RuleRefusalCode,
} from '@pokesol/engine/classic';
import type { MoveJson } from '@pokesol/protocol';
import { factsIn } from '../../../board/cardLook.ts';

const battles = new WeakMap<BattleView, Battle>();

/** A battle that looks like this to the player: what is hidden decides about no own action. */
function battleBehind(view: BattleView): Battle {
  const kept = battles.get(view) ?? determinize(view, Object.values(view.printed), 'reasons');
  battles.set(view, kept);
  return kept;
}

/** `null` where it is allowed. */
export function reasonAgainst(view: BattleView, action: MoveJson<'classic'>): RuleRefusal | null {
  const applied = applyAction(battleBehind(view), { ...action, seat: view.seat });
  return isRefusal(applied) ? applied : null;
}

/** What stands on a card of the hand, and the sentence behind it. */
export type HandReason = { readonly short: string; readonly title: string; readonly message: string };

/** Each card of the hand that no allowed move uses, with the reason. */
export function handReasons(
  view: BattleView,
  legal: readonly MoveJson<'classic'>[],
): ReadonlyMap<CardNo, HandReason> {
  const used = new Set(legal.flatMap((move) => ('card' in move ? [move.card] : [])));
  const reasons = new Map<CardNo, HandReason>();
  for (const card of view.you.hand) {
    if (used.has(card)) continue;
    const refusal = refusalOf(view, card);
    if (refusal === undefined) continue;
    const { code, title, message } = refusal;
    reasons.set(card, { short: SHORT[code] ?? 'not now', title, message });
  }
  return reasons;
}

/** Of all that the card could be used for, the reason that says most. */
function refusalOf(view: BattleView, card: CardNo): RuleRefusal | undefined {
  const refusals = usesOf(view, card).flatMap((action) => reasonAgainst(view, action) ?? []);
  return refusals.find(({ code }) => !VAGUE.includes(code)) ?? refusals[0];
}

/** The target was wrong; another one says more of the card. */
const VAGUE: readonly RuleRefusalCode[] = [
  'INVALID_TARGET',
  'NOT_ON_BENCH',
  'NOT_YOUR_POKEMON',
  'TARGET_NEEDED',
];

function usesOf(view: BattleView, card: CardNo): MoveJson<'classic'>[] {
  const own = [view.you.active, ...view.you.bench].flatMap((pokemon) => pokemon ?? []);
  const other = [view.opponent.active, ...view.opponent.bench].flatMap((pokemon) => pokemon ?? []);
  const facts = factsIn(view, card);
  // Before the first turn the rules judge no target: what is no Pokémon waits.
  if (view.phase === 'setup' && facts?.kind !== 'pokemon') return [{ type: 'trainer', card, target: null }];
  if (facts?.kind === 'energy')
    return own.length === 0
      ? [{ type: 'play', card, to: 'active' }]
      : own.map(({ id }) => ({ type: 'attach', card, pokemon: id }));
  if (facts?.kind !== 'trainer')
    return [{ type: 'play', card, to: view.you.active === null ? 'active' : 'bench' }];
  if (facts.effect === null || facts.effect.target === null) return [{ type: 'trainer', card, target: null }];
  return [...own, ...other].map(({ id }) => ({ type: 'trainer', card, target: id }));
}

const SHORT: Partial<Record<RuleRefusalCode, string>> = {
  NOT_ACTIVE: 'later',
  CHOICE_OPEN: 'answer',
  NOT_A_BASIC_POKEMON: 'not basic',
  BENCH_FULL: 'bench full',
  ALREADY_ATTACHED: 'all have 1',
  UNSUPPORTED_CARD: 'never',
  FAILED_THIS_TURN: 'failed',
  DECK_EMPTY: 'no deck',
  TOO_FEW_TO_DISCARD: 'too few',
  NOTHING_IN_DECK: 'none left',
  NOTHING_IN_DISCARD: 'none there',
  NO_DAMAGE: 'no damage',
  NO_ENERGY_ON_TARGET: 'no energy',
  NO_OWN_ENERGY: 'no energy',
  SIDE_HAS_NO_ACTIVE: 'no active',
  INVALID_TARGET: 'no target',
  NOT_ON_BENCH: 'no bench',
};
