/**
 * Plans the rest of a turn: a search over sequences of actions on a determinized battle, the best few of each length kept,
 * and each judged by the position after the opponent's likely answer.
 */
import {
  type Applied,
  type Battle,
  type BattleEvent,
  type Move,
  withNextCoin,
} from '@pokesol/engine/classic';
import { determinizeView } from '../determinization.ts';
import { WON } from '../evaluate.ts';
import type { Question } from '../question.ts';
import { gainfulAttack } from '../simulate.ts';
import { attackingValue, restingValue, type Search, step } from './evaluate.ts';
import { fingerprint } from './fingerprint.ts';
import { optionsOf } from './options.ts';

/** Sequences kept at each length. */
const BEAM = 16;
/** Calls of `applyAction` after which no new sequence is begun. */
const BUDGET = 1500;

/** No position that goes on is worth so little. */
const LOST = -WON / 2;

/** A move, and the determinized battle it was planned for. */
export type Planned = { readonly move: Move; readonly before: Battle };

type Node = {
  readonly battle: Battle;
  readonly moves: readonly Planned[];
  readonly actionsLeft: number;
  readonly value: number;
  /** Nothing is planned beyond it: the battle has ended, or unknown cards were seen. */
  readonly closed: boolean;
};

/** The best sequence found, up to where the turn should end or where new cards are seen; empty to end the turn. */
export function plan(question: Question): readonly Planned[] {
  const { view, random, actionsLeft } = question;
  const search: Search = { question, seat: view.seat, spent: 0 };
  const battle = determinizeView(view, `hard ${random.word()}`);
  const root: Node = { battle, moves: [], actionsLeft, value: restingValue(search, battle), closed: false };
  let found = root;
  let front: readonly Node[] = [found];
  const seen = new Set<string>([fingerprint(battle)]);
  while (front.length > 0 && search.spent < BUDGET) {
    const next: Node[] = [];
    for (const child of front.flatMap((node) => (search.spent < BUDGET ? childrenOf(search, node) : []))) {
      const key = fingerprint(child.battle);
      if (!child.closed && seen.has(key)) continue;
      seen.add(key);
      // Nothing is worth as little as a question left open.
      if (child.value > found.value) found = child;
      if (!child.closed) next.push(child);
    }
    front = next.sort((a, b) => b.value - a.value).slice(0, BEAM);
  }
  return found === root ? lastAttack(search, root) : found.moves;
}

/** No turn ends with an attack left that can only gain, unless the opponent's answer to it ends the battle. */
function lastAttack(search: Search, { battle, value, actionsLeft }: Node): readonly Planned[] {
  const move = actionsLeft > 0 ? gainfulAttack(battle, search.seat) : null;
  const attacked = move === null ? null : step(search, battle, move);
  if (move === null || attacked === null) return [];
  const loses = restingValue(search, attacked.battle) <= LOST && value > LOST;
  return loses ? [] : [{ move, before: battle }];
}

/** One more action, with the answers to what it asks. */
const childrenOf = (search: Search, node: Node): readonly Node[] =>
  optionsOf(search.question, node.battle, node.actionsLeft).flatMap((move) => {
    const applied = step(search, node.battle, move);
    if (applied === null) return [];
    const child = childOf(search, node, move, applied);
    return child.battle.state.choice === null ? [child] : childrenOf(search, child);
  });

function childOf(search: Search, node: Node, move: Move, applied: Applied): Node {
  const flips = applied.events.some(({ type }) => type === 'coinFlipped');
  const [lucky, unlucky] = flips
    ? [true, false].map((heads) => tossed(search, node.battle, move, heads))
    : [];
  // The plan goes on from the unlucky side: after luck there is time to plan again.
  const battle = unlucky ?? applied.battle;
  const closed = applied.events.some(showsCards);
  const worth = closed ? attackingValue : restingValue;
  const luck = 0.3 + 0.4 * search.question.personality.riskTaking;
  const value =
    battle.state.choice !== null
      ? node.value
      : lucky === undefined
        ? worth(search, battle)
        : luck * worth(search, lucky) + (1 - luck) * worth(search, battle);
  return {
    battle,
    moves: [...node.moves, { move, before: node.battle }],
    actionsLeft: node.actionsLeft - (move.type === 'choose' ? 0 : 1),
    value,
    closed: closed || battle.state.phase === 'ended',
  };
}

const showsCards = ({ type }: BattleEvent): boolean => type === 'cardsDrawn' || type === 'deckOrdered';

/** The battle after a move whose first coin shows that side: both are planned for. */
const tossed = (search: Search, battle: Battle, move: Move, heads: boolean): Battle =>
  step(search, withNextCoin(battle, heads), move)?.battle ?? battle;
