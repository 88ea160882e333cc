/** The packs on a turntable: turn it, choose a pack, look closer, buy it. The picture is decoration; every step is a real control. */
import type { PackType } from '@pokesol/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { ChosenPack } from '../ChosenPack.tsx';
import { editionsOf } from '../eras.ts';
import { PackTiles } from '../PackTiles.tsx';
import type { ShelfActions } from '../shelfView.ts';
import type { WishesIn } from '../useWishesIn.ts';
import { Backdrop } from './Backdrop.tsx';
import { StillPacks } from './StillPacks.tsx';
import { useLively } from './useLively.ts';
import { useScene } from './useScene.ts';
import { useTurntable } from './useTurntable.ts';
import './turntable.css';

const WHY_STILL = {
  'less-data':
    'This browser asks pages to save data, so here are pictures of the packs instead of the 3D view.',
  'no-webgl': 'This browser cannot draw in 3D (it has no WebGL), so here are pictures of the packs.',
  lost: 'This browser has stopped drawing in 3D, so here are pictures of the packs.',
  failed: 'The 3D view did not load, so here are pictures of the packs.',
};

type TurntableProps = ShelfActions & {
  /** Not empty. */
  packTypes: readonly PackType[];
  /** The id of the pack that a link led to. */
  asked: string | null;
  wishesIn: WishesIn;
  /** Another pack has come to the front. */
  onFront: (packId: string) => void;
};

export function Turntable({ packTypes, asked, wishesIn, onFront, ...actions }: TurntableProps) {
  const stage = useRef<HTMLDivElement>(null);
  const lively = useLively(stage);
  const [first] = useState(() => packTypes.findIndex(({ id }) => id === asked));
  const table = useTurntable(packTypes.length, Math.max(0, first));
  const scene = useScene();
  const [drawn, setDrawn] = useState<'not-yet' | 'drawn' | 'lost'>('not-yet');
  const onDrawn = useCallback(() => setDrawn('drawn'), []);
  const onLost = useCallback(() => setDrawn('lost'), []);
  // One pack may have gone off sale while the page was open.
  const front = packTypes[table.front] === undefined ? 0 : table.front;
  const pack = packTypes[front];
  const Scene3D = scene.status === 'ready' && drawn !== 'lost' ? scene.Scene3D : undefined;
  const isIn3D = Scene3D !== undefined && drawn === 'drawn';
  const trouble = drawn === 'lost' ? 'lost' : scene.status;
  const announced = useRef(pack?.id);
  useEffect(() => {
    if (pack === undefined || announced.current === pack.id) return;
    announced.current = pack.id;
    onFront(pack.id);
  });
  if (pack === undefined) return null;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the buttons inside
    <div className="turntable" onKeyDown={table.keys.onKeyDown}>
      <div
        ref={stage}
        className="store-stage is-turned"
        data-picked={table.picked || undefined}
        {...table.handlers}
      >
        <Backdrop />
        <div aria-hidden="true" className="stage-picture">
          {!isIn3D && <StillPacks packTypes={packTypes} front={front} />}
          {Scene3D && (
            <ErrorBoundary fallback={<Gone notify={onLost} />}>
              <Scene3D
                packTypes={packTypes}
                front={front}
                motion={table.motion}
                lively={lively}
                onPick={(index) => table.show(index, !(table.picked && index === table.front))}
                onInvalidate={table.onInvalidate}
                onDrawn={onDrawn}
                onLost={onLost}
              />
            </ErrorBoundary>
          )}
        </div>
        {trouble !== 'loading' && trouble !== 'ready' && (
          <p role="status" className="stage-note">
            {WHY_STILL[trouble]}
          </p>
        )}
        <Turn label="Previous pack" className="is-previous" onClick={() => table.step(-1)}>
          ◄
        </Turn>
        <Turn label="Next pack" className="is-next" onClick={() => table.step(1)}>
          ►
        </Turn>
        {isIn3D && (
          <Button
            tone="quiet"
            className="stage-closer"
            onClick={() => table.show(front, !table.picked)}
            onPointerDown={(event) => event.stopPropagation()}
          >
            {table.picked ? 'Put it back' : 'Look closer'}
          </Button>
        )}
      </div>
      <ChosenPack
        pack={pack}
        isAsked={first >= 0}
        wishes={wishesIn(pack)}
        place={front + 1}
        of={packTypes.length}
        editions={editionsOf(packTypes, pack)}
        onEdition={(packId) =>
          table.show(
            packTypes.findIndex(({ id }) => id === packId),
            false,
          )
        }
        {...actions}
      />
      <PackTiles
        packTypes={packTypes}
        front={front}
        wishesIn={wishesIn}
        onChoose={(index) => table.show(index, false)}
      />
    </div>
  );
}

type TurnProps = { label: string; className: string; onClick: () => void; children: string };

const Turn = ({ label, className, onClick, children }: TurnProps) => (
  <Button
    tone="quiet"
    aria-label={label}
    title={label}
    onClick={onClick}
    onPointerDown={(event) => event.stopPropagation()}
    className={`stage-turn ${className}`}
  >
    {children}
  </Button>
);

/** Stands where the picture failed, and says so once. */
function Gone({ notify }: { notify: () => void }) {
  useEffect(notify, [notify]);
  return null;
}
