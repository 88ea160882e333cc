/** What changes a Pokémon now: asked anew each time, from markers and from all that is in play. */
import type { Frozen } from '../../kernel/frozen.ts';
import { type CardNo, SEATS, type Seat } from '../../kernel/ids.ts';
import { factsOf, inPlay } from '../../kernel/table.ts';
import type { Continuous } from '../model/abilities.ts';
import type { AbilityFacts } from '../model/facts.ts';
import type { HeldModifier, Modifier, ModifierOf } from '../model/language.ts';
import type { PokemonFilter } from '../model/nouns.ts';
import { type Pokemon, pokemonBody, type Table } from '../model/state.ts';
import { abilityWorks, holdingOf } from './abilities.ts';
import { ofAbility } from './context.ts';
import { PRINTED } from './figures.ts';
import { matchesPokemon } from './filter.ts';
import { possibleIn } from './possible.ts';
import { isInForce, reaches } from './reach.ts';
import { amountBy } from './selectBy.ts';
import { keptOf, type Source } from './settled.ts';

type Change = Modifier['change'];

const NOTHING: readonly never[] = [];

/** Those of one kind that hold for that Pokémon now. */
export function modifiersOf<Of extends Change>(
  table: Table,
  pokemon: Frozen<Pokemon>,
  change: Of,
): readonly ModifierOf<Of>[] {
  const { state } = table;
  const printed = possibleIn(table.printed).changing.get(change);
  if (printed === undefined && state.markers.length === 0 && state.covers.length === 0) return NOTHING;
  const kept = keptOf(state);
  if (kept === undefined) return found(table, pokemon, change, printed) as readonly ModifierOf<Of>[];
  kept.modifiers ??= new Map();
  let all = kept.modifiers.get(pokemon);
  if (all === undefined) {
    all = found(table, pokemon, null, possibleIn(table.printed).holding);
    kept.modifiers.set(pokemon, all);
  }
  return all.length === 0
    ? NOTHING
    : all.filter((modifier): modifier is ModifierOf<Of> => modifier.change === change);
}

/** Of that kind, or all; `printed`: which of the printed cards hold any such. */
function found(
  table: Table,
  pokemon: Frozen<Pokemon>,
  change: Change | null,
  printed: readonly boolean[] | undefined,
): readonly HeldModifier[] {
  const all: HeldModifier[] = [];
  addPlaced(table, pokemon, change, all);
  if (printed === undefined) return all;
  for (const { seat, holder, on, modifiers, once } of sourcesIn(table, change, printed))
    if (reaches(table, seat, holder, on, pokemon) && !isCounted(table, seat, holder, pokemon, once))
      for (const modifier of modifiers) if (change === null || modifier.change === change) all.push(modifier);
  return all;
}

/** By markers and covers. */
function addPlaced(table: Table, pokemon: Frozen<Pokemon>, change: Change | null, all: HeldModifier[]): void {
  const { markers, covers, turn, sides } = table.state;
  for (const marker of markers)
    if (
      marker.pokemon === pokemon.id &&
      marker.from <= turn &&
      (change === null || marker.modifier.change === change)
    )
      all.push(marker.modifier as HeldModifier);
  for (const { seat, where, modifier, from } of covers)
    if (
      from <= turn &&
      (change === null || modifier.change === change) &&
      inPlay(sides[seat]).includes(pokemon) &&
      (where === null || matchesPokemon(PRINTED, table, pokemon, seat, where as PokemonFilter))
    )
      all.push(modifier as HeldModifier);
}

const NO_SOURCES: readonly Source[] = [];

/** All that cards in play change now, in the order of the table; of one kind, or of all. */
function sourcesIn(table: Table, change: Change | null, printed: readonly boolean[]): readonly Source[] {
  const { state } = table;
  const kept = change === null ? keptOf(state) : undefined;
  if (kept !== undefined && kept.sources !== null) return kept.sources;
  let all: Source[] | null = null;
  for (const seat of SEATS) {
    const { active, bench } = state.sides[seat];
    if (active !== null) all = addHeld(table, change, printed, seat, active, all);
    for (const holder of bench) all = addHeld(table, change, printed, seat, holder, all);
  }
  const { stadium } = state;
  if (stadium !== null && holdsAny(table, printed, stadium.card))
    all = addOf(table, change, stadium.card, stadium.seat, null, all);
  const sources = all ?? NO_SOURCES;
  if (kept !== undefined) kept.sources = sources;
  return sources;
}

const holdsAny = ({ printing }: Table, printed: readonly boolean[], card: CardNo): boolean =>
  printed[printing[card] ?? -1] === true;

/** What that holder, and what lies on it, changes. */
function addHeld(
  table: Table,
  change: Change | null,
  printed: readonly boolean[],
  seat: Seat,
  holder: Frozen<Pokemon>,
  before: Source[] | null,
): Source[] | null {
  let all = before;
  for (const card of holder.cards)
    if (holdsAny(table, printed, card)) {
      for (const ability of pokemonBody(table, holder).abilities)
        for (const effect of holdingOf(ability))
          if (makes(effect, change) && abilityWorks(table, ability, holder))
            all = add(table, effect, seat, holder, { ability, counts: effect.counts }, all);
      break;
    }
  for (const card of holder.attached)
    if (holdsAny(table, printed, card)) all = addOf(table, change, card, seat, holder, all);
  for (const card of holder.energy)
    if (holdsAny(table, printed, card)) all = addOf(table, change, card, seat, holder, all);
  return all;
}

const makes = ({ modifiers }: Continuous, change: Change | null): boolean =>
  change === null || modifiers.some((modifier) => modifier.change === change);

/** Whether another one of that name, which comes before it, does the same to that Pokémon, and once is all that counts. */
function isCounted(
  table: Table,
  seat: Seat,
  holder: Frozen<Pokemon> | null,
  pokemon: Frozen<Pokemon>,
  once: Source['once'],
): boolean {
  if (once === null) return false;
  const { counts, ability: counted } = once;
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
          ability.name === counted.name &&
          abilityWorks(table, ability, other) &&
          holdingOf(ability).some(
            (effect) =>
              effect.counts === counts &&
              reaches(table, side, other, effect.on, pokemon) &&
              isInForce(table, side, other, effect),
          ),
      ),
    );
}

/** What a tool, a stadium or a special energy changes. */
function addOf(
  table: Table,
  change: Change | null,
  card: CardNo,
  seat: Seat,
  holder: Frozen<Pokemon> | null,
  before: Source[] | null,
): Source[] | null {
  const facts = factsOf(table, card);
  let all = before;
  if (facts.kind !== 'pokemon')
    for (const held of facts.holds) if (makes(held, change)) all = add(table, held, seat, holder, null, all);
  return all;
}

function add(
  table: Table,
  continuous: Continuous,
  seat: Seat,
  holder: Frozen<Pokemon> | null,
  of: {
    readonly ability: AbilityFacts;
    readonly counts: ReturnType<typeof holdingOf>[number]['counts'];
  } | null,
  before: Source[] | null,
): Source[] | null {
  if (!isInForce(table, seat, holder, continuous)) return before;
  const modifiers = continuous.modifiers.map((modifier) => counted(table, seat, holder, modifier));
  const once = of?.counts === undefined ? null : { ability: of.ability, counts: of.counts };
  const all = before ?? [];
  all.push({ seat, holder, on: continuous.on, modifiers, once });
  return all;
}

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

export const sumOf = (
  table: Table,
  pokemon: Frozen<Pokemon>,
  change: 'hp' | 'retreat' | 'attackCost' | 'prizes' | 'tools' | 'energyOfTurn' | 'attacks',
): number => {
  let sum = 0;
  for (const { by } of modifiersOf(table, pokemon, change)) sum += by;
  return sum;
};

export const isForbidden = (
  table: Table,
  pokemon: Frozen<Pokemon>,
  what: ModifierOf<'cannot'>['what'],
): boolean => modifiersOf(table, pokemon, 'cannot').some((modifier) => modifier.what === what);
