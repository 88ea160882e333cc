/** Cards onto Pokémon and off them again: evolving, levelling up, devolving (rules 4, 11.2 to 11.4). */
import { at } from '../../model/at.ts';
import type { CardNo, Seat } from '../../model/ids.ts';
import { stageRule } from '../model/stages.ts';
import { factsOf, isEvolved, type Pokemon } from '../model/state.ts';
import { modifiersOf } from '../query/modifiers.ts';
import { cardsOf } from '../query/select.ts';
import { type Draft, discardFor, emit, ref, removeCard, tellPlayed } from '../table/draft.ts';
import { freshen } from '../table/pokemon.ts';
import { ownerOf } from '../table/zones.ts';
import { answerNow } from './answering.ts';
import { type RulesFor, reached } from './rule.ts';
import { endTurnLater } from './turn.ts';

export const EVOLVING: RulesFor<'evolve' | 'devolve'> = {
  evolve: {
    run: (draft, frame, { card, on }) => {
      const [found] = reached(draft, frame, on);
      const [evolution] = cardsOf(draft, frame, card);
      if (found !== undefined && evolution !== undefined)
        evolveWith(draft, found.seat, evolution, found.pokemon);
    },
  },
  devolve: {
    run: (draft, frame, { on, downTo, to }) => {
      const all = reached(draft, frame, on);
      if (downTo === 'top') {
        for (const { pokemon, seat } of all)
          if (isEvolved(draft, pokemon)) devolve(draft, seat, pokemon, pokemon.cards.length - 1, to);
        return;
      }
      const [found] = all;
      const [last] = cardsOf(draft, frame, downTo);
      if (found === undefined || last === undefined) return;
      const index = found.pokemon.cards.indexOf(last);
      if (index > 0) devolve(draft, found.seat, found.pokemon, index, to);
    },
  },
};

/** Takes the cards from that place on off it, the highest first (rule 4.6). */
function devolve(draft: Draft, seat: Seat, pokemon: Pokemon, place: number, to: 'discard' | 'hand'): void {
  freshen(draft, seat, pokemon);
  const cards = pokemon.cards.splice(place).reverse();
  pokemon.newIn = draft.state.turn;
  for (const card of cards)
    draft.state.sides[ownerOf(card)][to === 'discard' ? discardFor(draft, card) : to].push(card);
  emit(draft, { type: 'devolved', seat, cards, to, ...ref(pokemon) });
}

/** Energy, tools and damage stay; conditions and what attacks left end (rule 4.3). */
export function evolveWith(draft: Draft, seat: Seat, card: CardNo, pokemon: Pokemon): void {
  const fromHand = removeCard(draft.state.sides[seat].hand, card);
  const onto = at(pokemon.cards, pokemon.cards.length - 1);
  freshen(draft, seat, pokemon);
  pokemon.cards.push(card);
  pokemon.newIn = draft.state.turn;
  emit(draft, { type: 'evolved', seat, onto, ...ref(pokemon) });
  if (endsTheTurn(draft, card, pokemon)) endTurnLater(draft);
  if (fromHand) tellPlayed(draft, seat, card);
  if (fromHand) answerNow(draft, seat, pokemon, ['evolved']);
}

/** Becoming a MEGA, unless something on the Pokémon says otherwise (rule 11.4). */
function endsTheTurn(draft: Draft, card: CardNo, pokemon: Pokemon): boolean {
  const facts = factsOf(draft, card);
  return (
    facts.kind === 'pokemon' &&
    stageRule(facts.stage).endsTurn === true &&
    !modifiersOf(draft, pokemon, 'turnGoesOn').some(({ into }) => into === facts.name)
  );
}
