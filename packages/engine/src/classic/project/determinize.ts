/** A possible battle behind a view: for planning ahead with what a seat may know, and guesses the rest. */
import { at } from '../../kernel/at.ts';
import { seedChance } from '../../kernel/chance.ts';
import type { CardNo } from '../../kernel/ids.ts';
import { numbering } from '../../kernel/printing.ts';
import { seedRandom, shuffle } from '../../kernel/random.ts';
import { resolve } from '../effects/frames.ts';
import type { CardFacts } from '../model/facts.ts';
import { RULES } from '../model/rules.ts';
import type { Battle, Pokemon, Side, State } from '../model/state.ts';
import { type Draft, newPokemon } from '../procedure/draft.ts';
import type { BattleView, PokemonView, SideView } from './view.ts';

/**
 * A battle in which that seat would see this view: its own unseen cards in a random order, the opponent's hidden cards
 * drawn from `guess` (at least one card, during the setup a basic Pokémon among them; used again from the start when it
 * runs out), and chance of its own.
 */
export function determinize(view: BattleView, guess: readonly CardFacts[], seed: string): Battle {
  const random = seedRandom(seed);
  const size = RULES[view.rules].deckSize;
  const { seat } = view;
  const { printed, placeOf } = numbering(Object.values(view.printed));
  const guessed = shuffle(random, guess);
  const hidden: CardNo[] = [];
  const printing = Array.from({ length: 2 * size }, (_, card) => {
    const known = view.printed[view.cards[card] ?? ''];
    if (known !== undefined) return placeOf(known);
    hidden.push(card as CardNo);
    return placeOf(at(guessed, (hidden.length - 1) % guessed.length));
  });
  const dealt = shuffle(random, hidden);
  // Placed or still in the hand: no setup goes on without a basic Pokémon.
  const faceDown = view.turn === 0 && view.opponent.placed;
  if (view.turn === 0) {
    const isBasic = (card: CardFacts): boolean => card.kind === 'pokemon' && card.basic;
    const place = dealt.findIndex((card) => isBasic(at(printed, at(printing, card))));
    const basic = guessed.find(isBasic);
    if (place >= 0) dealt.unshift(...dealt.splice(place, 1));
    else if (basic !== undefined) printing[at(dealt, 0)] = placeOf(basic);
  }
  const own = { ...sideOf(view.you), ...ownPiles(view, shuffle(random, view.you.unseen)) };
  const { handCount, prizeCount } = view.opponent;
  const placed = faceDown ? dealt.splice(0, 1) : [];
  const other = {
    ...sideOf(view.opponent),
    hand: dealt.splice(0, handCount),
    prizes: dealt.splice(0, prizeCount),
    deck: dealt,
  };
  const sides: [Side, Side] = seat === 0 ? [own, other] : [other, own];
  const inPlay = [view.you, view.opponent].flatMap(({ active, bench }) =>
    active === null ? bench : [active, ...bench],
  );
  const state: State = {
    phase: view.phase,
    turn: view.turn,
    current: view.current,
    sides,
    frames: view.frames.map((frame) => ({ ...frame, steps: [...frame.steps] })),
    choice: view.choice,
    random: seedChance(seed).state(),
    nextPokemon: 1 + Math.max(0, ...inPlay.map(({ id }) => id)),
    nextEvent: 0,
    winner: view.winner,
    victoryCondition: view.victoryCondition,
  };
  const draft: Draft = { rules: view.rules, printed, printing, state, events: [] };
  for (const card of placed) other.active = newPokemon(draft, card);
  // A question to the opponent is hidden; in the determinized battle it is asked about the determinized cards.
  if (view.choice === null && view.frames.length > 0) resolve(draft);
  return { rules: view.rules, printed, printing, state };
}

function sideOf(view: SideView): Omit<Side, 'deck' | 'hand' | 'prizes'> {
  return {
    discard: [...view.discard],
    active: view.active === null ? null : pokemonOf(view.active),
    bench: view.bench.map(pokemonOf),
    playedActiveThisTurn: view.playedActiveThisTurn,
    failedThisTurn: [],
    mulligans: view.mulligans,
    timeouts: view.timeouts,
  };
}

function ownPiles(
  { you, choice }: BattleView,
  unseen: CardNo[],
): Pick<Side, 'deck' | 'hand' | 'prizes' | 'failedThisTurn'> {
  const piles = { hand: [...you.hand], failedThisTurn: [...you.failedThisTurn] };
  // Some cards of the own deck are known while a question is about them: an order asks for those on top, a search for
  // those that are no prizes.
  const top = choice?.kind === 'orderCards' ? [...choice.cards].reverse() : [];
  const inDeck = choice?.kind === 'pickCards' && choice.from === 'deck' ? choice.cards : top;
  const free = unseen.filter((card) => !inDeck.includes(card));
  const deck = unseen.filter((card) => !top.includes(card));
  const prizes = free.slice(0, you.prizeCount);
  return { ...piles, prizes, deck: [...deck.filter((card) => !prizes.includes(card)), ...top] };
}

const pokemonOf = (view: PokemonView): Pokemon => ({
  id: view.id,
  cards: [...view.cards],
  energy: [...view.energy],
  attached: view.attached.map((attached) => ({ ...attached })),
  damage: view.damage,
  statuses: [...view.statuses],
  turnsInPlay: view.turnsInPlay,
  energyThisTurn: view.energyThisTurn,
  actedThisTurn: view.actedThisTurn,
});
