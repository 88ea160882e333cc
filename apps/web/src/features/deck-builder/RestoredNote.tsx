/** Says that unsaved changes from another visit lie on the table, and offers to be rid of them. */
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import './frame.css';

export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="restored-note">
      <PixelIcon name="alert" className="restored-note-icon" />
      <p role="status" className="takes-rest">
        Your unsaved changes are back.
      </p>
      <button type="button" onClick={onDiscard} className="text-button restored-note-button">
        Discard
      </button>
    </div>
  );
}
