/**
 * Plans the rest of an official turn: a search over sequences of moves on a guessed battle, the best few of each length kept,
 * each judged by the position at the start of the opponent's turn.
 */
import { isRefusal, type Seat } from '@pokesol/engine';
import {
  type Applied,
  applyAction,
  type Battle,
  type BattleEvent,
  endsQuietly,
  legalActions,
  type Move,
  withChance,
} from '@pokesol/engine/official';
import { evaluate } from './evaluate.ts';
import { guessBattle } from './guess.ts';
import { fingerprint } from './moveKey.ts';
import { optionsOf } from './options.ts';
import { drawnFirst, usedFirst } from './order.ts';
import type { Planned } from './planned.ts';
import type { OfficialQuestion } from './question.ts';

type Node = {
  readonly battle: Battle;
  readonly moves: readonly Planned[];
  readonly value: number;
  /** Nothing is planned beyond it: the turn is over, or unknown cards or coins were seen. */
  readonly closed: boolean;
  /** The battle's fingerprint, where more may be planned beyond it. */
  readonly key: string | null;
};

/** Answers that follow one another within one move. */
const DEEPEST_ANSWERS = 8;
/** From the third answer on so many are tried. */
const LATER_ANSWERS = 3;

class Search {
  spent = 0;
  /** For each fingerprint of a battle that was judged at rest what that took. */
  private readonly rested = new Map<string, number>();
  readonly question: OfficialQuestion;
  readonly seat: Seat;

  constructor(question: OfficialQuestion) {
    this.question = question;
    this.seat = question.view.seat;
  }

  get isOver(): boolean {
    return this.spent >= this.question.planning.budget;
  }

  /** Of the first move only what the question allows. */
  optionsOf({ battle, moves }: Node): readonly Move[] {
    const options = optionsOf(battle, this.seat);
    if (moves.length > 0 || battle.state.choice !== null) return options;
    const allowed = new Set(this.question.legal.map((move) => JSON.stringify(move)));
    return options.filter((move) => allowed.has(JSON.stringify(move)));
  }

  apply(battle: Battle, move: Move): Applied | null {
    this.spent += 1;
    const applied = applyAction(battle, move);
    return isRefusal(applied) ? null : applied;
  }

  /** As it stands, with the other seat to move. */
  worth(battle: Battle): number {
    const { personality, planning } = this.question;
    return evaluate(battle, this.seat, personality, planning.weights);
  }

  /** If the turn ends here; minus infinity where it cannot. */
  resting(battle: Battle): number {
    if (battle.state.phase === 'ended') return this.worth(battle);
    const ended = this.apply(battle, { type: 'endTurn', seat: this.seat });
    return ended === null ? Number.NEGATIVE_INFINITY : this.settled(ended.battle);
  }

  /**
   * The same for a node that is dropped where one of its fingerprint came before it: that is not carried out again, but counts for as
   * much, so that the plan is the one that it would be.
   */
  restingOnce(battle: Battle, key: string): number {
    const before = this.rested.get(key);
    if (before !== undefined && endsQuietly(battle)) {
      this.spent += before;
      return Number.NEGATIVE_INFINITY;
    }
    const spent = this.spent;
    const value = this.resting(battle);
    this.rested.set(key, this.spent - spent);
    return value;
  }

  /** The worth once no question is open any more and the opponent's turn has begun. */
  settled(battle: Battle): number {
    return this.worth(this.answered(battle));
  }

  /** Questions that are left are answered: the own ones as listed first, the opponent's as hurts most. */
  private answered(start: Battle): Battle {
    let battle = start;
    for (let asked = 0; asked < DEEPEST_ANSWERS; asked += 1) {
      const { choice, phase } = battle.state;
      if (choice === null || phase === 'ended') return battle;
      const moves = legalActions(battle, choice.seat).slice(0, 6);
      const nexts = moves.flatMap((move) => this.apply(battle, move)?.battle ?? []);
      const [first, ...others] = nexts;
      if (first === undefined) return battle;
      if (choice.seat === this.seat) battle = first;
      else {
        let worst = this.worth(first);
        battle = first;
        for (const next of others) {
          const worth = this.worth(next);
          if (worth < worst) [worst, battle] = [worth, next];
        }
      }
    }
    return battle;
  }
}

/** What a position in or after the own turn is worth to who asks, the turn ended there. */
export function worthTo(question: OfficialQuestion): (battle: Battle) => number {
  const search = new Search(question);
  return (battle) =>
    battle.state.current === search.seat && battle.state.choice === null
      ? search.resting(battle)
      : search.settled(battle);
}

/** The best sequence found, up to where the turn ends or where something new is seen; empty to end the turn. */
export function plan(question: OfficialQuestion): readonly Planned[] {
  const search = new Search(question);
  const { beam } = question.planning;
  const battle = guessBattle(question.view, `guess ${question.random.word()}`, question.memory.prized);
  const asked = battle.state.choice !== null;
  const root: Node = {
    battle,
    moves: [],
    value: asked ? Number.NEGATIVE_INFINITY : search.resting(battle),
    closed: false,
    key: fingerprint(battle),
  };
  let found = root;
  let firsts: readonly Node[] | null = null;
  let front: readonly Node[] = [root];
  const seen = new Set([root.key]);
  while (front.length > 0 && !search.isOver) {
    const next: Node[] = [];
    const children = front.flatMap((node) => (search.isOver ? [] : childrenOf(search, node)));
    firsts ??= children;
    for (const child of children) {
      if (child.key !== null) {
        if (seen.has(child.key)) continue;
        seen.add(child.key);
      }
      if (child.value > found.value) found = child;
      if (!child.closed) next.push(child);
    }
    if (beam === 0) break;
    front = next.sort((a, b) => b.value - a.value).slice(0, beam);
  }
  if (asked || firsts === null) return found.moves;
  const sooner =
    drawnFirst(search.seat, found.moves, firsts, (after) => attackingValue(search, after)) ??
    // Who plans the whole turn has tried both orders.
    (beam === 0 ? usedFirst(search.seat, found.moves, firsts, root.value) : null);
  return sooner ?? found.moves;
}

/** One more move, with the answers to what it asks of this seat. */
function childrenOf(search: Search, node: Node, depth = 0): readonly Node[] {
  const options = search.optionsOf(node);
  return options.flatMap((move, place) => {
    // What is begun is answered to its end, but of several answers in a row only the likely ones: they multiply.
    if (depth > 1 && place >= LATER_ANSWERS) return [];
    if (search.isOver && (depth === 0 || place > 0)) return [];
    const applied = search.apply(node.battle, move);
    if (applied === null) return [];
    const child = childOf(search, node, move, applied);
    const isAsked = child.battle.state.choice?.seat === search.seat && child.battle.state.phase !== 'ended';
    if (!isAsked || isOverTurn(child.battle, node.battle)) return [child];
    return depth < DEEPEST_ANSWERS ? childrenOf(search, child, depth + 1) : [];
  });
}

const isOverTurn = (after: Battle, before: Battle): boolean => after.state.turn !== before.state.turn;

function childOf(search: Search, node: Node, move: Move, applied: Applied): Node {
  const { battle, events } = applied;
  const moves = [...node.moves, { move, before: node.battle }];
  // What the opponent is asked within it is answered there.
  const isTheirs = battle.state.choice !== null && battle.state.choice.seat !== search.seat;
  const over = battle.state.phase === 'ended' || isOverTurn(battle, node.battle) || isTheirs;
  const flips = events.some(({ type }) => type === 'coinFlipped');
  const closed = over || flips || events.some((event) => showsCards(event, search.seat));
  const worthOf = (after: Battle): number =>
    over || isOverTurn(after, node.battle) || after.state.phase === 'ended' || after.state.choice !== null
      ? search.settled(after)
      : attackingValue(search, after);
  if (!closed) {
    const key = fingerprint(battle);
    const value = battle.state.choice === null ? search.restingOnce(battle, key) : node.value;
    return { battle, moves, value, closed, key };
  }
  const value = flips ? averageOf(search, node.battle, move, worthOf, battle) : worthOf(battle);
  return { battle, moves, value, closed, key: null };
}

/** Over coins that fall anew each time, the taste for luck between the best and the worst counted in. */
function averageOf(
  search: Search,
  before: Battle,
  move: Move,
  worthOf: (battle: Battle) => number,
  first: Battle,
): number {
  const { coins } = search.question.planning;
  const { riskTaking } = search.question.personality;
  const values = [worthOf(first)];
  for (let time = 1; time < coins; time += 1) {
    const again = search.apply(withChance(before, `coin ${time}`), move);
    if (again !== null) values.push(worthOf(again.battle));
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return mean + (riskTaking - 0.5) * 0.2 * (Math.max(...values) - Math.min(...values));
}

/** The best of ending the turn here and of attacking first: cards drawn before attacking would look wasted otherwise. */
function attackingValue(search: Search, battle: Battle): number {
  let best = search.resting(battle);
  for (const move of legalActions(battle, search.seat)) {
    if (move.type !== 'attack' || search.isOver) continue;
    const attacked = search.apply(battle, move);
    if (attacked !== null) best = Math.max(best, search.settled(attacked.battle));
  }
  return best;
}

/** Cards of the own deck or the Prizes come to light, or are new in the hand. */
const showsCards = (event: BattleEvent, seat: Seat): boolean =>
  (event.type === 'cardsDrawn' && event.seat === seat) ||
  (event.type === 'cardsMoved' && event.from === 'prizes') ||
  event.type === 'cardsRevealed';
