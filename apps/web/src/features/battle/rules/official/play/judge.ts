/** Why something cannot be done now in the printed game, judged by its rules themselves on what this player sees. */
import { isRefusal } from '@pokesol/engine';
import {
  applyAction,
  type Battle,
  type BattleView,
  determinize,
  type OfficialRefusal,
  type OfficialRefusalCode,
} from '@pokesol/engine/official';
import type { MoveJson } from '@pokesol/protocol';
import type { Reason } from '../board/interaction.ts';

export type OfficialMove = MoveJson<'official'>;

const battles = new WeakMap<BattleView, Battle>();

/** A battle that looks like this to the player: what is hidden decides about no own action. */
export function battleBehind(view: BattleView): Battle {
  const kept = battles.get(view) ?? determinize(view, Object.values(view.printed), 'reasons');
  battles.set(view, kept);
  return kept;
}

/** What the rules make of the move on that board: the battle and the events after it, or the refusal. */
export const tried = (view: BattleView, move: OfficialMove) =>
  applyAction(battleBehind(view), { ...move, seat: view.seat });

function refusalOf(view: BattleView, move: OfficialMove): OfficialRefusal | null {
  const applied = tried(view, move);
  return isRefusal(applied) ? applied : null;
}

const reasonOf = ({ code, message, rule }: OfficialRefusal): Reason => ({
  short: SHORT[code] ?? 'not now',
  message: `${message}.`,
  rule,
});

/** Of all ways in which something could be done, the reason that says most; `null` where one of them is allowed. */
export function reasonAgainstAll(view: BattleView, moves: readonly OfficialMove[]): Reason | null {
  const refusals = moves.map((move) => refusalOf(view, move));
  if (refusals.length === 0 || refusals.includes(null)) return null;
  const given = refusals.flatMap((refusal) => refusal ?? []);
  const best = given.find(({ code }) => !VAGUE.includes(code)) ?? given[0];
  return best === undefined ? null : reasonOf(best);
}

/** The target was wrong; another one says more of the card. */
const VAGUE: readonly OfficialRefusalCode[] = ['EVOLVES_FROM_ANOTHER', 'NOT_YOUR_POKEMON', 'CANNOT_HOLD'];

/** Said of an Ability that has been used this turn. */
export const ABILITY_USED = 'used';

/** On the strip of a card, in ten letters. */
const SHORT: Partial<Record<OfficialRefusalCode, string>> = {
  SETUP: 'later',
  NOT_YOUR_TURN: 'later',
  CHOICE_OPEN: 'answer',
  BENCH_FULL: 'Bench full',
  EVOLVES_FROM_ANOTHER: 'no target',
  FIRST_TURN_EVOLVE: 'next turn',
  NEW_IN_PLAY: 'next turn',
  CANNOT_EVOLVE: 'kept off',
  ALREADY_ATTACHED: '1 a turn',
  UNREAD_CARD: 'not played',
  UNREAD_WORDS: 'not played',
  FIRST_TURN_SUPPORTER: 'next turn',
  SUPPORTER_PLAYED: '1 a turn',
  STADIUM_PLAYED: '1 a turn',
  ABILITY_USED,
  SAME_STADIUM: 'same name',
  PRICE: 'no price',
  CANNOT_HOLD: 'no holder',
  NOTHING_TO_RETURN: 'no energy',
  ONCE_A_GAME: '1 a game',
  ONTO_THE_ACTIVE: 'Active only',
  ONLY_BY_EFFECT: 'by effect',
  ONLY_ASSEMBLED: 'more parts',
  PARTS_MISSING: 'more parts',
  NOT_A_PART: 'more parts',
  ASSEMBLED: '1 a game',
  CANNOT_PLAY: 'kept off',
  NO_CHANGE: 'no effect',
  NO_TARGET: 'no target',
  CARD_NEEDS: 'not there',
  ONLY_ATTACK_AGAIN: 'attack',
};
