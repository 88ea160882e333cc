/** One pack on the turntable: finds its place, comes forward when picked, and follows the hand. */
import type { PackType } from '@pokesol/protocol';
import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { DoubleSide, type Group } from 'three';
import { approach, standing } from './carousel.ts';
import type { GalleryMotion } from './motion.ts';
import { PACK, shapeOf, sidesOf } from './packModel.ts';

const PACE = 9;
const DRAG_SLOP = 6;

type PackModelProps = {
  packType: PackType;
  index: number;
  count: number;
  motion: GalleryMotion;
  onPick: (index: number) => void;
};

export function PackModel({ packType, index, count, motion, onPick }: PackModelProps) {
  const place = useRef<Group>(null);
  const pose = useRef<Group>(null);
  const invalidate = useThree((state) => state.invalidate);
  const sides = useMemo(() => sidesOf(packType, invalidate), [packType, invalidate]);
  const shape = shapeOf(packType);
  useEffect(
    () => () => {
      sides.front.dispose();
      sides.back.dispose();
    },
    [sides],
  );

  useFrame(({ clock }, seconds) => {
    if (place.current === null || pose.current === null) return;
    const { x, z, facing } = standing(index, motion.turn, count);
    place.current.position.set(x, PACK.height / 2, z);
    place.current.rotation.y = facing;
    const isFront = motion.front === index;
    const isPicked = isFront && motion.picked;
    const step = Math.min(seconds, 0.1);
    const sway = isFront && motion.idle ? Math.sin(clock.elapsedTime * 1.4) : 0;
    const { position, rotation } = pose.current;
    position.z = approach(position.z, isPicked ? 1.35 : isFront ? 0.35 : 0, PACE, step);
    position.y = approach(position.y, (isPicked ? 0.16 : 0) + sway * 0.02, PACE, step);
    rotation.y = approach(rotation.y, isPicked ? motion.yaw + sway * 0.12 : sway * 0.16, PACE, step);
    rotation.x = approach(rotation.x, isPicked ? motion.pitch : 0, PACE, step);
    const moving =
      Math.abs(position.z - (isPicked ? 1.35 : isFront ? 0.35 : 0)) > 0.001 ||
      (isPicked && Math.abs(rotation.y - motion.yaw) > 0.001) ||
      (!isPicked && !motion.idle && Math.abs(rotation.y) > 0.001);
    if (moving) invalidate();
  });

  const pick = (event: ThreeEvent<MouseEvent>) => {
    if (event.delta > DRAG_SLOP) return;
    event.stopPropagation();
    onPick(index);
  };

  return (
    <group ref={place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: no element of the page; the thumbnails are its controls */}
      <group ref={pose} onClick={pick}>
        <mesh geometry={shape.front}>
          <meshLambertMaterial map={sides.front} alphaTest={0.5} flatShading />
        </mesh>
        <mesh geometry={shape.back}>
          <meshLambertMaterial map={sides.back} alphaTest={0.5} flatShading />
        </mesh>
      </group>
      <mesh rotation-x={-Math.PI / 2} position={[0, 0.01 - PACK.height / 2, 0.05]}>
        <planeGeometry args={[PACK.width * 0.95, 0.6]} />
        <meshBasicMaterial color="#0e0a22" transparent opacity={0.45} side={DoubleSide} />
      </mesh>
    </group>
  );
}
