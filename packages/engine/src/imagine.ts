/** A possible battle behind a view: for whoever plans ahead with what a seat may know, and guesses the rest. */
import { at } from './at.ts';
import type { CardFacts } from './facts.ts';
import { seedRandom, shuffle } from './random.ts';
import { RULES } from './rules.ts';
import { type Battle, type CardNo, otherSeat, type Pokemon, type Side } from './state.ts';
import type { BattleView, OwnSideView, PokemonView, SideView } from './view.ts';

/**
 * A battle in which that seat would see this view: its own unseen cards in a random order, the opponent's hidden cards
 * drawn from `guess` (at least one card; used again from the start when it runs out), and chance of its own.
 */
export function imagine(view: BattleView, guess: readonly CardFacts[], seed: string): Battle {
  const random = seedRandom(seed);
  const size = RULES[view.rules].deckSize;
  const { seat } = view;
  const printed = Object.values(view.printed);
  const places = new Map(printed.map((card, index) => [card.id, index]));
  const placeOf = (card: CardFacts): number => {
    const known = places.get(card.id);
    if (known !== undefined) return known;
    places.set(card.id, printed.length);
    return printed.push(card) - 1;
  };
  const guessed = shuffle(random, guess);
  const hidden: CardNo[] = [];
  const printing = Array.from({ length: 2 * size }, (_, card) => {
    const known = places.get(view.cards[card] ?? '');
    if (known !== undefined) return known;
    hidden.push(card as CardNo);
    return placeOf(at(guessed, (hidden.length - 1) % guessed.length));
  });
  const dealt = shuffle(random, hidden);
  const own = { ...sideOf(view.you), ...ownPiles(view.you, shuffle(random, view.you.unseen)) };
  const { handCount, prizeCount } = view.opponent;
  const other = {
    ...sideOf(view.opponent),
    hand: dealt.slice(0, handCount),
    prizes: dealt.slice(handCount, handCount + prizeCount),
    deck: dealt.slice(handCount + prizeCount),
  };
  const sides: [Side, Side] = seat === 0 ? [own, other] : [other, own];
  const inPlay = [view.you, view.opponent].flatMap(({ active, bench }) =>
    active === null ? bench : [active, ...bench],
  );
  return {
    rules: view.rules,
    printed,
    printing,
    state: {
      phase: view.phase,
      turn: view.turn,
      current: view.phase === 'setup' ? otherSeat(seat) : view.current,
      sides,
      frames: view.frames,
      choice: view.choice,
      random: random.state(),
      nextPokemon: 1 + Math.max(0, ...inPlay.map(({ id }) => id)),
      nextEvent: 0,
      winner: view.winner,
      victoryCondition: view.victoryCondition,
    },
  };
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
  view: OwnSideView,
  unseen: CardNo[],
): Pick<Side, 'deck' | 'hand' | 'prizes' | 'failedThisTurn'> {
  return {
    hand: [...view.hand],
    prizes: unseen.slice(0, view.prizeCount),
    deck: unseen.slice(view.prizeCount),
    failedThisTurn: [...view.failedThisTurn],
  };
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
