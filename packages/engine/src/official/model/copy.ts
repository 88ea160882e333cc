/** Copies a state so that it may be changed without the original noticing. */
import type { Frozen } from '../../kernel/frozen.ts';
import type { Frame, Pokemon, Side, State } from './state.ts';

const copyPokemon = (pokemon: Frozen<Pokemon>): Pokemon => ({
  id: pokemon.id,
  cards: pokemon.cards,
  energy: pokemon.energy,
  attached: pokemon.attached,
  damage: pokemon.damage,
  afflictions: pokemon.afflictions,
  newIn: pokemon.newIn,
  used: pokemon.used,
  attacked: pokemon.attacked,
});

const copySide = (side: Frozen<Side>): Side => ({
  deck: side.deck,
  hand: side.hand,
  discard: side.discard,
  prizes: side.prizes,
  lost: side.lost,
  active: side.active === null ? null : copyPokemon(side.active),
  bench: side.bench.map(copyPokemon),
  mulligans: side.mulligans,
  attachedEnergy: side.attachedEnergy,
  playedSupporter: side.playedSupporter,
  playedStadium: side.playedStadium,
  usedStadium: side.usedStadium,
  retreated: side.retreated,
  spent: side.spent,
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

/** Every list but those of Pokémon and frames is replaced, never changed: both states hold the same one. */
export const copyState = (state: Frozen<State>): State => ({
  phase: state.phase,
  turn: state.turn,
  current: state.current,
  sides: [copySide(state.sides[0]), copySide(state.sides[1])],
  stadium: state.stadium,
  markers: state.markers,
  bans: state.bans,
  covers: state.covers,
  standsAs: state.standsAs,
  thisTurn: state.thisTurn,
  lastTurn: state.lastTurn,
  frames: state.frames.map(copyFrame),
  choice: state.choice,
  tiebreaker: state.tiebreaker,
  random: state.random,
  nextPokemon: state.nextPokemon,
  nextEvent: state.nextEvent,
  winner: state.winner,
  ending: state.ending,
});
