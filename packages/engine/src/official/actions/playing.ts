/** Cards of the hand onto the table: basic Pokémon, evolutions, energy (rules 3.3, 3.4, 4). */

import { at } from '../../kernel/at.ts';
import type { CardNo, Seat } from '../../kernel/ids.ts';
import { factsOf, findPokemon, inPlay } from '../../kernel/table.ts';
import type { CardFacts } from '../model/facts.ts';
import { isCalled } from '../model/names.ts';
import type { Reason } from '../model/refusals.ts';
import { goesOnto, stageRule } from '../model/stages.ts';
import { type Battle, nameOf } from '../model/state.ts';
import type { Played } from '../model/times.ts';
import { reasonUnread } from '../model/unread.ts';
import { push } from '../procedure/stack.ts';
import { answerNow } from '../procedure/triggers.ts';
import { reasonAgainstPlaying } from '../query/bans.ts';
import { benchRoom } from '../query/benchRoom.ts';
import { priceOf, reasonAgainstEnergy } from '../query/energyPrice.ts';
import { mayBeEvolved } from '../query/evolution.ts';
import { mayHold } from '../query/holding.ts';
import { sumOf } from '../query/modifiers.ts';
import { keptOf } from '../query/settled.ts';
import { evolveWith } from '../steps/evolving.ts';
import { type Draft, emit, emitPlayed, newPokemon, pokemonOf, ref, withoutCard } from '../table/draft.ts';
import type { ActionRule } from './rule.ts';

/** One card of each printing: copies in the hand are worth the same. */
export function differentCards({ state, printing }: Battle, seat: Seat): readonly CardNo[] {
  const hands = keptOf(state)?.hands;
  const before = hands?.[seat] ?? null;
  if (before !== null) return before;
  const seen = new Set<number>();
  const different = state.sides[seat].hand.filter((card) => {
    const place = at(printing, card);
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
  if (hands !== undefined) hands[seat] = different;
  return different;
}

const inHand = (battle: Battle, seat: Seat, card: CardNo): Reason | null =>
  battle.state.sides[seat].hand.includes(card) ? null : 'CARD_NOT_IN_HAND';

/** A basic Pokémon, or a trainer that is played as one. */
function isBenchable(battle: Battle, card: CardNo): boolean {
  const facts = factsOf(battle, card);
  return facts.kind === 'pokemon'
    ? stageRule(facts.stage).comes === 'benched'
    : facts.kind === 'trainer' && facts.body !== null;
}

/** Some come into play in another way, and some never from the hand. */
function reasonNotToBench(battle: Battle, card: CardNo): Reason {
  const facts = factsOf(battle, card);
  if (facts.kind !== 'pokemon') return 'NOT_A_BASIC';
  const params = { card: facts.name };
  switch (stageRule(facts.stage).comes) {
    case 'byEffect':
      return { code: 'ONLY_BY_EFFECT', params };
    case 'assembled':
      return { code: 'ONLY_ASSEMBLED', params };
    default:
      return 'NOT_A_BASIC';
  }
}

export const bench: ActionRule<'bench'> = {
  check: (battle, { seat, card }) => {
    const missing = inHand(battle, seat, card);
    if (missing !== null) return missing;
    if (!isBenchable(battle, card)) return reasonNotToBench(battle, card);
    if (benchRoom(battle, seat) <= 0) return 'BENCH_FULL';
    const doll = factsOf(battle, card).kind === 'trainer';
    return reasonAgainstPlaying(battle, seat, doll ? 'item' : 'pokemon');
  },
  offers: (battle, seat) =>
    differentCards(battle, seat)
      .filter((card) => isBenchable(battle, card))
      .map((card) => ({ type: 'bench', seat, card })),
  perform: (draft, { seat, card }) => {
    const side = draft.state.sides[seat];
    side.hand = withoutCard(side.hand, card);
    const pokemon = newPokemon(draft, card);
    side.bench.push(pokemon);
    emit(draft, { type: 'benched', seat, from: 'hand', ...ref(pokemon) });
    emitPlayed(draft, seat, card);
    answerNow(draft, seat, pokemon, ['played']);
  },
};

export const evolve: ActionRule<'evolve'> = {
  check: (battle, { seat, card, pokemon }) => {
    const missing = inHand(battle, seat, card);
    if (missing !== null) return missing;
    const facts = factsOf(battle, card);
    if (facts.kind !== 'pokemon' || !goesOnto(facts.stage)) return 'NOT_AN_EVOLUTION';
    const found = findPokemon(battle.state, pokemon);
    if (found?.seat !== seat) return 'NOT_YOUR_POKEMON';
    const from = facts.line[0] ?? '';
    if (!isCalled(nameOf(battle, found.pokemon), from))
      return { code: 'EVOLVES_FROM_ANOTHER', params: { card: facts.name, from } };
    if (stageRule(facts.stage).comes === 'ontoActive' && found.benched)
      return { code: 'ONTO_THE_ACTIVE', params: { card: facts.name } };
    return mayBeEvolved(battle, found.pokemon) ?? reasonAgainstPlaying(battle, seat, 'evolution');
  },
  offers: (battle, seat) =>
    differentCards(battle, seat).flatMap((card) => {
      const facts = factsOf(battle, card);
      if (facts.kind !== 'pokemon' || !goesOnto(facts.stage)) return [];
      return inPlay(battle.state.sides[seat]).flatMap((pokemon) =>
        isCalled(nameOf(battle, pokemon), facts.line[0] ?? '')
          ? [{ type: 'evolve', seat, card, pokemon: pokemon.id } as const]
          : [],
      );
    }),
  perform: (draft, { seat, card, pokemon }) => {
    const found = pokemonOf(draft, pokemon);
    if (found !== null) evolveWith(draft, seat, card, found.pokemon);
  },
};

/** Energy, or a Pokémon that may be attached as energy (rule 11.18). */
const isAttachable = (facts: CardFacts): boolean =>
  facts.kind === 'energy' || (facts.kind === 'pokemon' && facts.asEnergy !== undefined);
const swaps = (facts: CardFacts): boolean => facts.kind === 'pokemon' && facts.asEnergy?.swaps === true;

const energyKinds = (facts: CardFacts): readonly Played[] =>
  facts.kind === 'energy' && facts.basic ? ['energy'] : ['energy', 'specialEnergy'];

export const attach: ActionRule<'attach'> = {
  check: (battle, { seat, card, pokemon }) => {
    const missing = inHand(battle, seat, card);
    if (missing !== null) return missing;
    const facts = factsOf(battle, card);
    if (!isAttachable(facts)) return 'NOT_AN_ENERGY';
    if (facts.kind === 'energy' && facts.unread !== undefined) return reasonUnread(facts.name, facts.unread);
    const found = findPokemon(battle.state, pokemon);
    if (found?.seat !== seat) return 'NOT_YOUR_POKEMON';
    if (battle.state.sides[seat].attachedEnergy) return 'ALREADY_ATTACHED';
    if (!mayHold(battle, found.pokemon, seat, card)) {
      const params = { pokemon: nameOf(battle, found.pokemon), card: facts.name };
      return { code: 'CANNOT_HOLD', params };
    }
    if (swaps(facts) && found.pokemon.energy.length === 0)
      return { code: 'NOTHING_TO_RETURN', params: { card: facts.name } };
    return (
      reasonAgainstPlaying(battle, seat, ...energyKinds(facts)) ?? reasonAgainstEnergy(battle, seat, card)
    );
  },
  offers: (battle, seat) =>
    battle.state.sides[seat].attachedEnergy
      ? []
      : differentCards(battle, seat).flatMap((card) =>
          isAttachable(factsOf(battle, card))
            ? inPlay(battle.state.sides[seat]).map(
                ({ id }) => ({ type: 'attach', seat, card, pokemon: id }) as const,
              )
            : [],
        ),
  perform: (draft: Draft, { seat, card, pokemon }) => {
    const found = pokemonOf(draft, pokemon);
    if (found === null) return;
    const side = draft.state.sides[seat];
    side.hand = withoutCard(side.hand, card);
    side.attachedEnergy = true;
    const before = found.pokemon.energy;
    found.pokemon.energy = [...before, card];
    emit(draft, {
      type: 'energyAttached',
      seat,
      energy: card,
      from: 'hand',
      ofTurn: true,
      ...ref(found.pokemon),
    });
    answerNow(draft, seat, found.pokemon, ['attached', 'energyAttached'], card);
    const price = priceOf(draft, card);
    if (price.length > 0) push(draft, { seat, by: 'game', steps: [...price] });
    if (swaps(factsOf(draft, card)))
      push(draft, {
        seat,
        by: 'game',
        steps: [
          { do: 'chooseCards', from: { bound: '(before)' }, min: 1, max: 1, as: '(returned)' },
          { do: 'move', cards: { bound: '(returned)' }, to: 'hand' },
        ],
        bound: { '(before)': [...before] },
      });
    // More cards of the same attachment, before anything answers it (rule 11.15).
    const more = sumOf(draft, found.pokemon, 'energyOfTurn');
    const isBanned = reasonAgainstPlaying(draft, seat, 'specialEnergy') !== null;
    const where = isBanned ? { basicEnergy: true } : ({ kind: 'energy' } as const);
    if (more > 0)
      push(draft, {
        seat,
        by: 'game',
        source: found.pokemon.id,
        steps: [
          {
            do: 'chooseCards',
            from: { pile: 'hand', whose: 'own', where },
            min: 0,
            max: more,
            as: '(more)',
          },
          { do: 'attachEnergy', cards: { bound: '(more)' }, to: 'self' },
        ],
      });
  },
};
