/** A turn's beginning and end, and the Checkup between turns (rules 3.1, 5 step 11, 8). */
import { otherSeat, SEATS, type Seat } from '../../kernel/ids.ts';
import type { Status } from '../../kernel/status.ts';
import { inPlay } from '../../kernel/table.ts';
import { putOff } from '../model/markers.ts';
import type { AnyStep, Procedure, Waiting } from '../model/procedure.ts';
import { OFFICIAL } from '../model/rules.ts';
import type { Pokemon } from '../model/state.ts';
import { put, type RulesFor } from '../procedure/rule.ts';
import { pushBelow } from '../procedure/stack.ts';
import { answersOfAll } from '../procedure/triggers.ts';
import { reasonAgainstPlaying } from '../query/bans.ts';
import { modifiersOf } from '../query/modifiers.ts';
import { type Draft, draw, emit, endBattle, flip } from '../table/draft.ts';
import { endMarkers, putCounters, recover } from '../table/pokemon.ts';

/** What follows on the last action of a turn. */
export const turnEnds = (timedOut: boolean): readonly Procedure[] => [
  { do: 'endOfTurn', timedOut },
  { do: 'checkup' },
  { do: 'knockOuts', attacker: null },
  { do: 'nextTurn' },
  { do: 'startTurn' },
];

/** What a frame holds while the turn ends by itself, or is over. */
const ENDING: readonly AnyStep['do'][] = ['afterAttack', 'endOfTurn', 'checkup', 'nextTurn'];

/** The turn ends when all that is being resolved is done, unless it ends then anyhow (rules 3.13, 11.4). */
export function endTurnLater(draft: Draft): void {
  const { frames, current: seat } = draft.state;
  if (frames.some(({ steps }) => steps.some((step) => ENDING.includes(step.do)))) return;
  pushBelow(draft, { seat, by: 'game', steps: [...turnEnds(false)] });
}

export const TURN: RulesFor<
  'startTurn' | 'endOfTurn' | 'endMarkers' | 'checkup' | 'conditions' | 'nextTurn'
> = {
  startTurn: {
    run: (draft) => {
      const { state } = draft;
      const seat = state.current;
      state.phase = 'active';
      state.turn += 1;
      emit(draft, { type: 'turnStarted', seat, turn: state.turn });
      // Who need not draw is not asked for a card (rule 3.1).
      if (reasonAgainstPlaying(draft, seat, 'turnDraw') !== null) return;
      if (state.sides[seat].deck.length === 0) endBattle(draft, otherSeat(seat), 'opponent_deck_empty');
      else draw(draft, seat, 1, 'turn');
    },
  },
  endOfTurn: {
    run: (draft, frame, { timedOut }) => {
      const { current: seat, turn } = draft.state;
      emit(draft, { type: 'turnEnded', seat, turn, timedOut });
      // The player whose turn ends orders what comes at its end (rule 5, step 11).
      const waiting = [
        ...answersOfAll(draft, [seat], 'turnEnds'),
        ...answersOfAll(draft, [otherSeat(seat)], 'otherTurnEnds'),
        ...answersOfAll(draft, SEATS, 'eachTurnEnds'),
      ];
      put(frame, [
        ...(waiting.length > 0
          ? [{ do: 'queue', seat, attacker: null, waiting, atOnce: true } as const]
          : []),
        { do: 'endMarkers' },
      ]);
    },
  },
  endMarkers: { run: (draft) => endMarkers(draft) },
  checkup: {
    run: (draft, frame) => {
      if (isFollowedByAnother(draft)) return;
      // What happens from here on is in no turn, so nothing looks back at it (rule 5.5a).
      draft.state.lastTurn = draft.state.thisTurn;
      draft.state.thisTurn = [];
      emit(draft, { type: 'checkup', seat: draft.state.current });
      const waiting = answersOfAll(draft, SEATS, 'checkup');
      if (waiting.length === 0) {
        put(frame, [{ do: 'conditions' }]);
        return;
      }
      // The player of the next turn puts each before or after the conditions, which stay one block (rule 8.3).
      const seat = otherSeat(draft.state.current);
      const any = SEATS.some((each) => (draft.state.sides[each].active?.afflictions.length ?? 0) > 0);
      const block: Waiting = {
        pokemon: null,
        seat,
        name: 'Special Conditions',
        steps: [{ do: 'conditions' }],
      };
      put(frame, [{ do: 'queue', seat, attacker: null, waiting: any ? [...waiting, block] : waiting }]);
    },
  },
  conditions: {
    run: (draft) => {
      for (const check of CHECKUP) for (const seat of SEATS) checkActive(draft, seat, check);
    },
  },
  nextTurn: {
    run: (draft) => {
      const { state } = draft;
      const side = state.sides[state.current];
      side.attachedEnergy = false;
      side.playedSupporter = false;
      side.playedStadium = false;
      side.usedStadium = false;
      side.retreated = false;
      // Of both sides: answers are used in the turn of the opponent too.
      for (const seat of SEATS) for (const pokemon of inPlay(state.sides[seat])) pokemon.used = [];
      const again = isFollowedByAnother(draft);
      // Of a turn that is between, as of the Checkup, nothing is looked back at: the opponent's last turn stays the last one.
      state.thisTurn = [];
      if (!again) {
        state.current = otherSeat(state.current);
        return;
      }
      // Each player's turns stay odd or even, so that what waits for an own next turn need not know of it.
      state.markers = state.markers.map((marker) => putOff(marker, state.turn));
      state.bans = state.bans.map((ban) => putOff(ban, state.turn));
      state.covers = state.covers.map((cover) => putOff(cover, state.turn));
      state.turn += 1;
    },
  },
};

const isFollowedByAnother = ({ state }: Draft): boolean =>
  state.thisTurn.some(({ what }) => what === 'anotherTurn');

type Check = { readonly status: Status; readonly run: (draft: Draft, seat: Seat, pokemon: Pokemon) => void };

/** In this order, both players' Pokémon at each (rule 8.2). */
const CHECKUP: readonly Check[] = [
  {
    status: 'poison',
    run: (draft, seat, pokemon) => {
      const counters = countersOf(draft, pokemon, 'poison', OFFICIAL.poisonCounters);
      putCounters(draft, seat, pokemon, counters, 'poison');
    },
  },
  {
    status: 'burn',
    run: (draft, seat, pokemon) => {
      putCounters(draft, seat, pokemon, countersOf(draft, pokemon, 'burn', OFFICIAL.burnCounters), 'burn');
      if (flip(draft, seat, 'burn')) recover(draft, seat, pokemon, ['burn']);
    },
  },
  {
    status: 'sleep',
    run: (draft, seat, pokemon) => {
      // Each is flipped, whatever the one before fell.
      const fallen = Array.from({ length: sleepCoins(draft, pokemon) }, () => flip(draft, seat, 'sleep'));
      if (fallen.every((heads) => heads)) recover(draft, seat, pokemon, ['sleep']);
    },
  },
  {
    status: 'paralysis',
    run: (draft, seat, pokemon) => {
      const { current, turn } = draft.state;
      const since = pokemon.afflictions.find(({ status }) => status === 'paralysis')?.since ?? turn;
      if (seat === current && since < turn) recover(draft, seat, pokemon, ['paralysis']);
    },
  },
];

/** The most that anything asks for. */
const sleepCoins = (draft: Draft, pokemon: Pokemon): number =>
  Math.max(
    pokemon.afflictions.find(({ status }) => status === 'sleep')?.coins ?? 1,
    ...modifiersOf(draft, pokemon, 'sleepCoins').map(({ coins }) => coins),
  );

function checkActive(draft: Draft, seat: Seat, { status, run }: Check): void {
  const { active } = draft.state.sides[seat];
  if (active?.afflictions.some((affliction) => affliction.status === status)) run(draft, seat, active);
}

/** Of several «instead of» the largest counts, once; all «more» add up on top of it (rule 9.5). */
function countersOf(draft: Draft, pokemon: Pokemon, status: 'poison' | 'burn', usual: number): number {
  const changes = modifiersOf(draft, pokemon, 'conditionCounters').filter((each) => each.status === status);
  const instead = changes.flatMap(({ counters, instead: sets }) => (sets === true ? [counters] : []));
  const own = pokemon.afflictions.find((affliction) => affliction.status === status)?.counters ?? usual;
  const base = instead.length > 0 ? Math.max(...instead) : own;
  return changes.reduce((sum, { counters, instead: sets }) => (sets === true ? sum : sum + counters), base);
}
