/** The turntable in the last light: packs, board and lamps, drawn only when something moves. */
import type { PackType } from '@pokesol/protocol';
import { Canvas, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { PerspectiveCamera } from 'three';
import { approach, radiusFor, STRETCH } from './carousel.ts';
import { idlePace } from './idlePace.ts';
import type { GalleryMotion } from './motion.ts';
import { PackModel } from './PackModel.tsx';

/** One pixel of the picture is two of the screen. */
const RESOLUTION = 0.5;

/** On each side of the front one; further ones stand behind it in the dark, and their pictures are not drawn. */
const NEAR = 5;
const isNear = (index: number, front: number, count: number): boolean => {
  const away = Math.abs(index - front);
  return Math.min(away, count - away) <= NEAR;
};

type GallerySceneProps = {
  packTypes: readonly PackType[];
  front: number;
  motion: GalleryMotion;
  /** Off screen, in a hidden tab or for people who want less motion, nothing moves by itself. */
  lively: boolean;
  onPick: (index: number) => void;
  onInvalidate: (invalidate: () => void) => void;
  /** The first picture stands. */
  onDrawn: () => void;
  onLost: () => void;
};

export default function GalleryScene(props: GallerySceneProps) {
  const { packTypes, front, motion, onPick } = props;
  const radius = radiusFor(packTypes.length);
  return (
    <Canvas
      flat
      dpr={RESOLUTION}
      frameloop="demand"
      gl={{ antialias: false, alpha: true }}
      camera={{ fov: 34, position: [0, 1.9, 5.9], near: 0.1, far: 60 }}
      onCreated={({ camera }) => camera.lookAt(0, 0.88, 0)}
      className="gallery-canvas"
      tabIndex={-1}
    >
      <ambientLight intensity={2.1} color="#fff0e2" />
      <directionalLight position={[-3, 4, 6]} intensity={1.7} color="#ffd9a8" />
      <directionalLight position={[5, 2, -4]} intensity={2} color="#9a6bff" />
      <fog attach="fog" args={['#3a2258', 6, 8 + radius * 3]} />
      {packTypes.map(
        (packType, index) =>
          isNear(index, front, packTypes.length) && (
            <PackModel
              key={packType.id}
              packType={packType}
              index={index}
              count={packTypes.length}
              motion={motion}
              onPick={onPick}
            />
          ),
      )}
      <group position={[0, -0.1, -radius]} scale-x={STRETCH}>
        <mesh>
          <cylinderGeometry args={[radius + 1.1, radius + 1.1, 0.2, 28]} />
          <meshLambertMaterial color="#5a3a78" flatShading />
        </mesh>
        <mesh position-y={-0.22}>
          <cylinderGeometry args={[radius + 1.25, radius + 1, 0.24, 28]} />
          <meshLambertMaterial color="#2e1d4e" flatShading />
        </mesh>
      </group>
      <Turning {...props} />
    </Canvas>
  );
}

function Turning({ motion, lively, onInvalidate, onDrawn, onLost }: GallerySceneProps) {
  const isDrawn = useRef(false);
  const invalidate = useThree((state) => state.invalidate);
  const canvas = useThree((state) => state.gl.domElement);
  const camera = useThree((state) => state.camera);
  const { width, height } = useThree((state) => state.size);

  useFrame((_, seconds) => {
    motion.turn = approach(motion.turn, motion.goal, 7, Math.min(seconds, 0.1));
    if (motion.turn !== motion.goal) invalidate();
    if (isDrawn.current) return;
    isDrawn.current = true;
    onDrawn();
  });
  // A narrow picture shows the packs beside the front one, too: it looks from further away.
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    camera.fov = Math.min(50, Math.max(34, 34 + (1.25 - width / height) * 32));
    camera.updateProjectionMatrix();
    invalidate();
  }, [camera, width, height, invalidate]);
  useEffect(() => onInvalidate(invalidate), [onInvalidate, invalidate]);
  useEffect(() => {
    canvas.addEventListener('webglcontextlost', onLost);
    return () => canvas.removeEventListener('webglcontextlost', onLost);
  }, [canvas, onLost]);
  useEffect(() => {
    motion.idle = lively;
    invalidate();
    if (lively) return keepSwaying(motion, invalidate);
  }, [motion, lively, invalidate]);
  return null;
}

/** So long the packs sway after they came or were touched; a page without a touch rests. */
const SWAYS_MS = 8_000;
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * Draws again and again for as long as this machine draws easily and the page is used; then the packs stand still. Answers how to
 * end it.
 */
function keepSwaying(motion: GalleryMotion, invalidate: () => void): () => void {
  const pace = idlePace();
  let until = performance.now() + SWAYS_MS;
  let isDear = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  function rest() {
    motion.idle = false;
    invalidate();
  }
  function draw() {
    const askedAt = performance.now();
    if (askedAt > until) return rest();
    invalidate();
    // The picture is drawn in the next frame; the one after comes when the browser is done with it.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        pace.took(performance.now() - askedAt);
        const wait = pace.wait();
        isDear = wait === undefined;
        if (isDear) rest();
        else timer = setTimeout(draw, wait);
      });
    });
  }
  function wake() {
    until = performance.now() + SWAYS_MS;
    if (motion.idle || isDear) return;
    motion.idle = true;
    draw();
  }
  for (const touch of TOUCHES) window.addEventListener(touch, wake, { passive: true });
  draw();
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, wake);
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
