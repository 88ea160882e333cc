/** What moves in the gallery, outside of React: frames read it, hands and keys write it. */
import { frontOf, turnTo } from './carousel.ts';

export type GalleryMotion = {
  /** Where the turntable is and where it is going, counted in packs. */
  turn: number;
  goal: number;
  front: number;
  picked: boolean;
  /** How far a picked pack is turned by hand, in radians. */
  yaw: number;
  pitch: number;
  /** Whether the front pack may sway by itself. */
  idle: boolean;
};

export const atRest = (front = 0): GalleryMotion => ({
  turn: front,
  goal: front,
  front,
  picked: false,
  yaw: 0,
  pitch: 0,
  idle: false,
});

const PITCH_MOST = 0.5;

export function showFront(motion: GalleryMotion, index: number, count: number) {
  motion.goal = turnTo(index, Math.round(motion.goal), count);
  motion.front = index;
  motion.yaw = 0;
  motion.pitch = 0;
}

/** A drag, as shares of the stage's width and height. Turns the picked pack, else the table. */
export function dragBy(motion: GalleryMotion, across: number, down: number, count: number) {
  if (motion.picked) {
    motion.yaw += across * Math.PI * 2.4;
    motion.pitch = Math.min(PITCH_MOST, Math.max(-PITCH_MOST, motion.pitch + down * Math.PI));
  } else {
    motion.goal -= across * 3.2;
    motion.turn = motion.goal;
    motion.front = frontOf(motion.goal, count);
  }
}

/** The hand lets go: the table settles on the nearest pack, a pack on the side it shows. */
export function releaseDrag(motion: GalleryMotion) {
  motion.goal = Math.round(motion.goal);
  motion.yaw = Math.round(motion.yaw / Math.PI) * Math.PI;
  motion.pitch = 0;
}
