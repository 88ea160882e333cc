/** Knock Outs, Prizes, the end of the game, promotion: in the order of rule 7.2. */
import { type CardNo, otherSeat, type PokemonId, SEATS, type Seat } from '../../kernel/ids.ts';
import { factsOf, inPlay } from '../../kernel/table.ts';
import type { Choice } from '../model/choices.ts';
import type { Step } from '../model/language.ts';
import type { Procedure, Waiting } from '../model/procedure.ts';
import { type Pokemon, pokemonBody, type State, type Table, topOf } from '../model/state.ts';
import type { Trigger } from '../model/times.ts';
import { listIn, put, type RulesFor } from '../procedure/rule.ts';
import { push } from '../procedure/stack.ts';
import { answerMove, answersOf } from '../procedure/triggers.ts';
import { prizesAdded } from '../query/history.ts';
import { modifiersOf } from '../query/modifiers.ts';
import { isKnockedOut } from '../query/pokemon.ts';
import { isAt } from '../query/reach.ts';
import { isOfKind } from '../query/select.ts';
import { type Draft, emit, endBattle, flip, happen, pokemonOf, ref } from '../table/draft.ts';
import { discardAll, leavePlay } from '../table/zones.ts';
import { beginTiebreaker } from './setup.ts';

/** Whether a Pokémon is Knocked Out, a place empty, a Prize to be taken. */
export function isUnsettled(table: Table): boolean {
  for (const { active, owed, bench } of table.state.sides) {
    if (active === null || owed > 0 || isKnockedOut(table, active)) return true;
    for (const pokemon of bench) if (pokemon.damage > 0 && isKnockedOut(table, pokemon)) return true;
  }
  return false;
}

const knockedOut = (draft: Draft, seat: Seat): Pokemon[] =>
  inPlay(draft.state.sides[seat]).filter((pokemon) => isKnockedOut(draft, pokemon));

export const KNOCK_OUTS: RulesFor<
  'knockOuts' | 'clearKnockedOut' | 'takePrizes' | 'keepPrize' | 'judge' | 'promote'
> = {
  knockOuts: {
    run: (draft, frame, { attacker, asked = false }) => {
      if (!isUnsettled(draft)) return;
      const { current } = draft.state;
      // What keeps a Pokémon from going down comes before anything that answers its going (rule 7.11).
      const kept = attacker === null || asked ? [] : answersOfDown(draft, attacker, 'wouldBeKnockedOut');
      if (kept.length > 0) {
        put(frame, [
          { do: 'queue', seat: current, attacker, waiting: kept },
          { do: 'knockOuts', attacker, asked: true },
        ]);
        return;
      }
      const waiting =
        attacker === null
          ? []
          : [...answersOfDown(draft, attacker, 'knockedOutByAttack'), ...answersOfOthers(draft, attacker)];
      const first = otherSeat(current);
      put(frame, [
        // Several, also of both sides: the player whose turn it is orders them (rule 7.2 a).
        ...(waiting.length > 0 ? [{ do: 'queue', seat: current, attacker, waiting } as const] : []),
        { do: 'clearKnockedOut', attacker },
        { do: 'takePrizes', seat: current },
        { do: 'takePrizes', seat: first },
        { do: 'judge' },
        { do: 'promote', seat: first },
        { do: 'promote', seat: current },
      ] satisfies Procedure[]);
    },
  },
  clearKnockedOut: {
    run: (draft, _frame, { attacker }) => {
      const { current } = draft.state;
      // All at the same time: what one of them changes in another counts (rule 7.2). Whom only those that went kept in play
      // goes after them, before anybody takes Prizes or promotes.
      for (let all = allKnockedOut(draft, attacker); all.length > 0; all = allKnockedOut(draft, attacker))
        for (const { seat, pokemon, prizes } of all) {
          emit(draft, { type: 'knockedOut', seat, ...ref(pokemon) });
          const byAttack = seat !== current && isHurtBy(draft, attacker, pokemon);
          const printing = factsOf(draft, topOf(pokemon)).id;
          happen(draft, { what: 'knockedOut', seat, byAttack, printing });
          draft.state.sides[otherSeat(seat)].owed += prizes;
          discardAll(draft, leavePlay(draft, seat, pokemon));
        }
    },
  },
  takePrizes: {
    run: (draft, _frame, { seat }) => {
      const side = draft.state.sides[seat];
      const count = Math.min(side.owed, side.prizes.length);
      side.owed = 0;
      if (count === 0) return;
      // They lie face down and were shuffled: none differs from another for the player who takes it (rule 7.6).
      const taken = side.prizes.slice(side.prizes.length - count).reverse();
      const cards = taken.filter((card) => prizeEffect(draft, card) === null);
      side.prizes = side.prizes.filter((card) => !cards.includes(card));
      side.hand = [...side.hand, ...cards];
      if (cards.length > 0) emit(draft, { type: 'prizesTaken', seat, cards, count: cards.length });
      // Right after it was seen, before it is put into the hand, one by one (rule 7.6a).
      for (const card of taken) {
        const steps = prizeEffect(draft, card);
        if (steps !== null)
          push(draft, {
            seat,
            by: 'ability',
            steps: [...steps, { do: 'keepPrize' }],
            bound: { attached: [card] },
            secrets: { attached: seat },
          });
      }
    },
  },
  keepPrize: {
    run: (draft, { seat, bound }) => {
      const side = draft.state.sides[seat];
      const cards = (bound.attached ?? []).filter((card): card is CardNo =>
        side.prizes.includes(card as CardNo),
      );
      if (cards.length === 0) return;
      side.prizes = side.prizes.filter((card) => !cards.includes(card));
      side.hand = [...side.hand, ...cards];
      emit(draft, { type: 'prizesTaken', seat, cards, count: cards.length });
    },
  },
  judge: { run: (draft) => judge(draft) },
  promote: {
    ask: ({ state }, _frame, { seat }): Choice | null => {
      const { active, bench } = state.sides[seat];
      if (active !== null || bench.length === 0) return null;
      const pokemon = bench.map(({ id }) => id);
      return { kind: 'pokemon', seat, purpose: 'promote', pokemon, min: 1, max: 1, picked: [] };
    },
    run: (draft, _frame, { seat }, answer) => {
      const [id] = listIn<PokemonId>(answer);
      const found = pokemonOf(draft, id ?? null);
      if (found === null) return;
      const side = draft.state.sides[seat];
      side.bench = side.bench.filter((pokemon) => pokemon.id !== id);
      side.active = found.pokemon;
      emit(draft, { type: 'promoted', seat, ...ref(found.pokemon) });
      answerMove(draft, seat, found.pokemon);
    },
  },
};

/** What the card itself does when it is taken as a Prize. */
function prizeEffect(draft: Draft, card: CardNo): readonly Step[] | null {
  const facts = factsOf(draft, card);
  const abilities = facts.kind === 'pokemon' ? facts.abilities : [];
  for (const effect of abilities.flatMap(({ effects }) => effects ?? []))
    if (effect.works === 'answers' && effect.on === 'prizeTaken') return effect.steps;
  return null;
}

const allKnockedOut = (draft: Draft, attacker: PokemonId | null) =>
  SEATS.flatMap((seat) =>
    knockedOut(draft, seat).map((pokemon) => ({
      seat,
      pokemon,
      prizes: prizesFor(draft, pokemon, attacker),
    })),
  );

/** What adds to it adds nothing to none (rule 7.5). */
function prizesFor(draft: Draft, pokemon: Pokemon, attacker: PokemonId | null): number {
  const { prizes } = pokemonBody(draft, pokemon);
  if (prizes === 0) return 0;
  const seat = pokemonOf(draft, pokemon.id)?.seat;
  for (const _coin of modifiersOf(draft, pokemon, 'coinAgainstPrizes'))
    if (seat !== undefined && flip(draft, seat, 'effect')) return 0;
  const added = prizesAdded(draft.state, attacker, pokemon.id);
  const changed = modifiersOf(draft, pokemon, 'prizes')
    .filter(({ byAttack }) => byAttack !== true || isDownByTheirs(draft, attacker, pokemon))
    .reduce((sum, { by }) => sum + by, 0);
  return Math.max(0, prizes + changed + added + takenBy(draft, attacker, pokemon));
}

/** What the attacker takes besides. */
function takenBy(draft: Draft, attacker: PokemonId | null, pokemon: Pokemon): number {
  const [by, of] = [pokemonOf(draft, attacker), pokemonOf(draft, pokemon.id)];
  if (by === null || of === null || !isDownByTheirs(draft, attacker, pokemon)) return 0;
  return modifiersOf(draft, by.pokemon, 'prizesTaken')
    .filter(
      (each) =>
        (each.active !== true || isAt(draft, of.seat, pokemon, 'active')) &&
        (each.of === undefined || isOfKind(draft, pokemon, of.seat, each.of)),
    )
    .reduce((sum, each) => sum + each.by, 0);
}

/** Whether damage of an attack of the other side brought it down. */
function isDownByTheirs(draft: Draft, attacker: PokemonId | null, pokemon: Pokemon): boolean {
  const [by, of] = [attacker, pokemon.id].map((id) => pokemonOf(draft, id)?.seat);
  return by !== undefined && by !== of && isHurtBy(draft, attacker, pokemon);
}

/** Those whom an attack of the other side has brought down. */
function answersOfDown(draft: Draft, attacker: PokemonId, on: Trigger): Waiting[] {
  const by = pokemonOf(draft, attacker)?.seat;
  return SEATS.flatMap((seat) =>
    seat === by
      ? []
      : knockedOut(draft, seat)
          .filter((pokemon) => isHurtBy(draft, attacker, pokemon))
          .flatMap((pokemon) => answersOf(draft, pokemon, seat, on, null, attacker)),
  );
}

/** Those of the same side, of what an attack of the other one brings down. */
function answersOfOthers(draft: Draft, attacker: PokemonId): Waiting[] {
  const by = pokemonOf(draft, attacker)?.seat;
  return SEATS.flatMap((seat) => {
    if (seat === by) return [];
    const { active } = draft.state.sides[seat];
    return knockedOut(draft, seat)
      .filter((pokemon) => isHurtBy(draft, attacker, pokemon))
      .flatMap((fallen) =>
        inPlay(draft.state.sides[seat])
          .filter(({ id }) => id !== fallen.id)
          .flatMap((pokemon) => [
            ...(fallen.id === active?.id
              ? answersOf(draft, pokemon, seat, 'activeKnockedOut', null, attacker)
              : []),
            ...answersOf(draft, pokemon, seat, 'otherKnockedOut', null, attacker),
          ])
          .map((waiting) => ({ ...waiting, fallen: fallen.id })),
      );
  });
}

const isHurtBy = ({ state }: Draft, attacker: PokemonId | null, { id }: Pokemon): boolean =>
  state.thisTurn.some(
    (happened) => happened.what === 'damagedByAttack' && happened.pokemon === id && happened.by === attacker,
  );

/** Each player counts the conditions met; more wins, equal is a tie (rule 7.8). */
function judge(draft: Draft): void {
  const { state } = draft;
  const met = SEATS.map(
    (seat) => Number(hasTakenAll(state, seat)) + Number(hasNoPokemon(state, otherSeat(seat))),
  );
  const [first = 0, second = 0] = met;
  if (first === 0 && second === 0) {
    const ahead = state.tiebreaker === 'playing' ? aheadInPrizes(state) : null;
    if (ahead !== null) endBattle(draft, ahead, 'prizes_taken');
    return;
  }
  if (first === second) {
    if (state.tiebreaker === 'none') endBattle(draft, null, 'tie');
    else beginTiebreaker(draft);
    return;
  }
  const winner: Seat = first > second ? 0 : 1;
  endBattle(draft, winner, hasTakenAll(state, winner) ? 'prizes_taken' : 'opponent_no_pokemon');
}

const hasTakenAll = (state: State, seat: Seat): boolean => state.sides[seat].prizes.length === 0;
const hasNoPokemon = (state: State, seat: Seat): boolean => inPlay(state.sides[seat]).length === 0;
const aheadInPrizes = ({ sides }: State): Seat | null => {
  const [first, second] = [sides[0].prizes.length, sides[1].prizes.length];
  return first === second ? null : first < second ? 0 : 1;
};
