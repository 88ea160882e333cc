/** A file that was taken: its name, its size, how its letters were read, and how it begins. */
import { Badge } from '../../../ui/Badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { type BulkSource, firstLines, sizeText } from './source.ts';
import './bulk.css';

type FileNoteProps = {
  id: string;
  file: Extract<BulkSource, { kind: 'file' }>;
  isOver: boolean;
  onRemove: () => void;
};

const LINES = 5;

export function FileNote({ id, file, isOver, onRemove }: FileNoteProps) {
  const { name, text, bytes, encoding, doubtful } = file;
  return (
    <div className={cx('bulk-file', isOver && 'is-over')}>
      <div className="file-note-head">
        <b className="can-shrink any-break">{name}</b>
        <Badge>{sizeText(bytes)}</Badge>
        <Badge tone={encoding === 'Windows-1252' ? 'sun' : 'plain'}>{encoding}</Badge>
        <button
          type="button"
          id={id}
          onClick={onRemove}
          aria-label={`Remove ${name}`}
          className="text-button bulk-remove"
        >
          Remove
        </button>
      </div>
      {encoding === 'Windows-1252' && (
        <p role="alert" className="bulk-doubt">
          This file is not UTF-8. It was read as Windows-1252
          {doubtful.length === 0 ? '.' : `: ${doubtful.join(', ')}.`} If that looks wrong, save it as UTF-8
          and choose it again.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be within reach of the keyboard */}
      <section className="bulk-text" tabIndex={0} aria-label={`Beginning of ${name}`}>
        <pre>{firstLines(text, LINES)}</pre>
      </section>
    </div>
  );
}
