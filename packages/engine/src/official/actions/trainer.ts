/** Trainers from the hand (rules 3.5 to 3.7): a kind of trainer is an entry of `KINDS`. */
import type { CardNo, Seat } from '../../kernel/ids.ts';
import { factsOf } from '../../kernel/table.ts';
import type { TrainerFacts } from '../model/facts.ts';
import type { Step } from '../model/language.ts';
import type { Whose } from '../model/nouns.ts';
import type { Reason } from '../model/refusals.ts';
import type { Battle } from '../model/state.ts';
import { reasonUnread } from '../model/unread.ts';
import { push } from '../procedure/stack.ts';
import { reasonAgainstPlaying } from '../query/bans.ts';
import { holds } from '../query/select.ts';
import { reasonAgainstUse } from '../query/wouldChange.ts';
import { type Draft, discard, emit, emitPlayed, withoutCard } from '../table/draft.ts';
import { forget, ownerOf } from '../table/zones.ts';
import { differentCards } from './playing.ts';
import type { ActionRule } from './rule.ts';

export const trainer: ActionRule<'trainer'> = {
  check: (battle, { seat, card }) => {
    if (!battle.state.sides[seat].hand.includes(card)) return 'CARD_NOT_IN_HAND';
    const facts = factsOf(battle, card);
    if (facts.kind !== 'trainer' || facts.body !== null) return 'NOT_A_TRAINER';
    if (facts.effect === null && facts.holds.length === 0 && facts.use === undefined)
      return reasonUnread(facts.name, facts.unread);
    const { check } = KINDS[facts.trainer];
    const steps = stepsOf(facts);
    const { price = [], steps: own = [] } = facts.effect ?? {};
    const banned = reasonAgainstPlaying(battle, seat, facts.trainer === 'toolF' ? 'tool' : facts.trainer);
    if (banned !== null) return banned;
    const refused = check?.(battle, seat, facts) ?? null;
    if (refused !== null) return refused;
    const needs = facts.effect?.needs;
    if (needs !== undefined && !holds(battle, contextOf(seat, card), needs)) return 'CARD_NEEDS';
    // A Stadium changes the table by lying there.
    return facts.trainer === 'stadium'
      ? null
      : reasonAgainstUse(battle, contextOf(seat, card), price, [...steps, ...own]);
  },
  offers: (battle, seat) =>
    differentCards(battle, seat)
      .filter((card) => factsOf(battle, card).kind === 'trainer')
      .map((card) => ({ type: 'trainer', seat, card })),
  perform: (draft, { seat, card }) => {
    const facts = factsOf(draft, card);
    if (facts.kind !== 'trainer') return;
    const side = draft.state.sides[seat];
    side.hand = withoutCard(side.hand, card);
    emitPlayed(draft, seat, card);
    const stays = KINDS[facts.trainer].begin(draft, seat, card);
    const { price = [], steps: own = [] } = facts.effect ?? {};
    push(draft, {
      seat,
      by: 'trainer',
      card: stays ? null : card,
      steps: [...price, ...stepsOf(facts), ...own],
    });
  },
};

const contextOf = (seat: Seat, card: CardNo) =>
  ({ seat, by: 'trainer', card, source: null, attacker: null, attack: null, bound: {} }) as const;

type Kind = {
  /** What playing it asks besides. */
  readonly check?: (battle: Battle, seat: Seat, facts: TrainerFacts) => Reason | null;
  /** It stays on a Pokémon of that player. */
  readonly onto?: Whose;
  /** Emits that it is played; whether the card has found its place already. */
  readonly begin: (draft: Draft, seat: Seat, card: CardNo) => boolean;
};

/** What a card of the kind does before its own text: a tool finds its Pokémon. */
function stepsOf({ trainer: kind, onto }: TrainerFacts): readonly Step[] {
  const whose = KINDS[kind].onto;
  if (whose === undefined) return [];
  const from = { whose, place: 'inPlay', where: { ...onto, toolRoom: true } } as const;
  return [
    { do: 'choosePokemon', from, min: 1, max: 1, as: '(holder)' },
    { do: 'attachPlayed', to: { bound: '(holder)' } },
  ];
}

const emitsTrainer = (draft: Draft, seat: Seat, card: CardNo): boolean => {
  emit(draft, { type: 'trainerPlayed', seat, card });
  return false;
};

const KINDS: Readonly<Record<TrainerFacts['trainer'], Kind>> = {
  item: { begin: emitsTrainer },
  supporter: {
    check: ({ state }, seat, { effect }) => {
      if (state.turn === 1 && effect?.onFirstTurn !== true) return 'FIRST_TURN_SUPPORTER';
      return state.sides[seat].playedSupporter ? 'SUPPORTER_PLAYED' : null;
    },
    begin: (draft, seat, card) => {
      draft.state.sides[seat].playedSupporter = true;
      return emitsTrainer(draft, seat, card);
    },
  },
  stadium: {
    check: (battle, seat, facts) => {
      const { stadium, sides } = battle.state;
      if (sides[seat].playedStadium) return 'STADIUM_PLAYED';
      return stadium !== null && factsOf(battle, stadium.card).name === facts.name ? 'SAME_STADIUM' : null;
    },
    begin: (draft, seat, card) => {
      const { state } = draft;
      const before = state.stadium?.card ?? null;
      state.sides[seat].playedStadium = true;
      state.stadium = { card, seat };
      // Every card is another Stadium, even one of the same name (rule 10.18).
      for (const side of state.sides) side.usedStadium = false;
      if (before !== null) {
        forget(state, before);
        discard(draft, ownerOf(before), before);
      }
      emit(draft, { type: 'stadiumPlayed', seat, card, before });
      return true;
    },
  },
  tool: { onto: 'own', begin: emitsTrainer },
  toolF: { onto: 'opponent', begin: emitsTrainer },
};
