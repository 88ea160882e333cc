/** Keeps the report of a pasted list up to date while it is typed. */
import type { DeckImport, Owned } from '@pokesol/decks';
import { useDeferredValue, useEffect, useState } from 'react';
import type { DeckCardFactsOf } from '../deck/index.ts';
import { readDeckText } from './readList.ts';

export type ListReport = DeckImport & { readonly text: string };

/** `isBehind` as long as the report is of an older text; `failed` when reading broke down, which is our bug. */
export function useListReport(text: string, cards: ReadonlyMap<string, DeckCardFactsOf>, owned: Owned) {
  const [report, setReport] = useState<ListReport>();
  const [failed, setFailed] = useState(false);
  const wanted = useDeferredValue(text);

  useEffect(() => {
    const stop = new AbortController();
    // What a card looks like is of no use to the reader, and weighs much on the way to another thread.
    const facts = [...cards.values()].map(({ json: _, ...card }) => card);
    const copies = facts.map(({ id }) => [id, owned(id)] as const);
    readDeckText({ text: wanted, cards: facts, owned: copies }, stop.signal)
      .then((read) => {
        if (stop.signal.aborted) return;
        setFailed(false);
        setReport({ ...read, text: wanted });
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        console.error('A list could not be read', error);
        setFailed(true);
      });
    return () => stop.abort();
  }, [wanted, cards, owned]);

  return { report, isBehind: report?.text !== text, failed };
}
