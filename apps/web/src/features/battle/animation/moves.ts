/** Moves what is on the board itself: lunges, shakes, falls. Transforms, opacity and light only, and nothing stays behind. */
import { type CardNo, otherSeat, type PokemonId, type Seat } from '@pokesol/engine';
import type { EventSceneKind, Scene, SceneOf } from './scene.ts';
import { activeOf, type BoardStage, handCard, middleOf, pile, pointOf, pokemonOn } from './stage.ts';

type Move<Kind extends EventSceneKind> = (stage: BoardStage, scene: SceneOf<Kind>) => void;

/** Elements that are not drawn simply do not move. */
export function moveBoard(stage: BoardStage, scene: Scene): void {
  (MOVES[scene.kind] as ((stage: BoardStage, scene: Scene) => void) | undefined)?.(stage, scene);
}

const steps = (count: number): string => `steps(${count}, jump-none)`;

const animate = (element: Element | null, frames: Keyframe[], duration: number, easing = 'linear'): void => {
  element?.animate(frames, { duration, easing });
};

const shift = (x: number, y: number): string => `translate(${Math.round(x)}px, ${Math.round(y)}px)`;

const MOVES: { readonly [Kind in EventSceneKind]?: Move<Kind> } = {
  enter: (stage, { pokemon, seat, fromHand }) => comeIn(stage, pokemon, seat, fromHand),
  arrive: (stage, { pokemon, seat, fromHand }) => {
    for (const each of pokemon) comeIn(stage, each, seat, fromHand);
  },
  evolve: ({ board, ms }, { pokemon }) =>
    animate(
      pokemonOn(board, pokemon),
      [
        { transform: 'none', filter: 'none' },
        { transform: 'scale(1.1)', filter: 'brightness(2.2)', offset: 0.55 },
        { transform: 'none', filter: 'none' },
      ],
      ms,
      steps(8),
    ),
  fly: ({ board, ms }, { leaves }) => hide(board, leaves, ms),
  trainer: ({ board, ms }, { card, fromHand }) => hide(board, fromHand ? card : null, ms),
  strike: ({ board, watcher, ms }, { seat, source, target }) => {
    const element = pokemonOn(board, source);
    const other = target === null ? activeOf(board, otherSeat(seat), watcher) : pokemonOn(board, target);
    const [from, to] = [middleOf(element), middleOf(other)];
    if (from === null || to === null) return;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    animate(
      element,
      [
        { transform: 'none', easing: steps(4) },
        { transform: shift(-dx * 0.08, -dy * 0.08), offset: 0.45, easing: steps(4) },
        { transform: shift(dx * 0.45, dy * 0.45), offset: 0.75, easing: steps(4) },
        { transform: 'none' },
      ],
      ms,
    );
  },
  hurt: ({ board, ms }, { pokemon, amount }) => {
    if (amount === 0) return;
    const far = amount >= 50 ? 10 : 6;
    animate(
      pokemonOn(board, pokemon),
      [0, -far, far, -far, far / 2, -far / 2, 0].map((x) => ({ transform: shift(x, 0) })),
      Math.min(ms, 420),
      steps(7),
    );
    if (amount >= 50)
      animate(
        board,
        [0, 4, -4, 3, 0].map((y) => ({ transform: shift(0, y) })),
        260,
        steps(5),
      );
  },
  miss: ({ board, ms }, { pokemon }) =>
    animate(
      pokemonOn(board, pokemon),
      [0, 8, -8, 6, -6, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })),
      ms,
      steps(6),
    ),
  status: ({ board, ms }, { pokemon }) =>
    animate(
      pokemonOn(board, pokemon),
      [0, -4, 4, 0].map((x) => ({ transform: shift(x, 0) })),
      ms,
      steps(6),
    ),
  knockOut: ({ board, ms }, { pokemon }) =>
    animate(
      pokemonOn(board, pokemon),
      [
        { opacity: 1, transform: 'none' },
        { opacity: 0.2, transform: 'none', offset: 0.12 },
        { opacity: 1, transform: 'none', offset: 0.24 },
        { opacity: 0.2, transform: 'none', offset: 0.36 },
        { opacity: 1, transform: 'none', offset: 0.5 },
        { opacity: 0, transform: `${shift(0, 36)} scale(0.9, 0.5)`, offset: 0.9 },
        { opacity: 0, transform: `${shift(0, 36)} scale(0.9, 0.5)` },
      ],
      // A moment longer than the scene: it is gone before it could come back.
      ms + 60,
      steps(24),
    ),
  swap: ({ board, ms }, { incoming, outgoing }) => {
    const [first, second] = [pokemonOn(board, incoming), pokemonOn(board, outgoing)];
    const [from, to] = [middleOf(first), middleOf(second)];
    if (from === null || to === null) return;
    const cross = (element: Element | null, dx: number, dy: number) =>
      animate(element, [{ transform: 'none' }, { transform: shift(dx, dy) }], ms, steps(10));
    cross(first, to.x - from.x, to.y - from.y);
    cross(second, from.x - to.x, from.y - to.y);
  },
  shuffle: ({ board, watcher, ms }, { seat }) =>
    animate(
      pile(board, 'deck', seat, watcher),
      [0, -5, 5, -5, 0].map((x) => ({ transform: shift(x, 0) })),
      ms,
      steps(5),
    ),
};

function comeIn(stage: BoardStage, pokemon: PokemonId, seat: Seat, fromHand: boolean): void {
  const { board, watcher, ms } = stage;
  const element = pokemonOn(board, pokemon);
  const to = middleOf(element);
  if (to === null) return;
  const start = fromHand ? pointOf(stage, { at: 'hand', seat }) : null;
  const from = start ?? { x: to.x, y: to.y + (seat === watcher ? 40 : -40) };
  const away = shift((from.x - to.x) * 0.6, (from.y - to.y) * 0.6);
  animate(
    element,
    [
      { transform: `${away} scale(0.7)`, opacity: 0 },
      { transform: `${shift(0, -10)} scale(1.08)`, opacity: 1, offset: 0.75 },
      { transform: 'none', opacity: 1 },
    ],
    ms,
    steps(8),
  );
}

/** The card in the hand is not there while it is in the air. */
function hide(board: HTMLElement, card: CardNo | null, ms: number): void {
  if (card !== null) animate(handCard(board, card), [{ opacity: 0 }, { opacity: 0 }], ms + 60);
}
