/** A deck as text: a list pasted in becomes cards, a deck becomes a list to paste elsewhere. */
import type { Owned } from '@pokesol/decks';
import { Dialog } from '../../ui/Dialog.tsx';
import type { BuilderLine, PastedList } from '../deck/index.ts';
import { ExportList } from './ExportList.tsx';
import { ImportList } from './ImportList.tsx';
import { useDeckTextCards } from './useDeckTextCards.ts';
import './deckText.css';

type DeckTextDialogProps = {
  mode: 'import' | 'export';
  /** The deck to export; while importing, its cards are known even if their set is not. */
  lines: readonly BuilderLine[];
  /** Copies the player owns. Keep it the same function from one rendering to the next: a new one reads the list anew. */
  owned: Owned;
  /** `note`: the lines that no card of this game stands for. Absent where lists are only played. */
  onImport?: ((lines: readonly BuilderLine[], note: string) => void) | undefined;
  onPractice: (list: PastedList) => void;
  onClose: () => void;
  /** The deck's name, for the file. */
  name?: string;
  /** To export: see `onImport`. */
  note?: string;
  /** True while what came in is being saved. */
  busy?: boolean;
};

export default function DeckTextDialog(props: DeckTextDialogProps) {
  const { mode, lines, owned, onImport, onPractice, onClose, name = '', note = '', busy = false } = props;
  const catalogue = useDeckTextCards(lines);
  return (
    <Dialog
      title={mode === 'import' ? 'Import a deck list' : name === '' ? 'Export deck list' : `Export ${name}`}
      onClose={onClose}
      wide
    >
      {mode === 'import' ? (
        <ImportList
          catalogue={catalogue}
          owned={owned}
          busy={busy}
          onImport={onImport}
          onPractice={onPractice}
        />
      ) : (
        <ExportList catalogue={catalogue} lines={lines} name={name} note={note} />
      )}
    </Dialog>
  );
}
