/** The steps by which effects answer something: which come, in which order, and whether each is used. */
import { at } from '../../kernel/at.ts';
import { SEATS, type Seat } from '../../kernel/ids.ts';
import { findPokemon } from '../../kernel/table.ts';
import type { OnceATurn } from '../model/abilities.ts';
import type { Choice } from '../model/choices.ts';
import type { Procedure, Waiting } from '../model/procedure.ts';
import type { Pokemon } from '../model/state.ts';
import { put, type RulesFor } from '../procedure/rule.ts';
import { push } from '../procedure/stack.ts';
import { answersOf, isUsed } from '../procedure/triggers.ts';
import { ofThisAttack } from '../query/history.ts';
import { wouldChange } from '../query/wouldChange.ts';
import { type Draft, emit, happen, pokemonOf, ref } from '../table/draft.ts';

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

function noteUse(draft: Draft, seat: Seat, pokemon: Pokemon, name: string, often: OnceATurn): void {
  if (!pokemon.used.includes(name)) pokemon.used = [...pokemon.used, name];
  if (often === 'oncePerTurnByName') happen(draft, { what: 'abilityUsed', seat, name });
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
