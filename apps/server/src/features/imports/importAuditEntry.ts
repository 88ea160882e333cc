/** What the audit keeps of an import: what it added and changed, card by card, as much as a row may hold. */
import type { Card } from '@pokesol/cards';
import type { CatalogueKind } from '@pokesol/protocol';
import { type AdminAction, changedFields } from '../audit/index.ts';
import type { ImportPlan } from './plan.ts';

/** Bytes of JSON: some thousand new cards, and the new prices of a thousand. Pages of the audit hold fifty rows. */
const MOST_ADDED = 40_000;
const MOST_CHANGED = 120_000;
/** With less room than this the rest is not even compared. */
const FULL = 1_000;

export type SetChange = ReturnType<typeof changedFields<object>>;

/** `set` is what the catalogue said anew of the set itself. `undefined` when the import changed nothing. */
export function importAuditEntry(
  setId: string,
  source: CatalogueKind,
  { added, changed, unchanged, unread }: ImportPlan,
  set: SetChange,
): AdminAction | undefined {
  if (set === undefined && added.length + changed.length === 0) return undefined;
  const news = addedCards(added);
  const edits = changedCards(changed);
  return {
    action: 'set.import',
    subject: setId,
    ...filled({ before: filled({ set: set?.before ?? {}, changedCards: edits.before }) }),
    after: {
      source,
      added: added.length,
      changed: changed.length,
      unchanged,
      unread: unread.length,
      ...filled({ set: set?.after ?? {} }),
      ...(news.length === 0 ? {} : { addedCards: news }),
      ...counted({ addedNotListed: added.length - news.length }),
      ...filled({ changedCards: edits.after }),
      ...counted({ changedNotListed: changed.length - edits.listed }),
    },
  };
}

/** As 'base1-4 Charizard': found by its id, known by its name. */
const labelOf = ({ id, name }: Card): string => `${id} ${name}`;

function addedCards(added: readonly Card[]): string[] {
  let left = MOST_ADDED;
  return added.map(labelOf).filter((label) => {
    left -= bytesOf(label);
    return left >= 0;
  });
}

/** The fields that differ, by card. A card that does not fit is left out, and smaller ones behind it are not. */
function changedCards(changed: ImportPlan['changed']) {
  const before: Record<string, object> = {};
  const after: Record<string, object> = {};
  let left = MOST_CHANGED;
  let listed = 0;
  for (const { was, is } of changed) {
    if (left < FULL) break;
    const difference = changedFields<object>(was, is);
    const label = labelOf(was);
    const bytes = bytesOf([label, label, difference]);
    if (difference === undefined || bytes > left) continue;
    left -= bytes;
    listed += 1;
    // A field that came new has nothing before it.
    Object.assign(before, filled({ [label]: difference.before }));
    Object.assign(after, filled({ [label]: difference.after }));
  }
  return { before, after, listed };
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const filled = (named: Record<string, object>) =>
  Object.fromEntries(Object.entries(named).filter(([, fields]) => Object.keys(fields).length > 0));
const counted = (named: Record<string, number>) =>
  Object.fromEntries(Object.entries(named).filter(([, left]) => left > 0));
