/** What a scene adds to the board: numbers, flying cards, the coin, a card held up, whose turn begins. */
import type { CardNo, LogNames, PokemonId, Seat } from '@pokesol/engine';
import type { CardJson } from '@pokesol/protocol';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { Blow } from './Blow.tsx';
import { Coin } from './Coin.tsx';
import { Face, Flights, HeldUp, Revealed } from './Flights.tsx';
import { Arrival, End, KnockOut, PrizesTaken } from './Moments.tsx';
import { moveBoard } from './moves.ts';
import { BEATS } from './pace.ts';
import type { EventSceneKind, Scene, SceneOf } from './scene.ts';
import {
  activeOf,
  type BoardStage,
  type Flown,
  flightOf,
  middleOf,
  pictureOn,
  pointOf,
  prizeFlights,
  strikeFlight,
  type WindowPoint,
} from './stage.ts';
import { STATUS_NAMES } from './statusNames.ts';
import { TIMINGS } from './step.ts';

export type PlayerNames = Pick<LogNames, 'player' | 'you'>;

/** The table as a scene finds it when it begins. */
export type SceneTable = Pick<BoardStage, 'holderOf' | 'prizesOf'> & {
  readonly watcher: Seat;
  /** `undefined` for what the watcher may not see. */
  readonly pictured: (card: CardNo) => CardJson | undefined;
  /** The card by which a Pokémon in play is known. */
  readonly standing: (pokemon: PokemonId) => CardJson | undefined;
  readonly hpLeft: (pokemon: PokemonId) => number | null;
};

type AnimationSceneProps = {
  scene: Scene;
  ms: number;
  table: SceneTable;
  board: RefObject<HTMLElement | null>;
  names: PlayerNames;
  /** Numbers and words alone, and nothing that moves. */
  isStill?: boolean;
};

type Places = { readonly at?: WindowPoint | null; readonly flights?: readonly Flown[] };

/** Everything lies in the window, over the board. Mounted anew for each step. */
export function AnimationScene({ scene, ms, table, board, names, isStill = false }: AnimationSceneProps) {
  const [places, setPlaces] = useState<Places>({});
  // As it is found at the beginning: a picture that comes later moves nothing twice.
  const [found] = useState(table);

  // The board is drawn already, with what this step changed: now its places can be measured and moved.
  useLayoutEffect(() => {
    const root = board.current;
    if (root === null) return;
    const stage = { ...found, board: root, ms };
    if (!isStill) moveBoard(stage, scene);
    setPlaces(placesOf(stage, scene));
  }, [board, ms, scene, found, isStill]);

  const time = { '--ms': `${ms}ms` } as CSSProperties;
  const at: CSSProperties | null =
    places.at === undefined || places.at === null ? null : { left: places.at.x, top: places.at.y, ...time };
  const flights = isStill ? [] : (places.flights ?? []);
  const drawing = { table, names, ms, time, at, flights, isStill, isLoud: !isStill && isLoud(scene, ms) };
  const draw = DRAWINGS[scene.kind] as ((scene: Scene, drawing: Drawing) => ReactNode) | undefined;
  return draw?.(scene, drawing);
}

/** Whether it has more time than the quick speed gives: there moments are quiet. */
function isLoud(scene: Scene, ms: number): boolean {
  const times = scene.kind === 'prizes' ? scene.count : 1;
  return ms > BEATS.quick[TIMINGS[scene.kind].beat] * times;
}

function placesOf(stage: BoardStage, scene: Scene): Places {
  switch (scene.kind) {
    case 'fly': {
      const flight = flightOf(stage, scene);
      return { flights: flight === null ? [] : Array.from({ length: scene.count }, () => flight) };
    }
    case 'counters': {
      const flight = flightOf(stage, {
        from: { at: 'pokemon', pokemon: scene.from },
        to: { at: 'pokemon', pokemon: scene.to },
        leaves: null,
      });
      return { flights: flight === null ? [] : [flight] };
    }
    case 'evolve': {
      const flight = flightOf(stage, {
        from: scene.from,
        to: { at: 'pokemon', pokemon: scene.pokemon },
        leaves: scene.card,
      });
      return {
        at: middleOf(pictureOn(stage.board, scene.pokemon)),
        flights: flight === null ? [] : [flight],
      };
    }
    case 'prizes':
      return {
        at: pointOf(stage, { at: 'prizes', seat: scene.seat }),
        flights: prizeFlights(stage, scene),
      };
    case 'strike': {
      const flight = strikeFlight(stage, scene);
      return {
        at: middleOf(pictureOn(stage.board, scene.source)),
        flights: flight === null ? [] : [flight],
      };
    }
    case 'enter':
    case 'mark':
      return { at: middleOf(activeOf(stage.board, scene.seat, stage.watcher)) };
    case 'hurt':
    case 'heal':
    case 'status':
    case 'cured':
    case 'tag':
    case 'miss':
    case 'knockOut':
      return { at: middleOf(pictureOn(stage.board, scene.pokemon)) };
    default:
      return {};
  }
}

type Drawing = {
  readonly table: SceneTable;
  readonly names: PlayerNames;
  readonly ms: number;
  readonly time: CSSProperties;
  readonly at: CSSProperties | null;
  readonly flights: readonly Flown[];
  readonly isStill: boolean;
  readonly isLoud: boolean;
};
type Draw<Kind extends EventSceneKind> = (scene: SceneOf<Kind>, drawing: Drawing) => ReactNode;

/** Words over a Pokémon. */
const tag = (at: CSSProperties | null, label: string, state: Record<string, string> = {}): ReactNode =>
  at && (
    <p className="animation-tag" style={at} {...state}>
      {label}
    </p>
  );

const NOTES = { weak: 'Weak spot!', resisted: 'Resisted', prevented: 'Prevented' } as const;

const NOTICES: { readonly [About in SceneOf<'notice'>['about']]: (who: string, isOwn: boolean) => string } = {
  goesFirst: (who, isOwn) => (isOwn ? 'You go first' : `${who} goes first`),
  checkup: () => 'Pokémon Checkup',
  tiebreaker: () => 'A tie: play on',
};

function outcomeOf(winner: Seat | null, { you, player }: PlayerNames) {
  if (winner === null) return { outcome: 'draw', words: 'Draw' } as const;
  if (you === null) return { outcome: 'watched', words: `${player(winner)} wins` } as const;
  return winner === you
    ? ({ outcome: 'victory', words: 'Victory' } as const)
    : ({ outcome: 'defeat', words: 'Defeat' } as const);
}

const DRAWINGS: { readonly [Kind in EventSceneKind]?: Draw<Kind> } = {
  turn: ({ seat, turn }, { table, names, time }) => (
    <div className="animation-banner" data-own={seat === table.watcher} style={time}>
      <p className="animation-banner-text">
        {seat === names.you ? 'Your turn' : `${names.player(seat)}'s turn`}
      </p>
      <p className="animation-banner-turn">Turn {turn}</p>
    </div>
  ),
  notice: ({ about, seat }, { names, time }) => (
    <div className="animation-banner is-notice" style={time}>
      <p className="animation-banner-text">{NOTICES[about](names.player(seat), seat === names.you)}</p>
    </div>
  ),
  coin: ({ heads }, { time }) => (
    <div className="animation-centre" style={time}>
      <Coin heads={heads} />
    </div>
  ),
  trainer: ({ card, failed }, { table, time }) => (
    <HeldUp
      card={table.pictured(card)}
      time={time}
      label={failed ? 'No effect' : undefined}
      isRefused={failed}
    />
  ),
  ability: ({ card, name }, { table, time }) => (
    <HeldUp card={table.pictured(card)} time={time} label={name} />
  ),
  reveal: ({ cards }, { table, time }) => <Revealed cards={cards.map(table.pictured)} time={time} />,
  fly: ({ card }, { table, flights, ms }) => (
    <Flights flights={flights} ms={ms}>
      {() => <Face card={card === null ? undefined : table.pictured(card)} />}
    </Flights>
  ),
  enter: ({ card, wasInPlay }, { table, at, isLoud }) =>
    isLoud && wasInPlay !== true && <Arrival card={table.pictured(card)} at={at} />,
  evolve: ({ card }, { table, flights, ms, at, isLoud }) => (
    <>
      {isLoud && <Arrival card={table.pictured(card)} at={at} />}
      <Flights flights={flights} ms={ms}>
        {() => <Face card={table.pictured(card)} />}
      </Flights>
    </>
  ),
  prizes: ({ seat, count, cards }, { table, flights, ms, at, time, isLoud }) => (
    <>
      {isLoud && <PrizesTaken at={at} count={count} left={table.prizesOf(seat)} time={time} />}
      <Flights flights={flights} ms={ms} inTurn>
        {(each) => {
          const card = cards[each];
          return <Face card={card === undefined ? undefined : table.pictured(card)} />;
        }}
      </Flights>
    </>
  ),
  counters: ({ counters }, { flights, ms }) => (
    <Flights flights={flights} ms={ms}>
      {() => <p className="animation-counters">{counters * 10}</p>}
    </Flights>
  ),
  hurt: ({ pokemon, amount, cause, note }, { table, at }) => {
    const left = cause === 'attack' || amount === 0 ? null : table.hpLeft(pokemon);
    return (
      at && (
        <>
          <i className="animation-impact" style={at} data-harmless={amount === 0 || undefined} />
          <p className="animation-number" style={at} data-cause={cause}>
            {amount === 0 ? 'No damage' : `-${amount}`}
            {note !== null && <span>{NOTES[note]}</span>}
            {left !== null && (
              <span>
                {left + amount} → {left}
              </span>
            )}
          </p>
        </>
      )
    );
  },
  heal: ({ amount }, { at }) =>
    at && (
      <p className="animation-number" style={at} data-cause="heal">
        +{amount}
      </p>
    ),
  status: ({ status }, { at }) => tag(at, STATUS_NAMES[status], { 'data-status': status }),
  cured: ({ statuses }, { at }) =>
    statuses.length === 0
      ? null
      : tag(at, `No longer ${statuses.map((each) => STATUS_NAMES[each]).join(', ')}`),
  miss: ({ label }, { at }) => tag(at, label, { 'data-status': 'confusion' }),
  tag: ({ label }, { at }) => tag(at, label),
  mark: ({ label }, { at }) => tag(at, label),
  knockOut: (_, { at, isLoud }) => <KnockOut at={at} isLoud={isLoud} />,
  strike: ({ source, name }, { table, at, flights: [flight], time, isLoud }) =>
    at && (
      <>
        <Blow card={table.standing(source)} flight={flight} time={time} isLoud={isLoud} />
        <p className="animation-tag animation-attack" style={at}>
          {name}
        </p>
      </>
    ),
  end: ({ winner }, { names, time, isStill, isLoud }) =>
    !isStill && <End {...outcomeOf(winner, names)} isLoud={isLoud} time={time} />,
};
