/** Pokémon of several cards, which come into play all at once (rules 11.7, 11.8). */

import type { CardNo, Seat } from '../../kernel/ids.ts';
import { factsOf } from '../../kernel/table.ts';
import type { PokemonFacts } from '../model/facts.ts';
import { stageRule } from '../model/stages.ts';
import type { Battle, Table } from '../model/state.ts';
import { answerNow } from '../procedure/triggers.ts';
import { reasonAgainstPlaying } from '../query/bans.ts';
import { benchRoom } from '../query/benchRoom.ts';
import { possibleIn } from '../query/possible.ts';
import { emit, emitPlayed, newPokemon, ref, spend, withoutCard } from '../table/draft.ts';
import type { ActionRule } from './rule.ts';

type Parts = { readonly facts: PokemonFacts; readonly cards: readonly CardNo[]; readonly complete: boolean };

/** One card of each part, that card for its own; `null`: it is no part, or does not lie where parts must be. */
function partsWith(table: Table, seat: Seat, card: CardNo): Parts | null {
  const { hand, discard } = table.state.sides[seat];
  if (!hand.includes(card) && !discard.includes(card)) return null;
  const facts = factsOf(table, card);
  if (facts.kind !== 'pokemon') return null;
  const { parts } = stageRule(facts.stage);
  if (parts === undefined || !table.state.sides[seat][parts.from].includes(card)) return null;
  const cards = new Map([[facts.part, card]]);
  for (const other of table.state.sides[seat][parts.from]) {
    const also = factsOf(table, other);
    if (also.kind === 'pokemon' && also.name === facts.name && also.stage === facts.stage)
      if (!cards.has(also.part)) cards.set(also.part, other);
  }
  return { facts, cards: [...cards.values()].slice(0, parts.count), complete: cards.size >= parts.count };
}

export const assemble: ActionRule<'assemble'> = {
  check: (battle, { seat, card }) => {
    const found = partsWith(battle, seat, card);
    if (found === null) return 'NOT_A_PART';
    const { facts, complete } = found;
    const { sides } = battle.state;
    if (sides[seat].spent.includes(facts.name)) return { code: 'ASSEMBLED', params: { card: facts.name } };
    if (!complete) return { code: 'PARTS_MISSING', params: { card: facts.name } };
    if (benchRoom(battle, seat) <= 0) return 'BENCH_FULL';
    return sides[seat].hand.includes(card) ? reasonAgainstPlaying(battle, seat) : null;
  },
  offers: (battle, seat) => firstParts(battle, seat).map((card) => ({ type: 'assemble', seat, card })),
  perform: (draft, { seat, card }) => {
    const found = partsWith(draft, seat, card);
    if (found === null) return;
    const { facts, cards } = found;
    const { parts } = stageRule(facts.stage);
    const side = draft.state.sides[seat];
    const from = parts?.from ?? 'hand';
    for (const each of cards) side[from] = withoutCard(side[from], each);
    const pokemon = newPokemon(draft, card);
    pokemon.cards = [...cards];
    side.bench.push(pokemon);
    if (parts?.once === true) spend(draft, seat, facts.name);
    emit(draft, { type: 'assembled', seat, from, cards, ...ref(pokemon) });
    if (from === 'hand') for (const each of cards) emitPlayed(draft, seat, each);
    if (from === 'hand') answerNow(draft, seat, pokemon, ['played']);
  },
};

/** One card for each Pokémon of parts: which of its cards is named makes no difference. */
function firstParts(battle: Battle, seat: Seat): readonly CardNo[] {
  if (!possibleIn(battle.printed).parts) return [];
  const { hand, discard } = battle.state.sides[seat];
  const names = new Map<string, CardNo>();
  for (const card of [...hand, ...discard]) {
    const found = partsWith(battle, seat, card);
    if (found?.complete === true && !names.has(found.facts.name)) names.set(found.facts.name, card);
  }
  return [...names.values()];
}
