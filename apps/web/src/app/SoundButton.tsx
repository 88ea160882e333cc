/** The speaker in the header. Its panel is fetched when it is first asked for. */
import { useRef, useState } from 'react';
import { lazily } from '../platform/lazily.tsx';
import { useSound } from '../platform/sound.ts';
import { cx } from '../ui/cx.ts';
import { Deferred } from '../ui/Deferred.tsx';
import { PixelIcon } from '../ui/PixelIcon.tsx';
import './sound.css';

const SoundPanel = lazily(() => import('./SoundPanel.tsx'));

export function SoundButton({ className }: { className?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { enabled, volume } = useSound();
  const audible = enabled && volume > 0;
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={() => setOpen(!open)}
        aria-label={audible ? 'Sound' : 'Sound, muted'}
        title={audible ? 'Sound' : 'Sound, muted'}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={cx('icon-button', className)}
      >
        <PixelIcon name={audible ? 'sound' : 'muted'} className="sound-button-icon" />
      </button>
      {open && (
        <Deferred onFail={() => setOpen(false)}>
          <SoundPanel anchor={button} onClose={() => setOpen(false)} />
        </Deferred>
      )}
    </>
  );
}
