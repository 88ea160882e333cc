/** Cards onto Pokémon and off them again: evolving, levelling up, devolving (rules 4, 11.2 to 11.4). */
import { at } from '../../kernel/at.ts';
import type { CardNo, Seat } from '../../kernel/ids.ts';
import { STATUSES, type Status } from '../../kernel/status.ts';
import { factsOf } from '../../kernel/table.ts';
import { stageRule } from '../model/stages.ts';
import { type Frame, isEvolved, type Pokemon } from '../model/state.ts';
import { type RulesFor, reached } from '../procedure/rule.ts';
import { answerNow } from '../procedure/triggers.ts';
import { reasonAgainstPlaying } from '../query/bans.ts';
import { modifiersOf } from '../query/modifiers.ts';
import { cardsOf } from '../query/select.ts';
import { type Draft, discardFor, emit, emitPlayed, happen, ref } from '../table/draft.ts';
import { freshen } from '../table/pokemon.ts';
import { lay, lift, pileOf } from '../table/zones.ts';
import { endTurnLater } from './turn.ts';

/** A ban on evolving with cards from the hand applies to effects too (rule 4.5). */
const mayBePlayed = (draft: Draft, { seat }: Frame, card: CardNo): boolean =>
  pileOf(draft, card) !== 'hand' || reasonAgainstPlaying(draft, seat, 'evolution') === null;

export const EVOLVING: RulesFor<'evolve' | 'exchange' | 'devolve'> = {
  evolve: {
    run: (draft, frame, { card, on }) => {
      const [found] = reached(draft, frame, on);
      const [evolution] = cardsOf(draft, frame, card);
      if (found !== undefined && evolution !== undefined && mayBePlayed(draft, frame, evolution))
        evolveWith(draft, found.seat, evolution, found.pokemon);
    },
  },
  exchange: {
    run: (draft, frame, { on, card, to }) => {
      const [found] = reached(draft, frame, on);
      const [incoming] = cardsOf(draft, frame, card);
      if (found !== undefined && incoming !== undefined)
        exchange(draft, found.seat, found.pokemon, incoming, to);
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

/** As the same Pokémon: what lies on it, its damage and what holds of it stay, also since when it is in play. */
function exchange(
  draft: Draft,
  seat: Seat,
  pokemon: Pokemon,
  incoming: CardNo,
  to: 'deck' | 'hand' | 'discard',
): void {
  const place = pokemon.cards.length - 1;
  const before = at(pokemon.cards, place);
  const from = lift(draft, incoming);
  pokemon.cards = pokemon.cards.with(place, incoming);
  const pile = to === 'discard' ? discardFor(draft, before) : to;
  lay(draft, before, pile);
  emit(draft, { type: 'exchanged', seat, from, before, to: pile, ...ref(pokemon) });
}

/** Conditions end, but for those that something keeps. */
function endedBy(draft: Draft, pokemon: Pokemon): readonly Status[] {
  const kept = modifiersOf(draft, pokemon, 'keepsConditions').flatMap(({ statuses }) => statuses);
  return STATUSES.filter((status) => !kept.includes(status));
}

/** Takes the cards from that place on off it, the highest first (rule 4.6). */
function devolve(
  draft: Draft,
  seat: Seat,
  pokemon: Pokemon,
  place: number,
  to: 'discard' | 'hand' | 'deck',
): void {
  freshen(draft, seat, pokemon, endedBy(draft, pokemon));
  const cards = pokemon.cards.slice(place).reverse();
  pokemon.cards = pokemon.cards.slice(0, place);
  pokemon.newIn = draft.state.turn;
  for (const card of cards) lay(draft, card, to === 'discard' ? discardFor(draft, card) : to);
  emit(draft, { type: 'devolved', seat, cards, to, ...ref(pokemon) });
}

/** Energy, tools and damage stay; conditions and what attacks left end (rule 4.3). */
export function evolveWith(draft: Draft, seat: Seat, card: CardNo, pokemon: Pokemon): void {
  const from = lift(draft, card);
  const fromHand = from === 'hand';
  const onto = at(pokemon.cards, pokemon.cards.length - 1);
  freshen(draft, seat, pokemon, endedBy(draft, pokemon));
  pokemon.cards = [...pokemon.cards, card];
  pokemon.newIn = draft.state.turn;
  happen(draft, { what: 'evolved', pokemon: pokemon.id });
  emit(draft, { type: 'evolved', seat, from, onto, ...ref(pokemon) });
  if (endsTheTurn(draft, card, pokemon)) endTurnLater(draft);
  if (fromHand) emitPlayed(draft, seat, card);
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
