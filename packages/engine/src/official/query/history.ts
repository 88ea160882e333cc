/** What texts look back on: what happened in this turn and in the one before (rules 5.5, 5.5a, 5.5b). */
import type { Frozen } from '../../kernel/frozen.ts';
import type { PokemonId, Seat } from '../../kernel/ids.ts';
import type { CardFilter, Condition } from '../model/nouns.ts';
import type { Happening, State, Table } from '../model/state.ts';
import type { InPlay } from './context.ts';
import { matchesPrinting } from './match.ts';

export const damageDone = (happened: Frozen<Happening[]>, { pokemon: { id } }: InPlay): number =>
  happened.reduce(
    (total, each) => (each.what === 'damagedByAttack' && each.pokemon === id ? total + each.amount : total),
    0,
  );

type Asked<Word extends string> = Extract<Condition, { readonly [W in Word]: unknown }>;

export const wasKnockedOut = (
  table: Table,
  seat: Seat,
  { knockedOutLastTurn: how, of }: Asked<'knockedOutLastTurn'>,
): boolean =>
  table.state.lastTurn.some(
    (happened) =>
      happened.what === 'knockedOut' &&
      happened.seat === seat &&
      (happened.byAttack || how === 'anyhow') &&
      (of === undefined || matchesPrinting(table, happened.printing, of)),
  );

export const wasAfflicted = (
  { lastTurn }: Frozen<State>,
  { pokemon: { id } }: InPlay,
  status: Asked<'afflictedLastTurn'>['status'],
): boolean =>
  lastTurn.some(
    (happened) =>
      happened.what === 'afflictedByAttack' && happened.pokemon === id && happened.status === status,
  );

/** The turn before the last one was the player's own. */
export const usedBefore = ({ turn }: Frozen<State>, { pokemon: { attacked } }: InPlay, attack: string) =>
  attacked.some((each) => each.name === attack && each.turn === turn - 2);

export const hasPlayed = (table: Table, seat: Seat, filter: CardFilter): boolean =>
  table.state.thisTurn.some(
    (happened) =>
      happened.what === 'played' &&
      happened.seat === seat &&
      matchesPrinting(table, happened.printing, filter),
  );

export const hasMoved = ({ thisTurn }: Frozen<State>, { pokemon: { id } }: InPlay): boolean =>
  thisTurn.some((happened) => happened.what === 'movedToActive' && happened.pokemon === id);

export const hasEvolved = ({ thisTurn }: Frozen<State>, { pokemon: { id } }: InPlay): boolean =>
  thisTurn.some((happened) => happened.what === 'evolved' && happened.pokemon === id);

/** Of this attack alone, where it is the second of the turn. */
export const ofThisAttack = ({ thisTurn }: Frozen<State>): Frozen<Happening[]> =>
  thisTurn.slice(1 + thisTurn.findLastIndex(({ what }) => what === 'mayAttackAgain'));

/** Prizes that the attack adds for that Pokémon, if its damage brings it down (rule 7.5a). */
export const prizesAdded = (state: Frozen<State>, attacker: PokemonId | null, pokemon: PokemonId): number => {
  const happened = ofThisAttack(state);
  const isHurt = happened.some(
    (each) => each.what === 'damagedByAttack' && each.pokemon === pokemon && each.by === attacker,
  );
  return happened.reduce(
    (sum, each) =>
      each.what === 'morePrizes' && each.by === attacker && each.pokemon === pokemon && isHurt
        ? sum + each.prizes
        : sum,
    0,
  );
};
