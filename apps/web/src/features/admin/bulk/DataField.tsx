/** Takes the cards' data: typed or pasted, or a file that is dropped or chosen. */
import { isRefusal } from '@pokesol/engine/result';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FileInput } from '../../../ui/FileInput.tsx';
import { CSV_EXAMPLE } from './ExampleFiles.tsx';
import { FileNote } from './FileNote.tsx';
import { type BulkSource, NOTHING, takeFile } from './source.ts';
import './bulk.css';

type DataFieldProps = {
  source: BulkSource;
  /** What is wrong with what is there. */
  problem: string | undefined;
  onChange: (source: BulkSource) => void;
};

/** The browser itself takes seconds to paste more than this, and shows it line by line. */
const LONG_PASTE = 20_000;

export function DataField({ source, problem, onChange }: DataFieldProps) {
  const [fileProblem, setFileProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const said = fileProblem ?? problem;

  async function take(file: File) {
    setReading(true);
    const taken = await takeFile(file);
    setReading(false);
    // A file that cannot be taken leaves what is there.
    setFileProblem(isRefusal(taken) ? taken.message : undefined);
    if (!isRefusal(taken)) onChange(taken.source);
  }
  function change(next: BulkSource) {
    setFileProblem(undefined);
    onChange(next);
  }
  function drop(event: DragEvent) {
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
  }
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const text = event.clipboardData.getData('text');
    if (text.length < LONG_PASTE || event.currentTarget.value !== '') return;
    event.preventDefault();
    const bytes = new TextEncoder().encode(text).length;
    change({ kind: 'file', name: 'Pasted text', text, bytes, encoding: 'UTF-8', doubtful: [] });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the key beside does the same
    <div
      className="field-frame"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className="field-label">
        Cards data
      </label>
      {source.kind === 'file' ? (
        <FileNote id={id} file={source} isOver={isOver} onRemove={() => change(NOTHING)} />
      ) : (
        <textarea
          id={id}
          value={source.text}
          onChange={(event) => change({ kind: 'typed', text: event.target.value })}
          onPaste={paste}
          placeholder={CSV_EXAMPLE}
          rows={7}
          spellCheck={false}
          autoComplete="off"
          aria-required
          aria-invalid={said !== undefined}
          aria-describedby={said === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          className={cx('field bulk-area', isOver && 'is-over')}
        />
      )}
      {said !== undefined && (
        <p id={`${id}-error`} role="alert" className="field-wrong">
          {said}
        </p>
      )}
      <div className="data-field-foot">
        <Button tone="secondary" busy={isReading} onClick={() => chooser.current?.click()}>
          {source.kind === 'file' ? 'Choose another file' : 'Choose a file'}
        </Button>
        <p id={`${id}-hint`} className="hint-beside">
          Paste CSV or JSON, or drop a file here. At most 10,000 cards and 16 MB at once.
        </p>
      </div>
      <FileInput
        ref={chooser}
        accept=".csv,.tsv,.txt,.json,text/*,application/json"
        label="File of cards"
        onFile={(file) => void take(file)}
      />
    </div>
  );
}
