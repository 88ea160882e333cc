/** What a scene adds to the board: numbers, flying cards, the coin, a trainer card held up, whose turn begins. */
import type { BattleView, CardNo, LogNames } from '@pokesol/engine';
import type { CardJson } from '@pokesol/protocol';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { type CardLookup, cardJsonOfFacts, factsIn } from '../board/cardLook.ts';
import { Card } from '../card/Card.tsx';
import { CardBack } from '../card/CardBack.tsx';
import { Coin } from './Coin.tsx';
import { moveBoard } from './moves.ts';
import { flightOf, middleOf, pictureOn, type WindowPoint } from './stage.ts';
import type { Step } from './step.ts';

export type PlayerNames = Pick<LogNames, 'player' | 'you'>;

type AnimationSceneProps = {
  step: Step;
  view: BattleView;
  board: RefObject<HTMLElement | null>;
  names: PlayerNames;
  look: CardLookup;
};

const STATUS_NAMES = {
  poison: 'Poisoned',
  burn: 'Burned',
  paralysis: 'Paralyzed',
  sleep: 'Asleep',
  confusion: 'Confused',
} as const;

/** Everything lies in the window, over the board. Mounted anew for each step. */
export function AnimationScene({ step, view, board, names, look }: AnimationSceneProps) {
  const { scene, event, ms } = step;
  const [places, setPlaces] = useState<{ start: WindowPoint; end?: WindowPoint }>();

  // The board is drawn already, with what this step changed: now its places can be measured and moved.
  useLayoutEffect(() => {
    const root = board.current;
    if (root === null || scene === null || event === null) return;
    moveBoard({ board: root, watcher: view.seat, ms }, scene);
    if (scene.kind === 'fly') {
      const flight = flightOf(root, scene, view.seat);
      if (flight !== null) setPlaces(flight);
    } else if ('pokemon' in scene) {
      const start = middleOf(pictureOn(root, scene.pokemon));
      if (start !== null) setPlaces({ start });
    } else if (scene.kind === 'strike') {
      const start = middleOf(pictureOn(root, scene.source));
      if (start !== null) setPlaces({ start });
    }
  }, [board, event, ms, scene, view.seat]);

  if (scene === null) return null;
  // A card may be seen here before the board has looked up its picture.
  const pictured = (card: CardNo): CardJson | undefined => {
    const facts = factsIn(view, card);
    return look(card) ?? (facts && cardJsonOfFacts(facts));
  };
  const time = { '--ms': `${ms}ms` } as CSSProperties;
  const at = places && ({ left: places.start.x, top: places.start.y, ...time } as CSSProperties);
  switch (scene.kind) {
    case 'turn':
      return (
        <div className="animation-banner" data-own={scene.seat === view.seat} style={time}>
          <p className="animation-banner-text">
            {scene.seat === view.seat ? 'Your turn' : `${names.player(scene.seat)}'s turn`}
          </p>
          <p className="animation-banner-turn">Turn {scene.turn}</p>
        </div>
      );
    case 'coin':
      return (
        <div className="animation-centre" style={time}>
          <Coin heads={scene.heads} />
        </div>
      );
    case 'trainer': {
      return (
        <div className="animation-centre" style={time}>
          <div className="animation-trainer" data-failed={scene.failed || undefined}>
            <Face card={pictured(scene.card)} />
            {scene.failed && <p className="animation-word">No effect</p>}
          </div>
        </div>
      );
    }
    case 'fly':
      return places?.end === undefined ? null : (
        <Flight start={places.start} end={places.end} count={scene.count} ms={ms}>
          <Face card={scene.card === null ? undefined : pictured(scene.card)} />
        </Flight>
      );
    case 'hurt':
      return at === undefined ? null : (
        <>
          <i className="animation-impact" style={at} data-harmless={scene.amount === 0 || undefined} />
          <p className="animation-number" style={at} data-cause={scene.cause}>
            {scene.amount === 0 ? 'No damage' : `-${scene.amount}`}
            {scene.note !== null && <span>{scene.note === 'weak' ? 'Weak spot!' : 'Resisted'}</span>}
          </p>
        </>
      );
    case 'heal':
      return at === undefined ? null : (
        <p className="animation-number" style={at} data-cause="heal">
          +{scene.amount}
        </p>
      );
    case 'status':
      return at === undefined ? null : (
        <p className="animation-tag" style={at} data-status={scene.status}>
          {STATUS_NAMES[scene.status]}
        </p>
      );
    case 'miss':
      return at === undefined ? null : (
        <p className="animation-tag" style={at} data-status="confusion">
          It hurt itself!
        </p>
      );
    case 'knockOut':
      return at === undefined ? null : (
        <p className="animation-number animation-ko" style={at}>
          K.O.
        </p>
      );
    case 'strike':
      return at === undefined ? null : (
        <p className="animation-tag animation-attack" style={at}>
          {scene.name}
        </p>
      );
    default:
      return null;
  }
}

const Face = ({ card }: { card: CardJson | undefined }) =>
  card === undefined ? <CardBack /> : <Card card={card} />;

const MOST_FLYING = 5;

function Flight({
  start,
  end,
  count,
  ms,
  children,
}: {
  start: WindowPoint;
  end: WindowPoint;
  count: number;
  ms: number;
  children: ReactNode;
}) {
  const cards = Math.min(count, MOST_FLYING);
  const each = ms / (1 + (cards - 1) * 0.25);
  return Array.from({ length: cards }, (_, card) => {
    const style = {
      left: start.x,
      top: start.y,
      '--dx': `${Math.round(end.x - start.x)}px`,
      '--dy': `${Math.round(end.y - start.y)}px`,
      '--ms': `${Math.round(each)}ms`,
      '--delay': `${Math.round(card * each * 0.25)}ms`,
    } as CSSProperties;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
      <div key={card} className="animation-flying" style={style}>
        {children}
      </div>
    );
  });
}
