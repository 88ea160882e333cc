/** Whether an action is allowed now: the one judgement behind both `legalActions` and `applyAction`. */
import { otherSeat, type Seat } from '../../kernel/ids.ts';
import { factsOf, findPokemon } from '../../kernel/table.ts';
import { judgeAnswer } from '../effects/choiceRules.ts';
import { mayRun } from '../effects/frames.ts';
import type { Action, Move } from '../model/actions.ts';
import type { Target } from '../model/effects.ts';
import type { RefusalReason } from '../model/refusals.ts';
import { rulesOf } from '../model/rules.ts';
import { type Battle, type Pokemon, pokemonFacts } from '../model/state.ts';

type Check<Type extends Move['type']> = (
  battle: Battle,
  action: Extract<Move, { readonly type: Type }>,
) => RefusalReason | null;

/** The reason against the action, or `null` if it is allowed. */
export function check(battle: Battle, action: Action): RefusalReason | null {
  const { state } = battle;
  if (state.phase === 'ended') return 'NOT_ACTIVE';
  switch (action.type) {
    case 'concede':
      return null;
    case 'timeOut':
      return isToMove(battle, action.seat) ? null : 'NOT_YOUR_TURN';
    case 'choose':
      return checkChoose(battle, action);
    default:
      return checkTurn(battle, action) ?? checkMove(battle, action);
  }
}

/** Whether the battle waits for that seat: to answer, to set up, or to go on with its turn. */
export function isToMove({ state }: Battle, seat: Seat): boolean {
  if (state.phase === 'ended') return false;
  if (state.choice !== null) return state.choice.seat === seat;
  return state.phase === 'setup' ? state.sides[seat].active === null : state.current === seat;
}

function checkTurn({ state }: Battle, { type, seat }: Move): RefusalReason | null {
  if (state.phase === 'setup') {
    if (type !== 'play') return 'NOT_ACTIVE';
    return null;
  }
  if (state.current !== seat) return 'NOT_YOUR_TURN';
  return state.choice === null ? null : 'CHOICE_OPEN';
}

function checkMove(battle: Battle, action: Exclude<Move, { readonly type: 'choose' }>): RefusalReason | null {
  switch (action.type) {
    case 'play':
      return checkPlay(battle, action);
    case 'promote':
      return checkPromote(battle, action);
    case 'attach':
      return checkAttach(battle, action);
    case 'trainer':
      return checkTrainer(battle, action);
    case 'attack':
      return checkAttack(battle, action);
    case 'endTurn':
      return checkEndTurn(battle, action);
  }
}

const checkPlay: Check<'play'> = (battle, { seat, card, to }) => {
  const { state } = battle;
  const side = state.sides[seat];
  if (!side.hand.includes(card)) return 'CARD_NOT_IN_HAND';
  const facts = factsOf(battle, card);
  if (facts.kind !== 'pokemon') return 'UNSUPPORTED_CARD';
  if (!facts.basic) return 'NOT_A_BASIC_POKEMON';
  if (to === 'bench') {
    if (state.phase === 'setup') return side.active === null ? 'SETUP_NEEDS_ACTIVE' : 'NOT_ACTIVE';
    return side.bench.length < rulesOf(battle).benchSize ? null : 'BENCH_FULL';
  }
  if (side.active !== null) return 'ACTIVE_OCCUPIED';
  return side.playedActiveThisTurn ? 'ALREADY_PLAYED_ACTIVE' : null;
};

const checkPromote: Check<'promote'> = ({ state }, { seat, pokemon }) => {
  const found = findPokemon(state, pokemon);
  if (found === null) return 'POKEMON_NOT_FOUND';
  if (found.seat !== seat) return 'NOT_YOUR_POKEMON';
  if (!found.benched) return 'ALREADY_ACTIVE';
  return state.sides[seat].active === null ? null : 'ACTIVE_OCCUPIED';
};

const checkAttach: Check<'attach'> = (battle, { seat, card, pokemon }) => {
  const { state } = battle;
  if (!state.sides[seat].hand.includes(card)) return 'CARD_NOT_IN_HAND';
  if (factsOf(battle, card).kind !== 'energy') return 'UNSUPPORTED_CARD';
  const found = findPokemon(state, pokemon);
  if (found === null) return 'POKEMON_NOT_FOUND';
  if (found.seat !== seat) return 'NOT_YOUR_POKEMON';
  return found.pokemon.energyThisTurn < rulesOf(battle).energyPerPokemon ? null : 'ALREADY_ATTACHED';
};

const checkTrainer: Check<'trainer'> = (battle, { seat, card, target }) => {
  const { state } = battle;
  const side = state.sides[seat];
  if (!side.hand.includes(card)) return 'CARD_NOT_IN_HAND';
  const facts = factsOf(battle, card);
  if (facts.kind !== 'trainer') return 'UNSUPPORTED_CARD';
  if (facts.effect === null) {
    if (target !== null) return 'INVALID_TARGET';
    return side.failedThisTurn.includes(card) ? 'FAILED_THIS_TURN' : null;
  }
  const refused = checkTarget(battle, seat, facts.effect.target, target);
  if (refused !== null) return refused;
  for (const step of facts.effect.steps) {
    const reason = mayRun(battle, { seat, card, source: null, target: target as Pokemon['id'] | null }, step);
    if (reason !== null) return reason;
  }
  return null;
};

function checkTarget(
  { state }: Battle,
  seat: Seat,
  wanted: Target | null,
  target: number | null,
): RefusalReason | null {
  if (wanted === null) return target === null ? null : 'INVALID_TARGET';
  if (target === null) return 'TARGET_NEEDED';
  const found = findPokemon(state, target);
  if (found === null) return 'POKEMON_NOT_FOUND';
  const own = wanted === 'ownPokemon' || wanted === 'ownBench';
  if ((found.seat === seat) !== own) return 'INVALID_TARGET';
  const onBench = wanted === 'ownBench' || wanted === 'opponentBench';
  return onBench && !found.benched ? 'NOT_ON_BENCH' : null;
}

const checkAttack: Check<'attack'> = (battle, { seat, pokemon, attack }) => {
  const { state } = battle;
  const { active } = state.sides[seat];
  if (active === null) return 'NO_ACTIVE';
  const found = findPokemon(state, pokemon);
  if (found === null) return 'POKEMON_NOT_FOUND';
  if (found.seat !== seat) return 'NOT_YOUR_POKEMON';
  if (found.benched) return 'NOT_THE_ACTIVE';
  if (state.turn < rulesOf(battle).firstTurnToAttack) return 'FIRST_TURN_ATTACK';
  if (active.actedThisTurn) return 'ALREADY_ACTED';
  if (attack > 0)
    return pokemonFacts(battle, active).attacks.length === 0 ? 'NO_ATTACKS' : 'NOT_THE_FIRST_ATTACK';
  if (active.energy.length < rulesOf(battle).energyToAttack) return 'NOT_ENOUGH_ENERGY';
  return state.sides[otherSeat(seat)].active === null ? 'OPPONENT_HAS_NO_ACTIVE' : null;
};

/** An empty active place would be a hiding place: it cannot be attacked. */
const checkEndTurn: Check<'endTurn'> = ({ state }, { seat }) => {
  const { active, bench } = state.sides[seat];
  return active === null && bench.length > 0 ? 'MUST_PROMOTE' : null;
};

const checkChoose: Check<'choose'> = ({ state }, { seat, cards }) => {
  const { choice } = state;
  if (choice === null) return 'NO_CHOICE_OPEN';
  if (choice.seat !== seat) return 'NOT_YOUR_CHOICE';
  return judgeAnswer(choice, cards);
};
