/** What tells a creature's type from afar: crests, ears, horns, wings and tails, put where its anatomy has room. */

import type { Dice } from '../dice.ts';
import { limb } from '../limbs.ts';
import { any, ellipse, polygon } from '../shapes.ts';
import { type Anatomy, type Part, part } from './anatomy.ts';
import { featherWing } from './drifters.ts';
import { ACCENT, BELLY, BODY } from './sprite.ts';

export type Adornment = (anatomy: Anatomy, dice: Dice) => Part[];

const topOf = ({ head }: Anatomy) => head.y - head.ry;

export const ADORNMENTS = {
  pointedEars: ({ head }, dice) => {
    const u = head.ru * 0.72;
    const tip = dice.between(5, 9);
    const ear = limb([u, head.y - head.ry * 0.6, 3], [u + 3, head.y - head.ry - tip, 0.6]);
    return [
      part('ears', ear),
      part('ears', limb([u, head.y - head.ry * 0.7, 1.5], [u + 2, head.y - head.ry - tip + 3, 0.3]), ACCENT, {
        flat: true,
      }),
    ];
  },
  roundEars: ({ head }) => [
    part('ears', ellipse(head.ru * 0.85, head.y - head.ry * 0.85, 3.8, 3.8)),
    part('ears', ellipse(head.ru * 0.85, head.y - head.ry * 0.85, 2, 2), BELLY, { flat: true }),
  ],
  longEars: ({ head }, dice) => {
    const lean = dice.between(1, 5);
    const top = Math.max(3, head.y - head.ry - dice.between(8, 12));
    return [
      part('ears', limb([3.5, head.y - head.ry * 0.7, 2], [3.5 + lean, top + 3, 2.8], [4 + lean, top, 1.4])),
      part('ears', ellipse(4 + lean, top + 1, 2.4, 2.4), ACCENT, { flat: true }),
    ];
  },
  horns: ({ head }, dice) => {
    const u = head.ru * 0.6;
    const bend = dice.between(2, 6);
    return [
      part(
        'ears',
        limb(
          [u, head.y - head.ry * 0.7, 2],
          [u + bend, head.y - head.ry - 3, 1.3],
          [u + bend - 1.5, head.y - head.ry - 7, 0.5],
        ),
        BELLY,
      ),
    ];
  },
  flameCrest: (anatomy, dice) => {
    const top = topOf(anatomy);
    const tall = dice.between(6, 9);
    const flame = any(
      limb([0, top + 1, 3.6], [0, top - tall, 0.5]),
      limb([3.5, top + 2, 2.4], [5.5, top - tall * 0.5, 0.5]),
    );
    return [
      part('ears', flame, ACCENT),
      part('ears', limb([0, top + 1, 1.6], [0, top - tall * 0.45, 0.4]), BELLY, { flat: true }),
    ];
  },
  finCrest: (anatomy, dice) => {
    const top = topOf(anatomy);
    const tall = dice.between(4, 7);
    return [part('ears', polygon([0, top - tall], [1.5, top - tall], [5, top + 3], [0, top + 3]), ACCENT)];
  },
  sideFins: ({ head }) => [
    part(
      'ears',
      polygon(
        [head.ru - 2, head.y - 4],
        [head.ru + 6, head.y - 7],
        [head.ru + 4, head.y - 2.5],
        [head.ru + 6, head.y + 1],
        [head.ru - 2, head.y + 3],
      ),
      ACCENT,
    ),
  ],
  leafCrest: (anatomy, dice) => {
    const top = topOf(anatomy);
    const spread = dice.between(4, 8);
    return [
      part(
        'ears',
        limb([0.5, top + 2, 1], [spread * 0.6, top - 3, 2.7], [spread + 3, top - 7, 0.5]),
        dice.chance(0.6) ? BODY : ACCENT,
      ),
      ...(dice.chance(0.5) ? [part('ears', ellipse(0, top - 2, 2.6, 2.6), ACCENT)] : []),
    ];
  },
  bulb: ({ body, head }) => [
    part(
      'behind',
      any(
        ellipse(0, head.y - head.ry * 0.4, body.ru * 0.9, 8),
        limb([0, head.y - head.ry - 1, 3], [0, head.y - head.ry - 7, 0.6]),
      ),
      ACCENT,
    ),
    part(
      'behind',
      limb([body.ru * 0.6, head.y + 3, 2], [body.ru + 5, head.y - 3, 2.6], [body.ru + 8, head.y - 8, 0.6]),
    ),
  ],
  boltEars: ({ head }) => {
    const u = head.ru * 0.6;
    const y = head.y - head.ry;
    return [
      part(
        'ears',
        polygon(
          [u - 2, y + 3],
          [u, y - 4],
          [u + 1.5, y - 3],
          [u + 4, y - 9],
          [u + 3.5, y - 2],
          [u + 5.5, y - 2.5],
          [u + 3, y + 4],
        ),
        ACCENT,
      ),
    ];
  },
  antennae: (anatomy, dice) => {
    const top = topOf(anatomy);
    const u = dice.between(5, 9);
    return [
      part('ears', limb([2, top + 2, 0.8], [u - 1, top - 4, 0.7])),
      part('ears', ellipse(u, top - 5, 2, 2), ACCENT),
    ];
  },
  gem: ({ head }) => [
    part(
      'crown',
      polygon([0, head.y - head.ry + 1], [2.2, head.y - head.ry + 3.6], [0, head.y - head.ry + 6]),
      ACCENT,
    ),
  ],
  curl: (anatomy) => [
    part(
      'ears',
      limb([0, topOf(anatomy) + 1, 2.2], [1, topOf(anatomy) - 4, 1.8], [4, topOf(anatomy) - 4, 1.4]),
      ACCENT,
      { oneSided: true },
    ),
  ],
  headband: ({ head }) => [
    part(
      'crown',
      polygon(
        [0, head.y - head.ry * 0.62],
        [head.ru * 0.8, head.y - head.ry * 0.62],
        [head.ru * 0.93, head.y - head.ry * 0.3],
        [0, head.y - head.ry * 0.3],
      ),
      ACCENT,
      { flat: true },
    ),
    part('behind', limb([head.ru - 1, head.y - 3, 1.2], [head.ru + 6, head.y - 1, 1]), ACCENT, {
      oneSided: true,
    }),
  ],
  spikes: ({ body }) => [
    part(
      'behind',
      any(
        ...[-0.9, -0.3, 0.3].map((share) =>
          limb(
            [body.ru * 0.6, body.y + share * body.ry, 2.4],
            [body.ru + 5.5, body.y + share * (body.ry + 4) - 2, 0.4],
          ),
        ),
      ),
      BELLY,
    ),
  ],
  bolts: ({ body, head }) => [
    part('behind', ellipse(Math.max(body.ru, head.ru) + 1.2, body.y - 2, 2.4, 3.4), ACCENT),
  ],
  orbs: ({ head }, dice) => [part('crown', ellipse(16, head.y + dice.between(-6, 4), 2.2, 2.2), ACCENT)],
  featherWings: ({ shoulder: [u, y] }) => [part('behind', featherWing(u - 2, y, 19 - u), BELLY)],
  batWings: ({ shoulder: [u, y] }) => [
    part(
      'behind',
      polygon(
        [u - 2, y + 2],
        [13, y - 11],
        [19, y - 9],
        [18, y + 1],
        [15, y - 2],
        [13, y + 5],
        [10, y + 1],
        [u, y + 6],
      ),
      ACCENT,
    ),
  ],
  fairyWings: ({ shoulder: [u, y] }) => [
    part('behind', any(ellipse(u + 6, y - 4, 5.5, 4.5), ellipse(u + 5, y + 4, 4, 3.4)), ACCENT),
  ],
  flameTail: ({ rump: [u, y] }) => [
    part('behind', limb([u - 2, y, 1.8], [u + 5, y, 1.6], [u + 8, y - 6, 1.4]), BODY, { oneSided: true }),
    part(
      'behind',
      any(limb([u + 8, y - 7, 2.8], [u + 8, y - 14, 0.4]), limb([u + 8, y - 7, 2.4], [u + 10, y - 11, 0.4])),
      ACCENT,
      { oneSided: true },
    ),
  ],
  boltTail: ({ rump: [u, y] }) => [
    part(
      'behind',
      polygon(
        [u - 1, y + 1],
        [u + 6, y - 4],
        [u + 4, y - 6],
        [u + 11, y - 14],
        [u + 9, y - 7],
        [u + 12, y - 7],
        [u + 3, y + 3],
      ),
      ACCENT,
      { oneSided: true },
    ),
  ],
  curlTail: ({ rump: [u, y] }) => [
    part('behind', limb([u - 1, y, 2], [u + 6, y - 1, 1.8], [u + 8, y - 6, 1.6], [u + 5, y - 8, 1.4]), BODY, {
      oneSided: true,
    }),
  ],
  brushTail: ({ rump: [u, y] }) => [
    part('behind', limb([u - 2, y, 2], [u + 5, y - 3, 3.6], [u + 8, y - 10, 1.2]), BODY, { oneSided: true }),
    part('behind', limb([u + 6.5, y - 7, 2.2], [u + 8, y - 10, 1]), BELLY, { oneSided: true, flat: true }),
  ],
  finTail: ({ rump: [u, y] }) => [
    part(
      'behind',
      any(
        limb([u - 2, y, 1.8], [u + 5, y - 3, 1.4]),
        polygon([u + 4, y - 3], [u + 7, y - 11], [u + 10, y - 5], [u + 12, y - 1]),
      ),
      ACCENT,
      { oneSided: true },
    ),
  ],
  cheekTufts: ({ head }) => [
    part(
      'ears',
      polygon(
        [head.ru - 2, head.y - 2],
        [head.ru + 4, head.y],
        [head.ru + 1, head.y + 2],
        [head.ru + 3, head.y + 5],
        [head.ru - 3, head.y + 5],
      ),
    ),
  ],
} as const satisfies Record<string, Adornment>;

export type AdornmentName = keyof typeof ADORNMENTS;
