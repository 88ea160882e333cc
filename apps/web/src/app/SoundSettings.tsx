/** The sound's switch and volume, wherever they stand. */
import { useId } from 'react';
import { playSound, useSound } from '../platform/sound.ts';
import { PixelIcon } from '../ui/PixelIcon.tsx';
import './sound.css';

const STEP = 0.05;

export function SoundSettingsPanel() {
  const { enabled, volume, setEnabled, setVolume } = useSound();
  const slider = useId();
  const percent = Math.round(volume * 100);
  return (
    <div className="stack-12">
      <button
        type="button"
        role="switch"
        aria-checked={enabled}
        data-silent
        onClick={() => {
          setEnabled(!enabled);
          playSound('menu-click');
        }}
        className="sound-switch"
      >
        Sound
        <span aria-hidden className="sound-switch-frame">
          <span className={enabled ? 'sound-switch-knob is-on' : 'sound-switch-knob'} />
          <span className="sound-switch-state">{enabled ? 'On' : 'Off'}</span>
        </span>
      </button>
      <label htmlFor={slider} className="sound-volume-label">
        Volume <output className="gold">{percent} %</output>
      </label>
      <div className="line-12">
        <PixelIcon name={enabled && volume > 0 ? 'sound' : 'muted'} className="icon-24" />
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
          className="sound-volume"
        />
      </div>
    </div>
  );
}
