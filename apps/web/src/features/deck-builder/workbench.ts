/** The deck on the table, with every step back and forth: a pure reducer that knows no screen and no server. */
import type { BuilderLine } from '../deck/index.ts';

export type Content = {
  readonly name: string;
  readonly description: string;
  /** The lines of a pasted list that no card of this game stands for; absent: none. */
  readonly note?: string | undefined;
  readonly lines: readonly BuilderLine[];
};

/** What the server holds, and the version in which we last saw it. */
export type SavedState = { readonly id: string; readonly version: number; readonly content: Content };

export type Workbench = {
  /** Counts the decks that were laid on the table: an answer for an earlier one is not for this one. */
  readonly opening: number;
  readonly past: readonly Content[];
  readonly present: Content;
  readonly future: readonly Content[];
  readonly saved?: SavedState | undefined;
  /** The text being typed: one step back takes back all of it, not a letter. */
  readonly typing?: 'name' | 'description' | undefined;
};

export type WorkbenchAction =
  | { readonly type: 'opened'; readonly content: Content; readonly saved?: SavedState | undefined }
  | { readonly type: 'typed'; readonly field: 'name' | 'description'; readonly text: string }
  | {
      readonly type: 'lines';
      readonly lines: readonly BuilderLine[];
      readonly name?: string | undefined;
      /** Absent: it stays. */
      readonly note?: string | undefined;
    }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'saved'; readonly saved: SavedState; readonly opening: number };

const STEPS_KEPT = 200;

export const EMPTY: Content = { name: '', description: '', lines: [] };
export const EMPTY_WORKBENCH: Workbench = { opening: 0, past: [], present: EMPTY, future: [] };

export function workbenchReducer(bench: Workbench, action: WorkbenchAction): Workbench {
  switch (action.type) {
    case 'opened':
      return {
        opening: bench.opening + 1,
        past: [],
        future: [],
        present: action.content,
        saved: action.saved,
      };
    case 'typed': {
      const present = { ...bench.present, [action.field]: action.text };
      if (bench.typing === action.field) return { ...bench, present, future: [] };
      return { ...stepTo(bench, present), typing: action.field };
    }
    case 'lines':
      return stepTo(bench, {
        ...bench.present,
        lines: action.lines,
        ...(action.name !== undefined && { name: action.name }),
        ...(action.note !== undefined && { note: action.note }),
      });
    case 'undo': {
      const before = bench.past.at(-1);
      if (before === undefined) return bench;
      const { opening, saved, present } = bench;
      return {
        opening,
        past: bench.past.slice(0, -1),
        present: before,
        future: [present, ...bench.future],
        saved,
      };
    }
    case 'redo': {
      const [after, ...future] = bench.future;
      if (after === undefined) return bench;
      const { opening, saved, present } = bench;
      return { opening, past: [...bench.past, present], present: after, future, saved };
    }
    case 'saved':
      if (action.opening !== bench.opening) return bench;
      // Whatever was changed while the save was under way stays, and is still unsaved.
      return { ...bench, saved: action.saved, typing: undefined };
  }
}

const stepTo = ({ opening, past, present, saved }: Workbench, next: Content): Workbench => ({
  opening,
  past: [...past, present].slice(-STEPS_KEPT),
  present: next,
  future: [],
  saved,
});

/** Whether the table holds something that the server does not. */
export const isUnsaved = ({ present, saved }: Workbench): boolean =>
  !sameContent(present, saved?.content ?? EMPTY);

/** The order of the lines says nothing, nor does space around the name, which the server takes off. */
function sameContent(a: Content, b: Content): boolean {
  if (a.name.trim() !== b.name.trim() || a.description !== b.description) return false;
  if ((a.note ?? '') !== (b.note ?? '')) return false;
  if (a.lines === b.lines) return true;
  if (a.lines.length !== b.lines.length) return false;
  const quantities = new Map(b.lines.map(({ card, quantity }) => [card.id, quantity]));
  return a.lines.every(({ card, quantity }) => quantities.get(card.id) === quantity);
}
