/** Whether an ability works now, and what takes abilities off Pokémon as long as it is there. */
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo, Seat } from '../../kernel/ids.ts';
import { SEATS } from '../../kernel/ids.ts';
import { factsOf, inPlay } from '../../kernel/table.ts';
import type { AbilityEffect, Continuous } from '../model/abilities.ts';
import type { AbilityFacts } from '../model/facts.ts';
import type { AbilityKind } from '../model/nouns.ts';
import { type Pokemon, pokemonBody, type Table } from '../model/state.ts';
import { isAbility, isOf } from './figures.ts';
import { ofThisAttack } from './history.ts';
import { possibleIn } from './possible.ts';
import { isInForce, reaches } from './reach.ts';
import { keptOf, type Silencer } from './settled.ts';

/**
 * Not while its Pokémon lies face down in the setup (rule 2.3b), nor while it has a condition that its text names (rule 9.7),
 * nor while something takes it off.
 */
export function abilityWorks(
  table: Table,
  ability: Pick<AbilityFacts, 'name' | 'offWhile' | 'offBefore' | 'kind'>,
  pokemon: Frozen<Pokemon>,
): boolean {
  if (table.state.phase === 'setup') return false;
  return isAwakeNow(table, ability, pokemon) && !isTaken(table, ability, pokemon, silencersOf(table));
}

/** What of an ability always holds. */
type Holding = Extract<AbilityEffect, { readonly works: 'always' }>;
export const holdingOf = ({ effects }: Pick<AbilityFacts, 'effects'>): readonly Holding[] =>
  (effects ?? []).filter((effect) => effect.works === 'always');

/** One at least that nothing has taken off, whether or not it works now. */
export const hasAbility = (table: Table, pokemon: Frozen<Pokemon>, kind?: AbilityKind): boolean =>
  pokemonBody(table, pokemon).abilities.some(
    (ability) =>
      isAbility(ability) && isOf(ability, kind) && !isTaken(table, ability, pokemon, silencersOf(table)),
  );

/** What was there before the attack decides, where the text says so. */
function isAwakeNow(
  { state }: Table,
  ability: Pick<AbilityFacts, 'offWhile' | 'offBefore'>,
  pokemon: Frozen<Pokemon>,
): boolean {
  const [first] =
    ability.offBefore === true
      ? ofThisAttack(state).flatMap((happened) =>
          happened.what === 'afflictedByAttack' && happened.pokemon === pokemon.id ? [happened.before] : [],
        )
      : [];
  return first === undefined
    ? isAwake(ability, pokemon)
    : !first.some((status) => ability.offWhile.includes(status));
}

const isAwake = ({ offWhile }: Pick<AbilityFacts, 'offWhile'>, { afflictions }: Frozen<Pokemon>): boolean =>
  afflictions.length === 0 || !afflictions.some(({ status }) => offWhile.includes(status));

function isTaken(
  table: Table,
  { name, kind }: Pick<AbilityFacts, 'name' | 'kind'>,
  pokemon: Frozen<Pokemon>,
  silencers: readonly Silencer[],
): boolean {
  const { markers, turn } = table.state;
  if ((markers.length === 0 && silencers.length === 0) || !isAbility({ kind })) return false;
  return (
    markers.some(
      ({ pokemon: of, modifier, from }) =>
        of === pokemon.id &&
        modifier.change === 'noAbilities' &&
        modifier.except !== name &&
        isOf({ kind }, modifier.kind) &&
        from <= turn,
    ) ||
    silencers.some(
      ({ holder, seat, on, except, kind: taken }) =>
        except !== name && isOf({ kind }, taken) && reaches(table, seat, holder, on, pokemon),
    )
  );
}

const silences = ({ modifiers }: Continuous): boolean =>
  modifiers.some(({ change }) => change === 'noAbilities');

/** What of an ability takes others off. */
const silencing = (ability: Pick<AbilityFacts, 'effects'>): readonly Continuous[] =>
  holdingOf(ability).filter(silences);

const NO_SILENCERS: readonly Silencer[] = [];

/**
 * Cards that are no Pokémon first, then Pokémon in the order in which they came: what an earlier one takes off takes off
 * nothing (rule 10.2).
 */
function silencersOf(table: Table): readonly Silencer[] {
  const printed = possibleIn(table.printed).changing.get('noAbilities');
  if (printed === undefined) return NO_SILENCERS;
  const kept = keptOf(table.state);
  if (kept === undefined) return silencersIn(table, printed);
  kept.silencers ??= silencersIn(table, printed);
  return kept.silencers;
}

function silencersIn(table: Table, printed: readonly boolean[]): readonly Silencer[] {
  if (!isAnyInPlay(table, printed)) return NO_SILENCERS;
  const { stadium, sides } = table.state;
  const all = SEATS.flatMap((seat) => inPlay(sides[seat]).map((pokemon) => ({ seat, pokemon })));
  const found: Silencer[] = stadium === null ? [] : ofCard(table, stadium.card, stadium.seat, null);
  for (const { seat, pokemon } of all)
    for (const card of [...pokemon.attached, ...pokemon.energy])
      found.push(...ofCard(table, card, seat, pokemon));
  const byAge = all.sort((a, b) => a.pokemon.newIn - b.pokemon.newIn || a.pokemon.id - b.pokemon.id);
  for (const { seat, pokemon } of byAge)
    for (const ability of pokemonBody(table, pokemon).abilities)
      for (const effect of silencing(ability))
        if (isAwake(ability, pokemon) && !isTaken(table, ability, pokemon, found))
          found.push(...takersIn(table, effect, seat, pokemon));
  return found;
}

/** Whether a card that does lies in play at all. */
function isAnyInPlay({ printing, state: { sides, stadium } }: Table, printed: readonly boolean[]): boolean {
  const takes = (card: CardNo): boolean => printed[printing[card] ?? -1] === true;
  if (stadium !== null && takes(stadium.card)) return true;
  for (const { active, bench } of sides) {
    if (active !== null && isAnyOn(active, takes)) return true;
    for (const pokemon of bench) if (isAnyOn(pokemon, takes)) return true;
  }
  return false;
}

const isAnyOn = ({ cards, attached, energy }: Frozen<Pokemon>, is: (card: CardNo) => boolean): boolean =>
  cards.some(is) || attached.some(is) || energy.some(is);

function ofCard(table: Table, card: CardNo, seat: Seat, holder: Frozen<Pokemon> | null): Silencer[] {
  const facts = factsOf(table, card);
  return facts.kind === 'pokemon' ? [] : facts.holds.flatMap((held) => takersIn(table, held, seat, holder));
}

const takersIn = (
  table: Table,
  continuous: Continuous,
  seat: Seat,
  holder: Frozen<Pokemon> | null,
): Silencer[] =>
  isInForce(table, seat, holder, continuous)
    ? continuous.modifiers.flatMap((modifier) =>
        modifier.change === 'noAbilities'
          ? [{ holder, seat, on: continuous.on, except: modifier.except, kind: modifier.kind }]
          : [],
      )
    : [];
