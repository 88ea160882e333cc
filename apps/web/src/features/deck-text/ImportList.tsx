/** Takes a deck list as text, from the clipboard or a file, and shows live what is made of it. */
import { type Owned, unknownLines } from '@pokesol/decks';
import { type ClipboardEvent, type DragEvent, useId, useMemo, useState } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { SlowNote } from '../../ui/SlowNote.tsx';
import { type BuilderLine, deckCardOf, type PastedList } from '../deck/index.ts';
import { FileButton } from './FileButton.tsx';
import { textOfFile } from './fileText.ts';
import { ImportActions } from './ImportActions.tsx';
import { DeckImportReport } from './ImportReport.tsx';
import { noteOf } from './note.ts';
import { sentenceOfSummary, summarise } from './summary.ts';
import type { Catalogue } from './useDeckTextCards.ts';
import { useListReport } from './useListReport.ts';
import './deckText.css';

type ImportListProps = {
  catalogue: Catalogue;
  owned: Owned;
  busy: boolean;
  onImport: ((lines: readonly BuilderLine[], note: string) => void) | undefined;
  onPractice: (list: PastedList) => void;
};

const NO_LINES: readonly BuilderLine[] = [];

/** No deck list is larger; a picture dropped by mistake is. */
const MOST_BYTES = 1_000_000;
/** Longer than any deck's list. */
const LONG_PASTE = 4_000;
const EXAMPLE = 'Pokémon: 6\n4 Charmander BS 46\n2 Charmeleon BS 24\n\nEnergy: 14\n14 Fire Energy';

export function ImportList({ catalogue, owned, busy, onImport, onPractice }: ImportListProps) {
  const [text, setText] = useState('');
  const [fileTrouble, setFileTrouble] = useState('');
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  const { report, isBehind, failed } = useListReport(text, catalogue.cards, owned);
  // Without all cards and all that is owned, a report would call lines unreadable that are not.
  const isEarly = report === undefined || report.text.trim() === '' || catalogue.isPending;
  const summary = isEarly ? undefined : summarise(report.report);

  async function take(file: File) {
    if (file.size > MOST_BYTES) return setFileTrouble(`${file.name} is too large for a deck list.`);
    try {
      setText(await textOfFile(file));
      setFileTrouble('');
    } catch (error) {
      console.warn('A chosen file could not be read', error);
      setFileTrouble(`${file.name} could not be read.`);
    }
  }

  function drop(event: DragEvent) {
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
  }

  // The browser itself takes seconds to paste a long list and would let the page wait for that.
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length < LONG_PASTE) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    setText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  }

  const lines = useMemo(
    () =>
      (report?.lines ?? []).flatMap(({ card, quantity }): BuilderLine[] => {
        const known = catalogue.cards.get(card.id);
        return known === undefined ? [] : [{ card: deckCardOf(known.json), quantity }];
      }),
    [report, catalogue.cards],
  );
  const note = useMemo(() => noteOf(unknownLines(report?.report ?? [])), [report]);

  return (
    <div className="stack-16">
      <label className="text-field">
        <span className="label-above">Deck list</span>
        <textarea
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={paste}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          aria-describedby={hintId}
          placeholder={EXAMPLE}
          spellCheck={false}
          autoComplete="off"
          rows={8}
          className={cx('deck-text-area', isOver && 'is-over')}
        />
      </label>
      <div className="wrapping-line is-airy">
        <FileButton onFile={(file) => void take(file)} />
        <p id={hintId} className="hint-beside">
          Paste a list from any deck site, or drop a text file. Set and number are optional.
        </p>
      </div>
      {failed && <p role="alert">This list could not be read. Try a part of it.</p>}
      {fileTrouble !== '' && <p role="alert">{fileTrouble}</p>}
      {catalogue.isPending && <SlowNote>The list of all cards is still on its way…</SlowNote>}
      {catalogue.error !== null && (
        <div role="alert" className="import-warning">
          <p>
            Not all cards loaded, so lines may look unreadable or not owned. {sentenceOf(catalogue.error)}
          </p>
          <Button tone="secondary" onClick={catalogue.retry}>
            Load them again
          </Button>
        </div>
      )}
      <p role="status" className="import-summary">
        {summary !== undefined && `Lines: ${sentenceOfSummary(summary)}`}
        {summary === undefined && !failed && text.trim() !== '' && 'Reading…'}
      </p>
      {report !== undefined && summary !== undefined && <DeckImportReport report={report.report} />}
      {note !== '' && summary !== undefined && (
        <p className="hint">
          The list keeps lines that are not in this game as a note, and they come back when you export it.
          {summary.counts['not-here'] > 0 && ' An admin of this server can import missing sets at /admin.'}
        </p>
      )}
      <ImportActions
        lines={summary === undefined ? NO_LINES : lines}
        note={note}
        owned={owned}
        catalogue={catalogue}
        busy={busy}
        isBehind={isBehind || catalogue.isPending}
        onImport={onImport}
        onPractice={onPractice}
      />
    </div>
  );
}
