/** `applyAction`: one action, judged and carried out; the battle it was given never changes. */
import { at } from '../../kernel/at.ts';
import { type CardNo, otherSeat, SEATS, type Seat } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';
import { factsOf } from '../../kernel/table.ts';
import { firstAnswer } from '../effects/choiceRules.ts';
import { answerChoice, begin } from '../effects/frames.ts';
import { type Action, isAction, type Move } from '../model/actions.ts';
import type { BattleEvent } from '../model/events.ts';
import { type RuleRefusal, refusal } from '../model/refusals.ts';
import { rulesOf } from '../model/rules.ts';
import type { Battle } from '../model/state.ts';
import { type Draft, draftOf, emit, newPokemon, pokemonOf, ref, removeCard } from '../procedure/draft.ts';
import { endBattle } from '../procedure/ending.ts';
import { endTurn, startTurn } from '../procedure/turn.ts';
import { attack } from './attack.ts';
import { check, isToMove } from './check.ts';
import { legalActions } from './legal.ts';

/** The battle after an action, and what happened. */
export type Applied = { readonly battle: Battle; readonly events: readonly BattleEvent[] };

/**
 * Carries out an action. Takes anything from outside: what has no action's shape, or is not allowed now, comes back as
 * a refusal, and nothing has happened.
 */
export function applyAction(battle: Battle, action: Action): Result<Applied, RuleRefusal> {
  if (!isAction(action)) return refusal('MALFORMED_ACTION', 'endTurn');
  const reason = check(battle, action);
  if (reason !== null) return refusal(reason, action.type, nameOf(battle, action));
  const draft = draftOf(battle);
  perform(draft, action);
  return {
    battle: { rules: battle.rules, printed: battle.printed, printing: battle.printing, state: draft.state },
    events: draft.events,
  };
}

/** Only of a card that the player holds: a refusal must not tell what another one is. */
const nameOf = (battle: Battle, action: Action): string | undefined =>
  'card' in action && battle.state.sides[action.seat].hand.includes(action.card)
    ? factsOf(battle, action.card).name
    : undefined;

function perform(draft: Draft, action: Action): void {
  switch (action.type) {
    case 'concede':
      endBattle(draft, otherSeat(action.seat), 'opponent_conceded');
      return;
    case 'timeOut':
      timeOut(draft, action.seat);
      return;
    default:
      move(draft, action);
  }
}

function move(draft: Draft, action: Move): void {
  switch (action.type) {
    case 'play':
      play(draft, action.seat, action.card, action.to);
      return;
    case 'promote':
      promote(draft, action.seat, action.pokemon);
      return;
    case 'attach':
      attach(draft, action.seat, action.card, action.pokemon);
      return;
    case 'trainer':
      playTrainer(draft, action);
      return;
    case 'attack':
      attack(draft, action.seat, action.attack);
      return;
    case 'endTurn':
      draft.state.sides[action.seat].timeouts = 0;
      endTurn(draft, false);
      return;
    case 'choose':
      // A copy: what happened must not change with the caller's list.
      answerChoice(draft, [...action.cards]);
  }
}

function play(draft: Draft, seat: Seat, card: CardNo, to: 'active' | 'bench'): void {
  const { state } = draft;
  const side = state.sides[seat];
  removeCard(side.hand, card);
  const pokemon = newPokemon(draft, card);
  if (to === 'bench') side.bench.push(pokemon);
  else side.active = pokemon;
  if (state.phase === 'setup') {
    emit(draft, { type: 'activePlaced', seat, placed: ref(pokemon) });
    finishSetup(draft);
    return;
  }
  emit(draft, { type: 'pokemonPlayed', seat, to, ...ref(pokemon) });
  if (to === 'active') side.playedActiveThisTurn = true;
}

/** When both active Pokémon are placed they are turned over, and the first turn begins. */
function finishSetup(draft: Draft): void {
  const { state } = draft;
  const placed = SEATS.flatMap((seat) => {
    const { active } = state.sides[seat];
    return active === null ? [] : [{ seat, ...ref(active) }];
  });
  if (placed.length < SEATS.length) return;
  for (const active of placed) emit(draft, { type: 'activeRevealed', ...active });
  state.phase = 'active';
  // What the clock did in the setup is no turn that it ended.
  for (const seat of SEATS) state.sides[seat].timeouts = 0;
  startTurn(draft);
}

function promote(draft: Draft, seat: Seat, id: number): void {
  const side = draft.state.sides[seat];
  const index = side.bench.findIndex((pokemon) => pokemon.id === id);
  const pokemon = at(side.bench, index);
  side.bench.splice(index, 1);
  side.active = pokemon;
  emit(draft, { type: 'pokemonPromoted', seat, ...ref(pokemon) });
}

function attach(draft: Draft, seat: Seat, energy: CardNo, id: number): void {
  const found = pokemonOf(draft, id);
  if (found === null) throw new RangeError(`Pokémon ${id} is not in play`);
  removeCard(draft.state.sides[seat].hand, energy);
  found.pokemon.energy.push(energy);
  found.pokemon.energyThisTurn += 1;
  emit(draft, { type: 'energyAttached', seat, energy, ...ref(found.pokemon) });
}

function playTrainer(
  draft: Draft,
  { seat, card, target }: Extract<Move, { readonly type: 'trainer' }>,
): void {
  const facts = factsOf(draft, card);
  if (facts.kind !== 'trainer') throw new TypeError(`${facts.id} is no trainer`);
  const found = pokemonOf(draft, target);
  emit(draft, { type: 'trainerPlayed', seat, card, target: found === null ? null : ref(found.pokemon) });
  const side = draft.state.sides[seat];
  if (facts.effect === null) {
    side.failedThisTurn.push(card);
    emit(draft, { type: 'trainerFailed', seat, card, reason: 'unknownEffect' });
    return;
  }
  removeCard(side.hand, card);
  begin(draft, { seat, card, source: null, target, steps: [...facts.effect.steps] });
}

/**
 * The clock gives the first answer that is allowed to whatever was asked, fills an empty active place from the bench,
 * and ends the turn if it is the seat's. In the setup it only places a Pokémon: a turn that begins with that has its time
 * still before it.
 */
function timeOut(draft: Draft, seat: Seat): void {
  const side = draft.state.sides[seat];
  side.timeouts += 1;
  if (side.timeouts >= rulesOf(draft).timeoutsToLose) {
    endBattle(draft, otherSeat(seat), 'opponent_timed_out');
    return;
  }
  const { turn } = draft.state;
  for (let { choice } = draft.state; choice?.seat === seat; choice = draft.state.choice)
    answerChoice(draft, firstAnswer(choice));
  if (draft.state.phase === 'setup') move(draft, at(legalActions(draft, seat), 0));
  if (draft.state.turn !== turn || draft.state.phase !== 'active' || !isToMove(draft, seat)) return;
  const [first] = side.bench;
  if (side.active === null && first !== undefined) promote(draft, seat, first.id);
  endTurn(draft, true);
}
