/** The sign of a rarity's stage, which is read without colour: dot, diamond, star, two stars, sun. */
import type { RevealStage } from './revealOrder.ts';

function spikes(count: number, inner: number, centre: number, size: number): string {
  const corners = Array.from({ length: count * 2 }, (_, corner) => {
    const angle = (corner / count) * Math.PI;
    const reach = corner % 2 === 0 ? size : size * inner;
    return `${(centre + Math.sin(angle) * reach).toFixed(1)} ${(centre - Math.cos(angle) * reach).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

const SHAPES: Readonly<Record<RevealStage, string>> = {
  common: 'M4 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  uncommon: spikes(2, 0.7, 8, 7),
  rare: spikes(5, 0.45, 8, 8),
  double: `${spikes(5, 0.45, 5, 5)}${spikes(5, 0.45, 11, 5)}`,
  special: spikes(10, 0.6, 8, 8),
};

export const RarityShape = ({ stage }: { stage: RevealStage }) => (
  <svg aria-hidden viewBox="0 0 16 16" className="rarity-shape" data-shape={stage}>
    <path d={SHAPES[stage]} />
  </svg>
);
