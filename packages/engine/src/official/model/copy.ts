/** Copies a state so that it may be changed without the original noticing. */
import type { Frozen } from '../../kernel/frozen.ts';
import type { Frame, Pokemon, Side, State } from './state.ts';

const copyPokemon = (pokemon: Frozen<Pokemon>): Pokemon => ({
  id: pokemon.id,
  cards: pokemon.cards.slice(),
  energy: pokemon.energy.slice(),
  attached: pokemon.attached.slice(),
  damage: pokemon.damage,
  // Each affliction is replaced, never changed.
  afflictions: pokemon.afflictions.slice(),
  newIn: pokemon.newIn,
  used: pokemon.used.slice(),
  // Replaced, never changed.
  attacked: pokemon.attacked as Pokemon['attacked'],
});

const copySide = (side: Frozen<Side>): Side => ({
  deck: side.deck.slice(),
  hand: side.hand.slice(),
  discard: side.discard.slice(),
  prizes: side.prizes.slice(),
  lost: side.lost.slice(),
  active: side.active === null ? null : copyPokemon(side.active),
  bench: side.bench.map(copyPokemon),
  mulligans: side.mulligans,
  attachedEnergy: side.attachedEnergy,
  playedSupporter: side.playedSupporter,
  playedStadium: side.playedStadium,
  usedStadium: side.usedStadium,
  retreated: side.retreated,
  spent: side.spent.slice(),
  owed: side.owed,
  timeouts: side.timeouts,
});

function copyFrame({
  card,
  source,
  attacker,
  attack,
  bound,
  seat,
  by,
  steps,
  secrets,
}: Frozen<Frame>): Frame {
  const frame = {
    card,
    source,
    attacker,
    attack,
    bound: { ...bound },
    seat,
    by,
    steps: steps.slice(),
  } as Frame;
  return secrets === undefined ? frame : { ...frame, secrets: secrets as NonNullable<Frame['secrets']> };
}

/** Markers, happenings and choices are replaced, never changed: the lists alone are copied. */
export const copyState = (state: Frozen<State>): State => ({
  phase: state.phase,
  turn: state.turn,
  current: state.current,
  sides: [copySide(state.sides[0]), copySide(state.sides[1])],
  stadium: state.stadium,
  markers: state.markers.slice(),
  bans: state.bans.slice(),
  covers: state.covers.slice(),
  standsAs: state.standsAs.slice() as State['standsAs'],
  thisTurn: state.thisTurn.slice(),
  lastTurn: state.lastTurn.slice(),
  frames: state.frames.map(copyFrame),
  choice: state.choice,
  tiebreaker: state.tiebreaker,
  random: state.random,
  nextPokemon: state.nextPokemon,
  nextEvent: state.nextEvent,
  winner: state.winner,
  ending: state.ending,
});
