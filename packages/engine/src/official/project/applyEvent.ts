/** Applies one event to an official view: what a seat saw before and the event it received give what it sees after. */
import { type CardNo, otherSeat, SEATS, type Seat } from '../../kernel/ids.ts';
import { inPlay } from '../../kernel/table.ts';
import type { BattleEvent, EventOf, EventType } from '../model/events.ts';
import { withAttack, withBan } from '../model/markers.ts';
import { withFigures } from './boardTable.ts';
import type { BattleView, FrameView } from './view.ts';
import {
  changePokemon,
  changeSide,
  discarded,
  discardedFromPlay,
  everyPokemon,
  into,
  newGame,
  newPokemonView,
  outOf,
  sideOf,
  untied,
  withoutPokemon,
} from './viewChanges.ts';
import {
  afflictedWith,
  freshened,
  hurt,
  withEffects,
  withEnergy,
  withMarkerOn,
  withPutOff,
} from './viewPokemon.ts';

/** Whether these rules know that kind of event: those of a later build may send others. */
export const isKnownEvent = ({ type }: { readonly type: string }): boolean => Object.hasOwn(CHANGES, type);

/** The board after one event, as the seat of the view saw it. */
export function applyEvent(view: BattleView, event: BattleEvent): BattleView {
  const changed = (CHANGES[event.type] as (view: BattleView, event: BattleEvent) => BattleView)(view, event);
  return changed === view ? view : withFigures(withPlaced(changed));
}

type Change<Type extends EventType> = (view: BattleView, event: EventOf<Type>) => BattleView;
const nothing = (view: BattleView): BattleView => view;

const CHANGES = {
  coinFlipped: nothing,
  goesFirst: (view, { seat }) => ({ ...view, current: seat }),
  mulligan: (view, { seat, cards, counts }) => {
    const back = into(outOf(view, seat, 'hand', cards), seat, 'deck', cards);
    return counts ? changeSide(back, seat, ({ mulligans }) => ({ mulligans: mulligans + 1 })) : back;
  },
  cardsDrawn: (view, { seat, cards, count }) =>
    into(outOf(view, seat, 'deck', cards, count), seat, 'hand', cards, count),
  placed: (view, { seat, to, cards, count, pokemon }) => {
    const gone = outOf(view, seat, 'hand', cards, count);
    if (cards === null) return changeSide(gone, seat, ({ placed }) => ({ placed: placed + count }));
    const fresh = cards.flatMap((card, index) => {
      const id = pokemon[index];
      return id === undefined ? [] : [newPokemonView(view, id, card)];
    });
    return changeSide(gone, seat, ({ active, bench }) =>
      to === 'active' ? { active: fresh[0] ?? active } : { bench: [...bench, ...fresh] },
    );
  },
  // They stay among the unseen cards: only the place is another.
  prizesLaid: (view, { seat, count }) =>
    changeSide(view, seat, ({ deckCount, prizeCount }) => ({
      deckCount: deckCount - count,
      prizeCount: prizeCount + count,
    })),
  turnedUp: (view, { seat, pokemon }) => {
    if (seat === view.seat) return view;
    const [active = null, ...bench] = pokemon.map(({ pokemon: id, card }) => newPokemonView(view, id, card));
    return changeSide(view, seat, () => ({ active, bench }));
  },
  turnStarted: (view, { seat, turn }) => {
    // Whose turn it was: the same player's, where this is another one after it (rule 3.12).
    const again = view.turn > 0 && turn === view.turn + 2;
    const before = again ? seat : otherSeat(seat);
    const rested = changeSide(view, before, () => ({
      attachedEnergy: false,
      playedSupporter: false,
      playedStadium: false,
      usedStadium: false,
      retreated: false,
    }));
    const fresh = everyPokemon(rested, (pokemon) => ({ ...pokemon, used: [] }));
    const board = again ? withPutOff(fresh) : fresh;
    return { ...board, phase: 'active', turn, current: seat };
  },
  turnEnded: nothing,
  checkup: nothing,
  effectsEnded: (view, { turn }) => ({
    ...withEffects(view, ({ until }) => until === null || until > turn),
    bans: view.bans.filter(({ until }) => until > turn),
    covers: view.covers.filter(({ until }) => until > turn),
  }),
  benched: (view, { seat, from, pokemon, card }) =>
    changeSide(outOf(view, seat, from, [card]), seat, ({ bench }) => ({
      bench: [...bench, newPokemonView(view, pokemon, card)],
    })),
  assembled: (view, { seat, from, cards, pokemon, card }) =>
    changeSide(outOf(view, seat, from, cards), seat, ({ bench }) => ({
      bench: [...bench, { ...newPokemonView(view, pokemon, card), card: cards.at(-1) ?? card, cards }],
    })),
  evolved: (view, { seat, from, pokemon, card }) =>
    changePokemon(outOf(view, seat, from, [card]), pokemon, (below) => ({
      ...freshened(below),
      card,
      cards: [...below.cards, card],
      newIn: view.turn,
    })),
  exchanged: (view, { seat, from, pokemon, card, before, to }) => {
    const there = changePokemon(outOf(view, seat, from, [card]), pokemon, ({ cards }) => ({
      card,
      cards: cards.map((each) => (each === before ? card : each)),
    }));
    return into(there, seat, to, [before]);
  },
  devolved: (view, { seat, pokemon, card, cards, to }) => {
    const left = changePokemon(view, pokemon, (above) => ({
      ...freshened(above),
      card,
      cards: above.cards.filter((each) => !cards.includes(each)),
      newIn: view.turn,
    }));
    return to === 'discard' ? discarded(left, cards) : into(left, seat, to, cards);
  },
  energyAttached: (view, { seat, energy, from, ofTurn, pokemon }) => {
    const stands = view.standsAs.find(({ card }) => card === energy);
    const gone = outOf(view, seat, from, [energy]);
    const attached = withEnergy(gone, pokemon, energy);
    const noted = ofTurn ? changeSide(attached, seat, () => ({ attachedEnergy: true })) : attached;
    return stands === undefined ? noted : { ...noted, standsAs: [...noted.standsAs, stands] };
  },
  stadiumPlayed: (view, { seat, card, before }) => {
    const noted = changeSide(outOf(view, seat, 'hand', [card]), seat, () => ({ playedStadium: true }));
    const unused = () => ({ usedStadium: false });
    const played = changeSide(changeSide(noted, 0, unused), 1, unused);
    return { ...discarded(played, before === null ? [] : [before]), stadium: { card, seat } };
  },
  trainerPlayed: (view, { seat, card }) => {
    const gone = outOf(view, seat, 'hand', [card]);
    const facts = view.printed[view.cards[card] ?? ''];
    const isSupporter = facts?.kind === 'trainer' && facts.trainer === 'supporter';
    const noted = isSupporter ? changeSide(gone, seat, () => ({ playedSupporter: true })) : gone;
    return { ...noted, frames: [...noted.frames, resolving(seat, card)] };
  },
  trainerDone: (view, { seat, card, to }) => into(resolved(view, card), seat, to, [card]),
  abilityUsed: (view, { pokemon, name }) =>
    changePokemon(view, pokemon, ({ used }) => ({ used: used.includes(name) ? used : [...used, name] })),
  attackUsed: (view, { pokemon, name, as }) =>
    // A copied attack is not one that the Pokémon used.
    as !== undefined
      ? view
      : changePokemon(view, pokemon, ({ attacked }) => ({ attacked: withAttack(attacked, name, view.turn) })),
  attackFailed: nothing,
  damageDealt: (view, { target, amount }) => hurt(view, target.pokemon, amount),
  countersPut: (view, { pokemon, counters }) => hurt(view, pokemon, counters * 10),
  healed: (view, { pokemon, counters }) => hurt(view, pokemon, -counters * 10),
  countersMoved: (view, { source, target, counters }) =>
    hurt(hurt(view, source.pokemon, -counters * 10), target.pokemon, counters * 10),
  felled: (view, { pokemon, damage }) => changePokemon(view, pokemon, () => ({ damage })),
  survived: (view, { pokemon, damage }) => changePokemon(view, pokemon, () => ({ damage })),
  spent: (view, { seat, what }) => changeSide(view, seat, ({ spent }) => ({ spent: [...spent, what] })),
  afflicted: (view, { pokemon, status, counters, coins }) =>
    changePokemon(view, pokemon, ({ afflictions }) =>
      afflictedWith([
        ...afflictions.filter((other) => other.status !== status),
        { status, counters, since: view.turn, ...(coins !== undefined && { coins }) },
      ]),
    ),
  recovered: (view, { pokemon, statuses }) =>
    changePokemon(view, pokemon, ({ afflictions }) =>
      afflictedWith(afflictions.filter(({ status }) => !statuses.includes(status))),
    ),
  retreats: (view, { seat }) => changeSide(view, seat, () => ({ retreated: true })),
  placesChanged: (view, { seat, incoming, outgoing }) => {
    const board = untied(view, outgoing.pokemon);
    const { active, bench } = sideOf(board, seat);
    const comes = bench.find(({ id }) => id === incoming.pokemon) ?? null;
    if (active === null || active.id !== outgoing.pokemon || comes === null) return view;
    const goes = { ...active, ...freshened(active) };
    return changeSide(board, seat, () => ({
      active: comes,
      bench: bench.map((pokemon) => (pokemon === comes ? goes : pokemon)),
    }));
  },
  promoted: (view, { seat, pokemon }) =>
    changeSide(view, seat, ({ bench, active }) => ({
      active: bench.find(({ id }) => id === pokemon) ?? active,
      bench: bench.filter(({ id }) => id !== pokemon),
    })),
  cardsMoved: (view, { seat, from, to, cards, count }) => {
    const gone = outOf(view, seat, from, cards, count);
    return to === 'inPlay' ? gone : into(gone, seat, to, cards, count);
  },
  cardsRevealed: nothing,
  deckShuffled: nothing,
  deckOrdered: nothing,
  markerPlaced: (view, { marker }) => withMarkerOn(view, marker),
  playForbidden: (view, { ban }) => ({ ...view, bans: withBan(view.bans, ban) }),
  cardAbilityUsed: nothing,
  stadiumUsed: (view, { seat }) => changeSide(view, seat, () => ({ usedStadium: true })),
  covered: (view, { cover }) => ({ ...view, covers: [...view.covers, cover] }),
  cardStays: (view, { pokemon, attached, marker }) => {
    const lies = changePokemon(resolved(view, attached), pokemon, (on) => ({
      attached: [...on.attached, attached],
    }));
    return marker === null ? lies : withMarkerOn(lies, marker);
  },
  becameEnergy: (view, { seat, energy, pokemon, provides, units }) => {
    const gone = outOf(view, seat, 'discard', [energy]);
    const stands = { card: energy, provides: Array.from({ length: units }, () => [provides]) };
    return { ...withEnergy(gone, pokemon, energy), standsAs: [...gone.standsAs, stands] };
  },
  knockedOut: (view, { pokemon }) => {
    const out = SEATS.flatMap((seat) => inPlay(sideOf(view, seat))).find(({ id }) => id === pokemon);
    if (out === undefined) return view;
    const cards = [...out.cards, ...out.energy.map(({ card }) => card), ...out.attached];
    const left = discardedFromPlay(withoutPokemon(view, pokemon), cards);
    return { ...left, standsAs: left.standsAs.filter(({ card }) => !cards.includes(card)) };
  },
  prizesTaken: (view, { seat, cards, count }) =>
    into(outOf(view, seat, 'prizes', cards, count), seat, 'hand', cards, count),
  choiceOpened: nothing,
  tiebreakerBegun: (view) => newGame(view),
  battleEnded: (view, { winner, ending }) => {
    const played = view.frames.flatMap(({ card }) => card ?? []);
    return { ...discarded(view, played), frames: [], phase: 'ended', winner, ending };
  },
} satisfies { readonly [Type in EventType]: Change<Type> };

const resolving = (seat: Seat, card: CardNo): FrameView => ({
  seat,
  by: 'trainer',
  card,
  source: null,
  attacker: null,
  attack: null,
  steps: [],
  bound: {},
});

/** The card that was being resolved has found its place. */
const resolved = (view: BattleView, card: CardNo): BattleView => ({
  ...view,
  frames: view.frames.filter((frame) => frame.card !== card),
});

/** How many Pokémon lie on a side: while the other's lie face down, its events alone say so. */
const withPlaced = (view: BattleView): BattleView =>
  SEATS.reduce((board, seat) => {
    if (view.turn === 0 && seat !== view.seat) return board;
    const placed = inPlay(sideOf(board, seat)).length;
    return placed === sideOf(board, seat).placed ? board : changeSide(board, seat, () => ({ placed }));
  }, view);
