/**
 * Plans the rest of a turn: a search over sequences of actions on an imagined battle, the best few of each length kept,
 * and each judged by the position after the opponent's likely answer.
 */
import {
  type Applied,
  applyAction,
  type Battle,
  type BattleEvent,
  type CardNo,
  isRefusal,
  legalActions,
  type Move,
  otherSeat,
  type RandomState,
  type Seat,
  viewFor,
} from '@pokesol/engine';
import { answerScore } from '../choice.ts';
import { evaluate, WON } from '../evaluate.ts';
import { guessBattle } from '../guess.ts';
import { distinct } from '../moveKey.ts';
import { movesOf, type Question } from '../question.ts';
import { lookOf } from './look.ts';
import { tidy } from './tidy.ts';

/** Sequences kept at each length. */
const BEAM = 6;
/** Calls of `applyAction` for one plan. */
const BUDGET = 400;
/** What a card of the deck is worth here: enough to draw more only for want of Pokémon or energy. */
const DECK_CARD = 14;

/** Answers to a question that are looked at. */
const ANSWERS = 6;

type Node = {
  readonly battle: Battle;
  readonly moves: readonly { readonly move: Move; readonly before: Battle }[];
  readonly actionsLeft: number;
  readonly value: number;
  /** Nothing further is planned: it has seen cards that are not known yet. */
  readonly closed: boolean;
};

type Search = {
  readonly question: Question;
  readonly seat: Seat;
  spent: number;
};

/** The best sequence found, up to where the turn should end or where new cards are seen; empty to end the turn. */
export function plan(question: Question): readonly { readonly move: Move; readonly before: Battle }[] {
  const { view, random, actionsLeft } = question;
  const search: Search = { question, seat: view.seat, spent: 0 };
  const battle = guessBattle(view, `hard ${random.word()}`);
  const root: Node = { battle, moves: [], actionsLeft, value: 0, closed: false };
  let found: Node = { ...root, value: resting(search, root.battle) };
  let front: readonly Node[] = [found];
  const seen = new Set<string>([fingerprint(root.battle)]);
  while (front.length > 0 && search.spent < BUDGET) {
    const next: Node[] = [];
    for (const node of front) {
      if (search.spent >= BUDGET) break;
      for (const child of childrenOf(search, node)) {
        const key = child.closed ? '' : fingerprint(child.battle);
        if (key !== '' && seen.has(key)) continue;
        seen.add(key);
        if (child.value > found.value || found.battle.state.choice !== null) found = child;
        if (!child.closed) next.push(child);
      }
    }
    front = next.sort((a, b) => b.value - a.value).slice(0, BEAM);
  }
  return found.moves;
}

/** What the position is worth if the turn ends here; an open question must be answered first. */
function resting(search: Search, battle: Battle): number {
  const { seat } = search;
  if (battle.state.phase === 'ended') return ended(battle, seat);
  if (battle.state.choice !== null || battle.state.phase === 'setup') return Number.NEGATIVE_INFINITY;
  const applied = step(search, battle, { type: 'endTurn', seat });
  if (applied === null) return Number.NEGATIVE_INFINITY;
  const after = applied.battle;
  if (after.state.phase === 'ended') return ended(after, seat);
  return reply(search, after);
}

/** What is left after the answer that a player who just attacks would give. */
function reply(search: Search, battle: Battle): number {
  const { seat, question } = search;
  const other = otherSeat(seat);
  let best = Number.POSITIVE_INFINITY;
  for (const ready of readied(search, battle, other)) {
    const { active } = ready.state.sides[other];
    const hit =
      active === null
        ? null
        : step(search, ready, { type: 'attack', seat: other, pokemon: active.id, attack: 0 });
    const value = evaluate(hit?.battle ?? ready, seat, question.personality, DECK_CARD);
    if (value < best) best = value;
  }
  return best;
}

/** The opponent with an active Pokémon, one battle for each that could come forward. */
function readied(search: Search, battle: Battle, other: Seat): readonly Battle[] {
  const { active, bench } = battle.state.sides[other];
  if (active !== null) return [battle];
  return bench.flatMap(
    ({ id }) => step(search, battle, { type: 'promote', seat: other, pokemon: id })?.battle ?? [],
  );
}

const ended = ({ state }: Battle, seat: Seat): number =>
  state.winner === null ? 0 : state.winner === seat ? WON : -WON;

function step(search: Search, battle: Battle, move: Move): Applied | null {
  search.spent += 1;
  const applied = applyAction(battle, move);
  return isRefusal(applied) ? null : applied;
}

function* childrenOf(search: Search, node: Node): Generator<Node> {
  const { seat } = search;
  for (const move of movesWorthTrying(search, node)) {
    const applied = step(search, node.battle, move);
    if (applied === null) continue;
    const closed = applied.events.some(showsCards);
    const outcomes = applied.events.some(({ type }) => type === 'coinFlipped')
      ? COINS.map((random) => step(search, tossed(node.battle, random), move)?.battle ?? applied.battle)
      : [applied.battle];
    const values = outcomes.map((battle) => worth(search, battle, closed));
    const last = outcomes[outcomes.length - 1] ?? applied.battle;
    yield {
      battle: last,
      moves: [...node.moves, { move, before: node.battle }],
      actionsLeft: node.actionsLeft - (move.type === 'choose' ? 0 : 1),
      value: values.reduce((sum, value) => sum + value, 0) / values.length,
      closed: closed || last.state.phase === 'ended' || last.state.choice?.seat === 1 - seat,
    };
  }
}

/** Ending the turn here; after new cards also with an attack before it, or cards drawn early would look wasted. */
function worth(search: Search, battle: Battle, closed: boolean): number {
  const value = resting(search, battle);
  const { active } = battle.state.sides[search.seat];
  if (!closed || active === null || battle.state.phase !== 'active') return value;
  const attacked = step(search, battle, { type: 'attack', seat: search.seat, pokemon: active.id, attack: 0 });
  return attacked === null ? value : Math.max(value, resting(search, attacked.battle));
}

const showsCards = (event: BattleEvent): boolean =>
  event.type === 'cardsDrawn' || event.type === 'deckOrdered';

/** One generator whose next coin shows heads and one whose next shows tails, so that both sides of it are planned for. */
const COINS: readonly RandomState[] = [
  [2, 0, 0, 0],
  [1, 0, 0, 0],
];

const tossed = (battle: Battle, random: RandomState): Battle => ({
  ...battle,
  state: { ...battle.state, random },
});

function movesWorthTrying(search: Search, { battle, actionsLeft }: Node): readonly Move[] {
  const { question, seat } = search;
  if (battle.state.choice !== null) return answers(search, battle);
  if (actionsLeft <= 0) return [];
  const legal = legalActions(battle, seat);
  const printingOf = (card: CardNo): number | undefined => battle.printing[card];
  if (battle.state.sides[seat].active !== null) {
    const view = viewFor(battle, seat);
    const free = tidy({ ...question, view, legal, actionsLeft });
    if (free !== null) return [free];
  }
  return distinct(legal, printingOf).filter(
    (move) =>
      move.type !== 'endTurn' &&
      !(move.type === 'attach' && !wantsEnergy(battle, seat, move.pokemon)) &&
      !(move.type === 'play' && move.to === 'bench') &&
      !(move.type === 'trainer' && !works(battle, move.card)),
  );
}

/** Energy for one that has none: the active Pokémon, or one that a card of the hand could bring forward. */
function wantsEnergy(battle: Battle, seat: Seat, id: number): boolean {
  const { active, bench, hand } = battle.state.sides[seat];
  if (active?.id === id) return active.energy.length === 0;
  if (bench.find((pokemon) => pokemon.id === id)?.energy.length !== 0) return false;
  return hand.some((card) => {
    const facts = battle.printed[battle.printing[card] ?? -1];
    return facts?.kind === 'trainer' && facts.effect?.target === 'ownBench';
  });
}

function works(battle: Battle, card: CardNo): boolean {
  const facts = battle.printed[battle.printing[card] ?? -1];
  return facts?.kind === 'trainer' && facts.effect !== null;
}

/** The answers that look best by themselves, each once though it may be given with other copies of the cards. */
function answers({ question, seat }: Search, battle: Battle): readonly Move[] {
  const { choice } = battle.state;
  if (choice?.seat !== seat) return [];
  const view = viewFor(battle, seat);
  const seen = new Set<string>();
  return movesOf(legalActions(battle, seat), 'choose')
    .map((move) => ({ move, score: answerScore({ ...question, view }, choice, move) }))
    .sort((a, b) => b.score - a.score)
    .filter(({ move }) => {
      const printings = move.cards.map((card) => battle.printing[card]);
      const key =
        choice.kind === 'pickCards' && choice.from !== 'attachedEnergy'
          ? printings.sort().join(' ')
          : move.cards.join(' ');
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, choice.kind === 'orderCards' ? 1 : ANSWERS)
    .map(({ move }) => move);
}

/** Where every card that the rest of the turn depends on is. */
function fingerprint(battle: Battle): string {
  const { sides, choice } = battle.state;
  const parts: (string | number)[] = [choice === null ? '' : choice.cards.join('.')];
  for (const side of sides) {
    for (const one of side.active === null ? side.bench : [side.active, ...side.bench])
      parts.push(
        one.id,
        one.damage,
        one.energy.length,
        one.attached.length,
        one.statuses.join('.'),
        one.actedThisTurn ? 1 : 0,
      );
    parts.push(
      side.active === null ? '-' : '+',
      side.hand
        .map((card) => battle.printing[card])
        .sort()
        .join('.'),
    );
  }
  return parts.join(' ');
}

export const expectation = (battle: Battle, seat: Seat): string => lookOf(viewFor(battle, seat));
