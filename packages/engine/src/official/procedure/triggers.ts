/** Effects that something triggers, and the order in which they come: a trigger is named where it happens. */
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import { factsOf, inPlay } from '../../kernel/table.ts';
import type { OnceATurn } from '../model/abilities.ts';
import type { ModifierOf } from '../model/language.ts';
import type { CardFilter } from '../model/nouns.ts';
import type { Waiting } from '../model/procedure.ts';
import { type Pokemon, pokemonBody, type Table } from '../model/state.ts';
import type { Trigger } from '../model/times.ts';
import { abilityWorks } from '../query/abilities.ts';
import { ofAbility } from '../query/context.ts';
import { matchesEnergy } from '../query/match.ts';
import { modifiersOf } from '../query/modifiers.ts';
import { possibleIn } from '../query/possible.ts';
import { isAt, isInForce } from '../query/reach.ts';
import { holds } from '../query/select.ts';
import { type Draft, happen } from '../table/draft.ts';
import { push } from './stack.ts';

/**
 * Of a Pokémon's abilities that work, of what was placed on it, and of what it holds. `card`: the one that was attached; of
 * `attached` only that card answers. `attacker`: the Pokémon that is answered, for conditions about it.
 */
export function answersOf(
  table: Table,
  pokemon: Frozen<Pokemon>,
  seat: Seat,
  on: Trigger,
  card: CardNo | null = null,
  attacker: PokemonId | null = null,
): Waiting[] {
  if (!mayAnswer(table, on)) return [];
  const { id } = pokemon;
  const attached = card === null ? {} : { card };
  if (on === 'attached') return card === null ? [] : answersOfCard(table, card, pokemon, seat);
  const fits = (wanted: CardFilter | undefined): boolean =>
    wanted === undefined || (card !== null && matchesEnergy(table, card, wanted));
  const own = pokemonBody(table, pokemon).abilities.flatMap((ability) =>
    (ability.effects ?? []).flatMap((effect) =>
      effect.works === 'answers' &&
      effect.on === on &&
      isItsTime(table, pokemon, seat, effect, attacker) &&
      !isUsed(table.state, seat, pokemon, ability.name, effect.often) &&
      fits(effect.card) &&
      abilityWorks(table, ability, pokemon)
        ? [
            {
              pokemon: id,
              seat,
              name: ability.name,
              steps: effect.steps,
              ...attached,
              ...(effect.counts === 'onceByName' && ({ onceByName: true } as const)),
              ...(effect.often !== undefined && { often: effect.often }),
            },
          ]
        : [],
    ),
  );
  const held = [...pokemon.attached, ...pokemon.energy].flatMap((thisCard) =>
    heldBy(table, pokemon, seat, thisCard).map((modifier) => ({ modifier, thisCard })),
  );
  const answers = (modifier: ModifierOf<'answer'>): boolean =>
    modifier.on === on && fits(modifier.card) && isItsTime(table, pokemon, seat, modifier, attacker);
  const ofHeld = held.flatMap(({ modifier, thisCard }) =>
    answers(modifier)
      ? [
          {
            pokemon: id,
            seat,
            name: factsOf(table, thisCard).name,
            steps: modifier.steps,
            thisCard,
            ...attached,
          },
        ]
      : [],
  );
  const placed = modifiersOf(table, pokemon, 'answer').flatMap((modifier) =>
    answers(modifier) && !held.some((each) => each.modifier === modifier)
      ? [{ pokemon: id, seat, name: '', steps: modifier.steps, ...attached }]
      : [],
  );
  return [...own, ...ofHeld, ...placed];
}

/** Whether any printed card answers it, or something may have been placed that does. */
const mayAnswer = ({ printed, state: { markers, covers } }: Table, on: Trigger): boolean =>
  markers.length > 0 || covers.length > 0 || possibleIn(printed).triggers.has(on);

/** Whether an answer is given from where its Pokémon is, and under its condition. */
const isItsTime = (
  table: Table,
  pokemon: Frozen<Pokemon>,
  seat: Seat,
  { from, while: is }: Pick<ModifierOf<'answer'>, 'from' | 'while'>,
  attacker: PokemonId | null = null,
): boolean =>
  (from === undefined || isAt(table, seat, pokemon, from)) &&
  (is === undefined || holds(table, { ...ofAbility(seat, pokemon), attacker }, is));

/** What a tool or an energy on that Pokémon answers for it alone. */
function heldBy(
  table: Table,
  pokemon: Frozen<Pokemon>,
  seat: Seat,
  card: CardNo,
): readonly ModifierOf<'answer'>[] {
  const facts = factsOf(table, card);
  if (facts.kind === 'pokemon') return [];
  return facts.holds
    .filter((each) => each.on === 'self' && isInForce(table, seat, pokemon, each))
    .flatMap(({ modifiers }) => modifiers.flatMap((each) => (each.change === 'answer' ? [each] : [])));
}

function answersOfCard(table: Table, card: CardNo, pokemon: Frozen<Pokemon>, seat: Seat): Waiting[] {
  const facts = factsOf(table, card);
  if (facts.kind === 'pokemon') return [];
  const of = { pokemon: pokemon.id, seat, card };
  return facts.holds
    .filter((each) => isInForce(table, seat, pokemon, each))
    .flatMap(({ modifiers }) => modifiers)
    .flatMap((modifier) =>
      modifier.change === 'answer' && modifier.on === 'attached' && isItsTime(table, pokemon, seat, modifier)
        ? [{ ...of, thisCard: card, name: facts.name, steps: modifier.steps }]
        : [],
    );
}

/** Of all Pokémon of those sides, in the order of the table. */
export const answersOfAll = (table: Table, seats: readonly Seat[], on: Trigger): Waiting[] =>
  (mayAnswer(table, on) ? seats : [])
    .flatMap((seat) =>
      inPlay(table.state.sides[seat]).flatMap((pokemon) => answersOf(table, pokemon, seat, on)),
    )
    .filter(
      (each, place, all) =>
        each.onceByName !== true ||
        all.findIndex(({ seat, name }) => seat === each.seat && name === each.name) === place,
    );

/** Used at once or lost, above all that is being resolved; but Knock Outs come first (rules 4.3a, 4.7). */
export function answerNow(
  draft: Draft,
  seat: Seat,
  pokemon: Pokemon,
  triggers: readonly Trigger[],
  card: CardNo | null = null,
): void {
  const waiting = triggers.flatMap((on) => answersOf(draft, pokemon, seat, on, card));
  if (waiting.length === 0) return;
  push(draft, {
    seat,
    by: 'game',
    steps: [
      { do: 'knockOuts', attacker: null },
      { do: 'queue', seat, attacker: null, waiting },
    ],
  });
}

/** The first time in the turn of its player, as long as that is no Checkup (rule 4.8). */
export function answerMove(draft: Draft, seat: Seat, pokemon: Pokemon): void {
  const { state } = draft;
  const isOver = state.frames.some(({ steps }) => steps.some((step) => step.do === 'nextTurn'));
  if (state.current !== seat || isOver) return;
  const before = state.thisTurn.some(
    (happened) => happened.what === 'movedToActive' && happened.pokemon === pokemon.id,
  );
  happen(draft, { what: 'movedToActive', pokemon: pokemon.id });
  if (!before) answerNow(draft, seat, pokemon, ['movedToActive']);
}

/** Of cards that an effect attached from the hand, once for each (rule 4.7); Knock Outs wait for the effect's end. */
export function answerAttached(draft: Draft, seat: Seat, pokemon: Pokemon, cards: readonly CardNo[]): void {
  const waiting = cards.flatMap((card) =>
    (['attached', 'energyAttached'] as const).flatMap((on) => answersOf(draft, pokemon, seat, on, card)),
  );
  if (waiting.length > 0)
    push(draft, { seat, by: 'game', steps: [{ do: 'queue', seat, attacker: null, waiting }] });
}

/** Once for each Pokémon, or for all of that name, also when the one that used it has left play (rule 10, E-12, E-14). */
export const isUsed = (
  { thisTurn }: Table['state'],
  seat: Seat,
  { used }: Frozen<Pokemon>,
  name: string,
  often: OnceATurn | undefined,
): boolean =>
  often === 'oncePerTurn'
    ? used.includes(name)
    : often === 'oncePerTurnByName' &&
      thisTurn.some(
        (happened) =>
          happened.what === 'abilityUsed' &&
          happened.seat === seat &&
          happened.name === name &&
          happened.card === undefined,
      );
