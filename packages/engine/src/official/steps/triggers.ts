/** Effects that answer something, and the order in which they come: a trigger is asked for where it happens. */
import { at } from '../../model/at.ts';
import { type CardNo, type PokemonId, SEATS, type Seat } from '../../model/ids.ts';
import type { OnceATurn } from '../model/abilities.ts';
import type { Choice } from '../model/choices.ts';
import type { ModifierOf } from '../model/language.ts';
import type { CardFilter } from '../model/nouns.ts';
import type { Procedure, Waiting } from '../model/procedure.ts';
import {
  type Frozen,
  factsOf,
  findPokemon,
  inPlay,
  type Pokemon,
  pokemonBody,
  type Table,
} from '../model/state.ts';
import type { Trigger } from '../model/times.ts';
import { abilityWorks } from '../query/abilities.ts';
import { ofAbility } from '../query/context.ts';
import { ofThisAttack } from '../query/history.ts';
import { matchesEnergy } from '../query/match.ts';
import { modifiersOf } from '../query/modifiers.ts';
import { isAt, isInForce } from '../query/reach.ts';
import { holds } from '../query/select.ts';
import { wouldChange } from '../query/wouldChange.ts';
import { type Draft, emit, pokemonOf, ref } from '../table/draft.ts';
import { put, type RulesFor } from './rule.ts';
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
  seats
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
  state.thisTurn.push({ what: 'movedToActive', pokemon: pokemon.id });
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

export const ANSWERING: RulesFor<'answers' | 'queue' | 'mayUse'> = {
  answers: {
    run: (draft, frame) => {
      const { source } = frame;
      const hurt = ofThisAttack(draft.state).flatMap((happened) =>
        happened.what === 'damagedByAttack' && happened.by === source ? [happened.pokemon] : [],
      );
      for (const seat of SEATS) {
        const waiting = [...new Set(hurt)].flatMap((id) => {
          const found = findPokemon(draft.state, id);
          return found === null || found.seat !== seat || seat === frame.seat
            ? []
            : answersOf(draft, found.pokemon, seat, 'damagedByAttack', null, source);
        });
        // The player of the damaged Pokémon orders them (rule 5, step 9).
        if (waiting.length > 0) put(frame, [{ do: 'queue', seat, attacker: source, waiting }]);
      }
    },
  },
  mayUse: {
    ask: (table, frame, { yes }): Choice | null =>
      wouldChange(table, frame, yes) ? { kind: 'yesNo', seat: frame.seat, about: 'effect' } : null,
    run: (draft, frame, { name, often, yes }, answer) => {
      const holder = pokemonOf(draft, frame.source);
      if (answer !== true || holder === null) return;
      noteUse(draft, frame.seat, holder.pokemon, name, often);
      put(frame, yes);
    },
  },
  queue: {
    ask: (_table, _frame, { seat, waiting }): Choice | null =>
      waiting.length < 2
        ? null
        : { kind: 'next', seat, effects: waiting.map(({ pokemon, name }) => ({ pokemon, name })) },
    run: (draft, frame, step, answer) => {
      const chosen = typeof answer === 'number' ? answer : 0;
      const next = at(step.waiting, chosen);
      const waiting = step.waiting.filter((_, index) => index !== chosen);
      if (waiting.length > 0) put(frame, [{ ...step, waiting } satisfies Procedure]);
      if (!isThere(draft, next)) return;
      if (step.atOnce === true) put(frame, [{ do: 'knockOuts', attacker: null }]);
      const { card, thisCard, fallen } = next;
      const { often, name } = next;
      const holder = pokemonOf(draft, next.pokemon);
      let steps = next.steps;
      if (often !== undefined && holder !== null) {
        if (isUsed(draft.state, next.seat, holder.pokemon, name, often)) return;
        const [only, ...others] = steps;
        if (only?.do === 'may' && others.length === 0) steps = [{ do: 'mayUse', name, often, yes: only.yes }];
        else noteUse(draft, next.seat, holder.pokemon, name, often);
      }
      push(draft, {
        seat: next.seat,
        by: next.pokemon === null ? 'game' : 'ability',
        source: next.pokemon,
        attacker: step.attacker,
        steps: [...steps],
        bound: {
          ...(card !== undefined && { attached: [card] }),
          ...(thisCard !== undefined && { thisCard: [thisCard] }),
          ...(fallen !== undefined && { fallen: [fallen] }),
        },
      });
    },
  },
};

/** Once for each Pokémon, or for all of that name, also when the one that used it has left play (rule 10, E-12, E-14). */
const isUsed = (
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

function noteUse(draft: Draft, seat: Seat, pokemon: Pokemon, name: string, often: OnceATurn): void {
  if (!pokemon.used.includes(name)) pokemon.used.push(name);
  if (often === 'oncePerTurnByName') draft.state.thisTurn.push({ what: 'abilityUsed', seat, name });
  emit(draft, { type: 'abilityUsed', seat, name, ...ref(pokemon) });
}

/** What has left play before its turn comes answers no more (rule 11.20). */
function isThere(draft: Draft, { pokemon, thisCard }: Waiting): boolean {
  if (pokemon === null) return true;
  const found = findPokemon(draft.state, pokemon);
  if (found === null) return false;
  const { attached, energy } = found.pokemon;
  return thisCard === undefined || attached.includes(thisCard) || energy.includes(thisCard);
}
