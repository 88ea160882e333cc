/** Writes a deck as text in the dialect of one's choice, to copy or to keep as a file. */
import { DECK_TEXT_FORMATS, type DeckTextFormat, exportDeckText } from '@pokesol/decks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { download } from '../../platform/download.ts';
import { Button } from '../../ui/Button.tsx';
import type { BuilderLine } from '../deck/index.ts';
import type { Catalogue } from './useDeckTextCards.ts';
import './deckText.css';

const FORMATS: Readonly<Record<DeckTextFormat, { name: string; example: string }>> = {
  live: { name: 'Standard', example: '4 Bulbasaur BS 44' },
  online: { name: 'With stars', example: '* 4 Bulbasaur BS 44' },
  names: { name: 'Names only', example: '4 Bulbasaur' },
};

const SAID_FOR_MS = 2_500;

type ExportListProps = { catalogue: Catalogue; lines: readonly BuilderLine[]; name: string; note: string };

export function ExportList({ catalogue, lines, name, note }: ExportListProps) {
  const [format, setFormat] = useState<DeckTextFormat>('live');
  const [copied, setCopied] = useState<'copied' | 'failed'>();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useMemo(() => {
    const coded = lines.map(({ card, quantity }) => ({
      card: catalogue.cards.get(card.id) ?? card,
      quantity,
    }));
    return exportDeckText(coded, format, note);
  }, [catalogue.cards, lines, format, note]);

  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('copied');
    } catch (error) {
      console.warn('The clipboard is closed to us', error);
      area.current?.select();
      setCopied('failed');
    }
  }

  return (
    <div className="stack-16">
      <fieldset>
        <legend className="export-legend">Format</legend>
        <div className="deck-formats">
          {DECK_TEXT_FORMATS.map((each) => (
            <label key={each} className="deck-format">
              <input
                type="radio"
                name="deck-text-format"
                checked={each === format}
                onChange={() => setFormat(each)}
                className="choice-box"
              />
              <span className="can-shrink">
                <span className="export-format">{FORMATS[each].name}</span>
                <code className="export-example">{FORMATS[each].example}</code>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <label className="text-field">
        <span className="label-above">Deck list</span>
        <textarea
          ref={area}
          readOnly
          value={text}
          rows={12}
          spellCheck={false}
          className="deck-text-area"
          onFocus={(event) => event.target.select()}
        />
      </label>
      {catalogue.error !== null && (
        <div role="alert" className="import-warning">
          <p>Some set codes did not load; their ids stand in for them. {sentenceOf(catalogue.error)}</p>
          <Button tone="secondary" onClick={catalogue.retry}>
            Load them again
          </Button>
        </div>
      )}
      <div className="export-buttons">
        <Button onClick={() => void copy()}>Copy to clipboard</Button>
        <Button tone="secondary" onClick={() => download(fileName(name), text)}>
          Download .txt
        </Button>
        <p role="status" className="good is-strong">
          {copied === 'copied' && 'Copied'}
          {copied === 'failed' && (
            <span className="gold">
              The browser does not allow copying here: the list is selected, so you can copy it yourself.
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

/** 'Fire & Spark!' → 'fire-spark.txt'; a name without letters or digits becomes 'deck.txt'. */
export function fileName(deckName: string): string {
  const words = deckName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.join('-').slice(0, 60) || 'deck'}.txt`;
}
