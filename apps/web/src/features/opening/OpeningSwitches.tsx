/** Beside what closes an opening: whether packs wait for a hand, and the sound. */
import { useSound } from '../../platform/sound.ts';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { tearByHand, useTearByHand } from './tearByHand.ts';

type OpeningSwitchesProps = {
  /** While a pack is closed. */
  onByHand: ((isByHand: boolean) => void) | undefined;
};

export function OpeningSwitches({ onByHand }: OpeningSwitchesProps) {
  const isByHand = useTearByHand();
  const { enabled, setEnabled } = useSound();
  return (
    <span className="opening-tools">
      {onByHand !== undefined && (
        <button
          type="button"
          role="switch"
          aria-checked={isByHand}
          className="opening-by-hand"
          onClick={() => {
            tearByHand.set(!isByHand);
            onByHand(!isByHand);
          }}
        >
          <span aria-hidden className="opening-check" />
          <span className="opening-by-hand-words">Tear by hand</span>
        </button>
      )}
      <button
        type="button"
        aria-pressed={enabled}
        aria-label="Sound"
        title={enabled ? 'Sound on' : 'Sound off'}
        className="icon-button"
        onClick={() => setEnabled(!enabled)}
      >
        <PixelIcon name={enabled ? 'sound' : 'muted'} className="dialog-close-icon" />
      </button>
    </span>
  );
}
