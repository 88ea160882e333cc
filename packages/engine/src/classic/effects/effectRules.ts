/**
 * What each effect asks, needs and does. One entry answers «may I» and «do it»: a card is refused when one of its steps
 * could not be carried out on the table as it is before the card is played.
 */
import { at } from '../../kernel/at.ts';
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo, Seat } from '../../kernel/ids.ts';
import { ascending } from '../../kernel/lists.ts';
import { factsOf, findPokemon, inPlay } from '../../kernel/table.ts';
import type { Choice, ChoiceAnswer, ChoiceFrom } from '../model/choices.ts';
import type { CardClass, Effect, EffectOf } from '../model/effects.ts';
import type { CardFacts } from '../model/facts.ts';
import type { RefusalReason } from '../model/refusals.ts';
import type { Battle, Frame, Pokemon } from '../model/state.ts';
import { type Draft, draw, emit, flip, pokemonOf, ref, removeCard, shuffleDeck } from '../procedure/draft.ts';
import { addStatus } from '../procedure/statuses.ts';
import { changePlaces } from '../procedure/turn.ts';
import { damageFormula, damageOf } from './damage.ts';

/** Who plays the card, which one it is, and what it was pointed at. */
export type EffectContext = Frozen<Pick<Frame, 'seat' | 'card' | 'source' | 'target'>>;

type EffectRule<E extends Effect> = {
  /** Why this step cannot be carried out now; looked at before a trainer is played. */
  readonly may?: (battle: Battle, playing: EffectContext, effect: E) => RefusalReason | null;
  /** The question to ask before `run`; `null` where there is nothing to ask. */
  readonly ask?: (battle: Frozen<Draft>, playing: EffectContext, effect: E) => Choice | null;
  readonly run: (draft: Draft, playing: EffectContext, effect: E, answer: ChoiceAnswer) => void;
};

function isOf(what: CardClass, card: CardFacts): boolean {
  switch (what) {
    case 'any':
      return true;
    case 'basicEnergy':
      return card.kind === 'energy' && card.basic;
    default:
      return card.kind === what;
  }
}

const pick = (
  seat: Seat,
  from: ChoiceFrom,
  purpose: 'discard' | 'toHand',
  cards: readonly CardNo[],
  min: number,
  max: number,
): Choice => ({ kind: 'pickCards', seat, from, purpose, cards: ascending(cards), min, max });

/** What is being resolved. */
const frameOf = (draft: Draft): Frame => at(draft.state.frames, draft.state.frames.length - 1);

const targetOf = (
  battle: { readonly state: Battle['state'] },
  playing: EffectContext,
): Frozen<Pokemon> | null => findPokemon(battle.state, playing.target)?.pokemon ?? null;

/** The target to be changed; gone only if an earlier step took it away. */
const changeableTarget = (draft: Draft, playing: EffectContext) => pokemonOf(draft, playing.target);

const takeable = (
  battle: Frozen<Draft> | Battle,
  playing: EffectContext,
  effect: EffectOf<'take'>,
): CardNo[] =>
  battle.state.sides[playing.seat][effect.from].filter((card) => isOf(effect.what, factsOf(battle, card)));

function energyToDiscard(
  battle: { readonly state: Battle['state'] },
  playing: EffectContext,
  effect: EffectOf<'discardEnergy'>,
): readonly CardNo[] {
  if (effect.off === 'target') return targetOf(battle, playing)?.energy ?? [];
  return inPlay(battle.state.sides[playing.seat]).flatMap(({ energy }) => energy);
}

export const EFFECT_RULES: { readonly [Do in Effect['do']]: EffectRule<EffectOf<Do>> } = {
  hit: {
    run: (draft, playing, { base }) => {
      const source = pokemonOf(draft, playing.source);
      const target = changeableTarget(draft, playing);
      if (source === null || target === null) return;
      const formula = damageFormula(draft, base, source.pokemon, target.pokemon);
      const amount = damageOf(formula);
      target.pokemon.damage += amount;
      emit(draft, {
        type: 'damageDealt',
        seat: target.seat,
        source: ref(source.pokemon),
        target: ref(target.pokemon),
        amount,
        cause: 'attack',
        formula,
      });
    },
  },
  status: {
    run: (draft, playing, { status, to }) => {
      const found = pokemonOf(draft, to === 'self' ? playing.source : playing.target);
      if (found !== null) addStatus(draft, found.seat, found.pokemon, status);
    },
  },
  flip: {
    run: (draft, playing, { heads, tails }) => {
      const source = pokemonOf(draft, playing.source);
      const by = source === null ? null : ref(source.pokemon);
      const steps = flip(draft, playing.seat, 'effect', by) ? heads : tails;
      frameOf(draft).steps.splice(1, 0, ...steps);
    },
  },
  heal: {
    may: (battle, playing) => ((targetOf(battle, playing)?.damage ?? 0) > 0 ? null : 'NO_DAMAGE'),
    run: (draft, playing, { amount }) => {
      const target = changeableTarget(draft, playing);
      if (target === null) return;
      const healed = Math.min(amount, target.pokemon.damage);
      target.pokemon.damage -= healed;
      emit(draft, { type: 'healed', seat: target.seat, amount: healed, ...ref(target.pokemon) });
    },
  },
  draw: {
    may: (battle, { seat }) => (battle.state.sides[seat].deck.length > 0 ? null : 'DECK_EMPTY'),
    run: (draft, { seat }, { count }) => draw(draft, seat, count, 'card'),
  },
  discardHand: {
    run: (draft, { seat }) => {
      const side = draft.state.sides[seat];
      const cards = side.hand;
      if (cards.length === 0) return;
      side.hand = [];
      side.discard.push(...cards);
      emit(draft, { type: 'cardsDiscarded', seat, from: 'hand', cards });
    },
  },
  discardFromHand: {
    may: (battle, { seat, card }, { count }) =>
      battle.state.sides[seat].hand.filter((other) => other !== card).length >= count
        ? null
        : { code: 'TOO_FEW_TO_DISCARD', params: { count } },
    ask: ({ state }, { seat }, { count }) =>
      pick(seat, 'hand', 'discard', state.sides[seat].hand, count, count),
    run: (draft, { seat }, _effect, cards) => {
      const side = draft.state.sides[seat];
      for (const card of cards) removeCard(side.hand, card);
      side.discard.push(...cards);
      emit(draft, { type: 'cardsDiscarded', seat, from: 'hand', cards });
    },
  },
  orderTop: {
    may: (battle, { seat }) => (battle.state.sides[seat].deck.length > 0 ? null : 'DECK_EMPTY'),
    ask: ({ state }, { seat }, { count }) => ({
      kind: 'orderCards',
      seat,
      cards: state.sides[seat].deck.slice(-count).reverse(),
    }),
    run: (draft, { seat }, _effect, cards) => {
      const { deck } = draft.state.sides[seat];
      deck.splice(deck.length - cards.length, cards.length, ...[...cards].reverse());
      emit(draft, { type: 'deckOrdered', seat, count: cards.length });
    },
  },
  take: {
    may: (battle, playing, effect) =>
      takeable(battle, playing, effect).length > 0
        ? null
        : effect.from === 'deck'
          ? 'NOTHING_IN_DECK'
          : 'NOTHING_IN_DISCARD',
    ask: (battle, playing, effect) => {
      if (effect.pick === 'first') return null;
      const cards = takeable(battle, playing, effect);
      return pick(playing.seat, effect.from, 'toHand', cards, 1, Math.min(effect.count, cards.length));
    },
    run: (draft, playing, effect, answer) => {
      const side = draft.state.sides[playing.seat];
      const cards =
        effect.pick === 'first' ? takeable(draft, playing, effect).slice(-effect.count).reverse() : answer;
      for (const card of cards) removeCard(side[effect.from], card);
      side.hand.push(...cards);
      emit(draft, {
        type: 'cardsTaken',
        seat: playing.seat,
        from: effect.from,
        cards,
        count: cards.length,
      });
      if (effect.from === 'deck') shuffleDeck(draft, playing.seat);
    },
  },
  discardEnergy: {
    may: (battle, playing, effect) => {
      if (energyToDiscard(battle, playing, effect).length >= (effect.upTo ? 1 : effect.count)) return null;
      return effect.off === 'target' ? 'NO_ENERGY_ON_TARGET' : 'NO_OWN_ENERGY';
    },
    ask: (draft, playing, effect) => {
      const energy = energyToDiscard(draft, playing, effect);
      const max = Math.min(effect.count, energy.length);
      return pick(playing.seat, 'attachedEnergy', 'discard', energy, effect.upTo ? 1 : max, max);
    },
    run: (draft, _playing, _effect, answer) => {
      for (const seat of [0, 1] as const) {
        const side = draft.state.sides[seat];
        for (const pokemon of inPlay(side) as readonly Pokemon[]) {
          const cards = pokemon.energy.filter((card) => answer.includes(card));
          if (cards.length === 0) continue;
          pokemon.energy = pokemon.energy.filter((card) => !answer.includes(card));
          side.discard.push(...cards);
          emit(draft, { type: 'energyDiscarded', seat, cards, ...ref(pokemon) });
        }
      }
    },
  },
  changePlaces: {
    may: (battle, playing) => {
      const found = findPokemon(battle.state, playing.target);
      return found === null || battle.state.sides[found.seat].active !== null ? null : 'SIDE_HAS_NO_ACTIVE';
    },
    run: (draft, playing) => {
      const target = changeableTarget(draft, playing);
      if (target !== null) changePlaces(draft, target.seat, target.pokemon);
    },
  },
  attach: {
    run: (draft, playing, effect) => {
      const target = changeableTarget(draft, playing);
      const { card: attached } = playing;
      if (target === null || attached === null) return;
      const { pokemon, seat } = target;
      if (effect.replaces)
        for (const old of pokemon.attached.filter(({ changes }) => changes === effect.changes)) {
          pokemon.attached = pokemon.attached.filter(({ card }) => card !== old.card);
          draft.state.sides[seat].discard.push(old.card);
          emit(draft, { type: 'attachedEnded', seat, attached: old.card, ...ref(pokemon) });
        }
      const { changes, amount } = effect;
      const untilTurn = draft.state.turn + (effect.lasts === 'endOfTurn' ? 0 : 1);
      pokemon.attached.push({ card: attached, changes, amount, untilTurn });
      frameOf(draft).card = null;
      emit(draft, { type: 'cardAttached', seat, attached, changes, amount, untilTurn, ...ref(pokemon) });
    },
  },
};
