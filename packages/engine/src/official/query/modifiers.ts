/** What changes a Pokémon now: asked anew each time, from markers and from all that is in play. */
import type { Frozen } from '../../kernel/frozen.ts';
import { type CardNo, SEATS, type Seat } from '../../kernel/ids.ts';
import { factsOf, inPlay } from '../../kernel/table.ts';
import type { Continuous } from '../model/abilities.ts';
import type { AbilityFacts, CardFacts } from '../model/facts.ts';
import type { HeldModifier, Modifier, ModifierOf } from '../model/language.ts';
import type { PokemonFilter } from '../model/nouns.ts';
import { type Pokemon, pokemonBody, type Table } from '../model/state.ts';
import { abilityWorks, holdingOf } from './abilities.ts';
import { ofAbility } from './context.ts';
import { PRINTED } from './figures.ts';
import { matchesPokemon } from './filter.ts';
import { isInForce, reaches } from './reach.ts';
import { amountBy } from './selectBy.ts';

type Flags = { readonly any: boolean; readonly of: readonly boolean[] };

/** Which printed cards change others just by being in play: in most battles none, which saves the search. */
const known = new WeakMap<readonly CardFacts[], Flags>();
function continuousIn(printed: readonly CardFacts[]): Flags {
  const before = known.get(printed);
  if (before !== undefined) return before;
  const of = printed.map((facts) => {
    const body = facts.kind === 'pokemon' ? facts : facts.kind === 'trainer' ? facts.body : null;
    const holds = facts.kind === 'pokemon' ? [] : facts.holds;
    return holds.length > 0 || body?.abilities.some((ability) => holdingOf(ability).length > 0) === true;
  });
  const flags = { any: of.includes(true), of };
  known.set(printed, flags);
  return flags;
}

const NOTHING: readonly HeldModifier[] = [];

/** All modifiers that hold for that Pokémon now. */
export function modifiersOn(table: Table, pokemon: Frozen<Pokemon>): readonly HeldModifier[] {
  const { state } = table;
  const flags = continuousIn(table.printed);
  if (state.markers.length === 0 && state.covers.length === 0 && !flags.any) return NOTHING;
  let found: HeldModifier[] | null = null;
  for (const marker of state.markers)
    if (marker.pokemon === pokemon.id && marker.from <= state.turn) {
      found ??= [];
      found.push(marker.modifier as HeldModifier);
    }
  for (const { seat, where, modifier, from } of state.covers)
    if (
      from <= state.turn &&
      inPlay(state.sides[seat]).includes(pokemon) &&
      (where === null || matchesPokemon(PRINTED, table, pokemon, seat, where as PokemonFilter))
    ) {
      found ??= [];
      found.push(modifier as HeldModifier);
    }
  if (!flags.any) return found ?? NOTHING;
  for (const seat of SEATS) {
    const { active, bench } = state.sides[seat];
    if (active !== null) found = addHeld(table, flags, seat, active, pokemon, found);
    for (const holder of bench) found = addHeld(table, flags, seat, holder, pokemon, found);
  }
  const { stadium } = state;
  if (stadium !== null) found = addOf(table, stadium.card, stadium.seat, null, pokemon, found);
  return found ?? NOTHING;
}

/** What that holder, and what lies on it, changes in the Pokémon. */
function addHeld(
  table: Table,
  { of }: Flags,
  seat: Seat,
  holder: Frozen<Pokemon>,
  pokemon: Frozen<Pokemon>,
  before: HeldModifier[] | null,
): HeldModifier[] | null {
  const { printing } = table;
  let found = before;
  if (holder.cards.some((card) => of[printing[card] ?? -1] === true))
    for (const ability of pokemonBody(table, holder).abilities)
      for (const effect of holdingOf(ability))
        if (abilityWorks(table, ability, holder) && !isCounted(table, seat, holder, pokemon, ability, effect))
          found = add(table, effect, seat, holder, pokemon, found);
  for (const pile of [holder.attached, holder.energy])
    for (const card of pile)
      if (of[printing[card] ?? -1] === true) found = addOf(table, card, seat, holder, pokemon, found);
  return found;
}

/** Whether another one of that name, which comes before it, does the same to that Pokémon, and once is all that counts. */
const isCounted = (
  table: Table,
  seat: Seat,
  holder: Frozen<Pokemon>,
  pokemon: Frozen<Pokemon>,
  { name }: AbilityFacts,
  { counts }: ReturnType<typeof holdingOf>[number],
): boolean => {
  if (counts === undefined) return false;
  const sides = counts === 'onceByName' ? [seat] : SEATS;
  const all = sides.flatMap((side) => inPlay(table.state.sides[side]).map((other) => ({ side, other })));
  return all
    .slice(
      0,
      all.findIndex(({ other }) => other === holder),
    )
    .some(({ side, other }) =>
      pokemonBody(table, other).abilities.some(
        (ability) =>
          ability.name === name &&
          abilityWorks(table, ability, other) &&
          holdingOf(ability).some(
            (effect) =>
              effect.counts === counts &&
              reaches(table, side, other, effect.on, pokemon) &&
              isInForce(table, side, other, effect),
          ),
      ),
    );
};

/** What a tool, a stadium or a special energy changes. */
function addOf(
  table: Table,
  card: CardNo,
  seat: Seat,
  holder: Frozen<Pokemon> | null,
  pokemon: Frozen<Pokemon>,
  before: HeldModifier[] | null,
): HeldModifier[] | null {
  const facts = factsOf(table, card);
  let found = before;
  if (facts.kind !== 'pokemon')
    for (const held of facts.holds) found = add(table, held, seat, holder, pokemon, found);
  return found;
}

const add = (
  table: Table,
  continuous: Continuous,
  seat: Seat,
  holder: Frozen<Pokemon> | null,
  pokemon: Frozen<Pokemon>,
  found: HeldModifier[] | null,
): HeldModifier[] | null =>
  reaches(table, seat, holder, continuous.on, pokemon) && isInForce(table, seat, holder, continuous)
    ? [...(found ?? []), ...continuous.modifiers.map((modifier) => counted(table, seat, holder, modifier))]
    : found;

/** What a modifier counts is asked of the cards alone, as whom it reaches: else it could depend on itself. */
const counted = (
  table: Table,
  seat: Seat,
  holder: Frozen<Pokemon> | null,
  modifier: Modifier,
): HeldModifier =>
  'by' in modifier && typeof modifier.by !== 'number'
    ? { ...modifier, by: amountBy(PRINTED, table, ofAbility(seat, holder), modifier.by) }
    : (modifier as HeldModifier);

/** Those of one kind. */
export const modifiersOf = <Change extends Modifier['change']>(
  table: Table,
  pokemon: Frozen<Pokemon>,
  change: Change,
): readonly ModifierOf<Change>[] =>
  modifiersOn(table, pokemon).filter(
    (modifier): modifier is ModifierOf<Change> => modifier.change === change,
  );

export const sumOf = (
  table: Table,
  pokemon: Frozen<Pokemon>,
  change: 'hp' | 'retreat' | 'attackCost' | 'prizes' | 'tools' | 'energyOfTurn' | 'attacks',
): number => modifiersOf(table, pokemon, change).reduce((sum, { by }) => sum + by, 0);

export const isForbidden = (
  table: Table,
  pokemon: Frozen<Pokemon>,
  what: ModifierOf<'cannot'>['what'],
): boolean => modifiersOf(table, pokemon, 'cannot').some((modifier) => modifier.what === what);
