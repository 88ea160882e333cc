/** Says that unsaved changes from another visit lie on the table, and offers to be rid of them. */
import { PixelIcon } from '../../ui/PixelIcon.tsx';

export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-l-4 border-sun bg-night px-4 py-1">
      <PixelIcon name="alert" className="size-6 text-sun" />
      <p role="status" className="min-w-0 flex-1">
        Your unsaved changes are back.
      </p>
      <button
        type="button"
        onClick={onDiscard}
        className="min-h-11 px-2 font-bold text-sun underline underline-offset-4"
      >
        Discard
      </button>
    </div>
  );
}
