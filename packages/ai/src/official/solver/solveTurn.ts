/**
 * Solves a turn: which Prizes a seat certainly takes in it, by which moves, and what chance decides beyond them. The search goes
 * through sequences of moves on a possible battle, shortest first, and tries what it finds on others: a line is proved when it takes
 * the same Prizes whatever cards are hidden and however coins fall. Budgets count actions tried, no clock decides.
 */
import { type CardNo, isRefusal, type Seat } from '@pokesol/engine';
import {
  type Applied,
  applyAction,
  type Battle,
  forecastOf,
  hpOf,
  legalActions,
  type Move,
  withChance,
  withCoins,
} from '@pokesol/engine/official';
import type { SolveLimits } from '../levels.ts';
import { turnKey } from '../moveKey.ts';
import type { Planned } from '../planned.ts';
import { gainOf, prizesLeft, WIN } from './gain.ts';
import { unknownIn } from './hidden.ts';
import { turnAnswers, turnOptions } from './turnOptions.ts';

type Solved = {
  /** `not found`: all was tried; `not certain`: the budget ran out, or chance may bring more. */
  readonly verdict: 'proved' | 'not found' | 'not certain';
  /** Prizes that are certain, those given away taken off; `WIN` for the battle. */
  readonly gain: number;
  /** How to take them; empty where nothing is certain. */
  readonly line: readonly Planned[];
  /** More than that, with a chance. */
  readonly hoped: Hoped | null;
  readonly spent: number;
};

type Hoped = { readonly gain: number; readonly share: number; readonly line: readonly Planned[] };

/** What a position is worth once a line has been played, to choose among lines that take as many Prizes. */
type Judge = (battle: Battle) => number;

type Node = {
  readonly battle: Battle;
  readonly moves: readonly Planned[];
  /** Cards in the hand of which it is not known which they are. */
  readonly barred: ReadonlySet<CardNo>;
};

/** Coins that are laid one way and the other; more are tried at random. */
const LAID_COINS = 3;
const TRIES = 8;
/** Answers that follow one another within one move. */
const DEEPEST_ANSWERS = 8;
/** An attack plays no card of the hand. */
const NONE_BARRED: ReadonlySet<CardNo> = new Set();
/** Sequences of one length that are carried on. */
const WIDEST = 60;

class TurnSearch {
  spent = 0;
  gain = 0;
  line: readonly Planned[] = [];
  hoped: Hoped | null = null;
  private worth = Number.NEGATIVE_INFINITY;
  readonly seat: Seat;
  private readonly before: ReturnType<typeof prizesLeft>;
  private readonly guesses: readonly Battle[];
  private readonly limits: SolveLimits;
  private readonly judge: Judge;
  private readonly known: ReadonlySet<CardNo>;

  constructor(
    guesses: readonly Battle[],
    root: Battle,
    seat: Seat,
    limits: SolveLimits,
    known: ReadonlySet<CardNo>,
    judge: Judge,
  ) {
    this.guesses = guesses;
    this.seat = seat;
    this.limits = limits;
    this.known = known;
    this.judge = judge;
    this.before = prizesLeft(root, seat);
  }

  get isOver(): boolean {
    return this.spent >= this.limits.budget || this.gain >= WIN;
  }

  private apply(battle: Battle, move: Move): Applied | null {
    this.spent += 1;
    const applied = applyAction(battle, move);
    return isRefusal(applied) ? null : applied;
  }

  /** One move and all ways to answer what it asks; only what goes on in the same turn, nothing unknown having come up. */
  step(node: Node, move: Move, depth = 0): readonly Node[] {
    const applied = this.apply(node.battle, move);
    if (applied === null) return [];
    const { battle } = applied;
    const moves = [...node.moves, { move, before: node.battle }];
    const unknown = unknownIn(node.battle, applied, this.seat, this.known);
    if (unknown.coins > 0 || unknown.other) {
      this.tryLuck(node, move, moves, unknown.coins);
      return [];
    }
    const barred = unknown.dealt.length === 0 ? node.barred : new Set([...node.barred, ...unknown.dealt]);
    const { choice, phase, turn } = battle.state;
    const isOn = phase !== 'ended' && turn === node.battle.state.turn;
    if (isOn && choice?.seat === this.seat) {
      if (depth >= DEEPEST_ANSWERS) return [];
      const next: Node = { battle, moves, barred };
      return turnAnswers(battle, this.seat, barred).flatMap((answer) =>
        this.isOver ? [] : this.step(next, answer, depth + 1),
      );
    }
    this.offer(battle, moves);
    return isOn && choice === null ? [{ battle, moves, barred }] : [];
  }

  /** Keeps the line where it takes more than the best one, or as much and leaves more behind. */
  private offer(battle: Battle, moves: readonly Planned[]): void {
    const gain = this.taken(battle, moves);
    if (gain <= 0 || gain < this.gain) return;
    const worth = gain >= WIN ? 0 : this.judge(battle);
    if (gain === this.gain && worth <= this.worth) return;
    if (!this.holds(moves, gain)) return;
    [this.gain, this.worth, this.line] = [gain, worth, moves];
  }

  /** Whether the line takes as much on every other guess. */
  private holds(moves: readonly Planned[], gain: number): boolean {
    return this.guesses.every((guess) => {
      let battle = guess;
      for (const { move, before } of moves) {
        const applied = this.apply(battle, alike(battle, before, move));
        if (applied === null) return false;
        ({ battle } = applied);
      }
      return this.taken(battle, moves) >= gain;
    });
  }

  /** What the moves took; after a Knock Out in the middle of the turn also what an attack takes, whatever comes forward. */
  private taken(battle: Battle, moves: readonly Planned[]): number {
    const gain = gainOf(battle, this.seat, this.before);
    const { choice, phase, turn } = battle.state;
    const isPromotion =
      choice?.kind === 'pokemon' && choice.purpose === 'promote' && choice.seat !== this.seat;
    if (!isPromotion || phase === 'ended' || moves.some(({ move }) => move.type === 'attack')) return gain;
    const gains = legalActions(battle, choice.seat).map((answer) => {
      const promoted = this.apply(battle, answer)?.battle;
      if (promoted === undefined || promoted.state.turn !== turn || promoted.state.choice !== null)
        return gain;
      const { attacks } = turnOptions(promoted, this.seat, NONE_BARRED);
      return Math.max(gain, ...attacks.map((attack) => this.afterAttack(promoted, attack)));
    });
    return Math.max(gain, Math.min(WIN, ...gains));
  }

  private afterAttack(battle: Battle, attack: Move): number {
    const applied = this.apply(battle, attack);
    if (applied === null) return -WIN;
    const unknown = unknownIn(battle, applied, this.seat, this.known);
    return unknown.coins > 0 || unknown.other ? -WIN : gainOf(applied.battle, this.seat, this.before);
  }

  /** However coins fall: what is taken at least is certain, what may be taken is hoped for. */
  private tryLuck(node: Node, move: Move, moves: readonly Planned[], coins: number): void {
    // What lies hidden may decide: then nothing is certain.
    if (coins === 0 && !this.limits.hopes) return;
    const chances = [
      ...laid(node.battle, coins),
      ...(coins > 0 && coins <= LAID_COINS ? [] : thrown(node.battle)),
    ];
    const ends = chances.flatMap((battle) => this.apply(battle, move)?.battle ?? []);
    const gains = ends.map((battle) => gainOf(battle, this.seat, this.before));
    const [first] = ends;
    const [least, most] = [Math.min(...gains), Math.max(...gains)];
    if (first === undefined) return;
    if (coins > 0 && least > 0 && least >= this.gain) {
      const worst = ends[gains.indexOf(least)] ?? first;
      const { choice, phase, turn } = worst.state;
      const isDone = phase === 'ended' || turn !== node.battle.state.turn || choice !== null;
      if (isDone) this.offer(worst, moves);
    }
    if (most <= Math.max(0, least)) return;
    const share = gains.filter((gain) => gain === most).length / gains.length;
    if (most > (this.hoped?.gain ?? 0) || (most === this.hoped?.gain && share > this.hoped.share))
      this.hoped = { gain: most, share, line: moves };
  }
}

/** Every way in which few coins fall; of many all tails and all heads. */
function laid(battle: Battle, coins: number): readonly Battle[] {
  if (coins === 0) return [];
  if (coins > LAID_COINS)
    return [false, true].map((heads) =>
      withCoins(
        battle,
        Array.from({ length: Math.min(8, coins) }, () => heads),
      ),
    );
  return Array.from({ length: 2 ** coins }, (_, way) =>
    withCoins(
      battle,
      Array.from({ length: coins }, (__, coin) => ((way >> coin) & 1) === 1),
    ),
  );
}

const thrown = (battle: Battle): readonly Battle[] =>
  Array.from({ length: TRIES }, (_, time) => withChance(battle, `luck ${time}`));

/** The same move where another copy of a card lies in the deck. */
function alike(battle: Battle, before: Battle, move: Move): Move {
  const { choice } = battle.state;
  if (choice?.kind !== 'cards' || choice.from !== 'deck') return move;
  const other = (item: number): number => {
    if (choice.cards.some((card) => card === item)) return item;
    const free = choice.cards.filter((card) => !choice.picked.includes(card));
    return free.find((card) => battle.printing[card] === before.printing[item]) ?? item;
  };
  if (move.type === 'pick') return { ...move, item: other(move.item) };
  if (move.type !== 'choose' || !Array.isArray(move.answer)) return move;
  return { ...move, answer: move.answer.map(Number).map(other) as readonly number[] as typeof move.answer };
}

/** Guesses of one view: the line is sought on the first and tried on the others. */
export function solveTurn(
  guesses: readonly Battle[],
  seat: Seat,
  limits: SolveLimits,
  judge: Judge = () => 0,
  {
    barred = new Set<CardNo>(),
    open = true,
  }: {
    readonly barred?: ReadonlySet<CardNo> /** Whether the question that is open is really asked. */;
    readonly open?: boolean;
  } = {},
): Solved {
  const [root, ...others] = guesses;
  if (root === undefined) throw new RangeError('There is no battle to solve');
  const { choice } = root.state;
  const known = new Set(open && choice?.kind === 'cards' && choice.from === 'deck' ? choice.cards : []);
  const search = new TurnSearch(others, root, seat, limits, known, judge);
  const start: Node = { battle: root, moves: [], barred };
  let front: readonly Node[] =
    choice === null
      ? [start]
      : turnAnswers(root, seat, barred).flatMap((answer) => search.step(start, answer));
  const seen = new Set<string>();
  let isWhole = true;
  for (let actions = 1; front.length > 0 && actions <= limits.actions; actions += 1) {
    const next: { node: Node; promise: number }[] = [];
    for (const node of front) {
      const { attacks, others: moves } = turnOptions(node.battle, seat, node.barred);
      for (const move of attacks) {
        if (search.isOver) break;
        search.step(node, move);
      }
      if (actions === limits.actions) continue;
      const here = turnKey(node.battle, seat, node.barred);
      for (const move of moves) {
        if (search.isOver) break;
        for (const child of search.step(node, move)) {
          const key = turnKey(child.battle, seat, child.barred);
          if (seen.has(key.whole) || (key.field === here.field && isWithin(key.hand, here.hand))) continue;
          seen.add(key.whole);
          next.push({ node: child, promise: promiseOf(child.battle, seat) });
        }
      }
    }
    if (search.isOver) {
      isWhole = search.gain >= WIN;
      break;
    }
    if (next.length > WIDEST) isWhole = false;
    front = next
      .sort((a, b) => b.promise - a.promise)
      .slice(0, WIDEST)
      .map(({ node }) => node);
  }
  const { gain, line, spent } = search;
  const hoped = search.hoped !== null && search.hoped.gain > gain ? search.hoped : null;
  const verdict = gain > 0 ? 'proved' : isWhole && hoped === null ? 'not found' : 'not certain';
  return { verdict, gain, line, hoped, spent };
}

/** Both in ascending order. */
function isWithin(few: readonly number[], many: readonly number[]): boolean {
  let place = 0;
  for (const each of many) if (each === few[place]) place += 1;
  return place === few.length;
}

/** How near the Active Pokémon's attacks come to a Knock Out: where to look first. */
function promiseOf(battle: Battle, seat: Seat): number {
  const { active } = battle.state.sides[seat];
  const target = battle.state.sides[seat === 0 ? 1 : 0].active;
  if (active === null || target === null) return 0;
  const left = Math.max(10, hpOf(battle, target) - target.damage);
  let best = 0;
  for (const { most, missing } of forecastOf(battle, seat, active))
    best = Math.max(best, Math.min(1, most / left) * 0.5 ** missing);
  return best;
}
