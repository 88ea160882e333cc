/** Unsaved changes, kept in the browser per wallet and deck, so that a reload or a crash takes nothing away. */
import type { CardJson } from '@pokesol/protocol';
import { useEffect } from 'react';
import { browserStorage, type KeyValueStore, tabStorage } from '../../platform/storage.ts';
import { type BuilderLine, type DeckCardFactsOf, deckCardOf } from '../deck/index.ts';
import { type Content, isUnsaved, type Workbench } from './workbench.ts';

export type StoredDraft = {
  readonly content: Content;
  /** The version of the saved deck that these changes start from; absent for a new deck. */
  readonly basedOn?: number | undefined;
};

/** Finds a card by its id among those the page has at hand. */
export type FindCard = (cardId: string) => DeckCardFactsOf | undefined;

export const draftKey = (address: string, deckId: string | undefined): string =>
  `pokesol.deck-draft.${address}.${deckId ?? 'new'}`;

/**
 * Where a deck's draft lies. Tabs with a new deck each know nothing of one another: its draft belongs to the tab, and
 * outlives a reload and a crash with it. A saved deck's draft is the same in every tab.
 */
export const draftStore = (deckId: string | undefined): KeyValueStore =>
  deckId === undefined ? tabStorage : browserStorage;

/** Cards come along only where nothing else names them: those in the deck that are not owned. */
export function writeDraft(store: KeyValueStore, key: string, draft: StoredDraft, find: FindCard): void {
  const { name, description, note, lines } = draft.content;
  const strangers = lines.filter(({ card }) => find(card.id) === undefined).map(({ card }) => card.json);
  const kept = {
    name,
    description,
    note,
    basedOn: draft.basedOn,
    lines: lines.map(({ card, quantity }) => [card.id, quantity]),
    cards: strangers,
  };
  store.write(key, JSON.stringify(kept));
}

/** Undefined when there is none, or none that can be read: an old draft must never keep a deck from opening. */
export function readDraft(store: KeyValueStore, key: string, find: FindCard): StoredDraft | undefined {
  const text = store.read(key);
  if (text === null) return undefined;
  try {
    return draftOf(JSON.parse(text), find);
  } catch (error) {
    console.warn('An unsaved deck could not be read', error);
    return undefined;
  }
}

function draftOf(kept: unknown, find: FindCard): StoredDraft | undefined {
  if (!isRecord(kept) || !Array.isArray(kept.lines)) return undefined;
  const strangers = new Map<string, CardJson>();
  for (const card of Array.isArray(kept.cards) ? kept.cards : [])
    if (isCard(card)) strangers.set(card.id, card);
  const lines: BuilderLine[] = [];
  for (const line of kept.lines) {
    if (!Array.isArray(line)) continue;
    const [id, quantity]: unknown[] = line;
    if (typeof id !== 'string' || typeof quantity !== 'number' || !Number.isSafeInteger(quantity)) continue;
    const stranger = strangers.get(id);
    const card = find(id) ?? (stranger && deckCardOf(stranger));
    if (card !== undefined && quantity > 0) lines.push({ card, quantity });
  }
  const content = {
    name: textOf(kept.name),
    description: textOf(kept.description),
    lines,
    ...(typeof kept.note === 'string' && { note: kept.note }),
  };
  return { content, ...(typeof kept.basedOn === 'number' && { basedOn: kept.basedOn }) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** As much of a card as a page must have to draw it without falling over. */
const isCard = (value: unknown): value is CardJson =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  Array.isArray(value.attacks) &&
  isRecord(value.attributes) &&
  Array.isArray(value.attributes.types) &&
  Array.isArray(value.attributes.subtypes) &&
  isRecord(value.set);

/** Nothing is written or forgotten before the deck is `open`. */
export function useDraft(address: string, bench: Workbench, open: boolean, find: FindCard): void {
  useEffect(() => {
    if (!open) return;
    const key = draftKey(address, bench.saved?.id);
    const store = draftStore(bench.saved?.id);
    if (!isUnsaved(bench)) return store.remove(key);
    const draft = { content: bench.present, basedOn: bench.saved?.version };
    writeDraft(store, key, draft, find);
  }, [address, bench, open, find]);
}
