/** The sound's switch and volume, wherever they stand. */
import { useId } from 'react';
import { playSound, useSound } from '../platform/sound.ts';
import { PixelIcon } from '../ui/PixelIcon.tsx';

const STEP = 0.05;

export function SoundSettingsPanel() {
  const { enabled, volume, setEnabled, setVolume } = useSound();
  const slider = useId();
  const percent = Math.round(volume * 100);
  return (
    <div className="grid gap-3">
      <button
        type="button"
        role="switch"
        aria-checked={enabled}
        data-silent
        onClick={() => {
          setEnabled(!enabled);
          playSound('menu-click');
        }}
        className="flex min-h-11 items-center justify-between gap-4 text-sm font-bold"
      >
        Sound
        <span
          aria-hidden
          className="flex h-7 w-18 items-center bg-ink p-1 outline-3 outline-haze [font-size:0.625rem]"
        >
          <span className={enabled ? 'order-last size-5 bg-mint' : 'size-5 bg-haze'} />
          <span className="flex-1 text-center font-pixel text-cream">{enabled ? 'On' : 'Off'}</span>
        </span>
      </button>
      <label htmlFor={slider} className="flex justify-between text-sm font-bold">
        Volume <output className="text-sun">{percent} %</output>
      </label>
      <div className="flex items-center gap-3">
        <PixelIcon name={enabled && volume > 0 ? 'sound' : 'muted'} className="size-6 shrink-0 text-ember" />
        <input
          id={slider}
          type="range"
          min={0}
          max={1}
          step={STEP}
          value={volume}
          disabled={!enabled}
          aria-valuetext={`${percent} %`}
          onChange={(event) => setVolume(event.currentTarget.valueAsNumber)}
          onPointerUp={() => playSound('menu-click')}
          onKeyUp={() => playSound('menu-click')}
          className="h-11 w-full accent-sun disabled:opacity-50"
        />
      </div>
    </div>
  );
}
