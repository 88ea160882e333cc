/** What can be done with the selected card: play it, or point at where it shall go. */
import type { BattleView } from '@pokesol/engine';
import { Button } from '../../../ui/Button.tsx';
import type { CardLookup } from '../board/cardLook.ts';
import { nameIn } from '../board/cardLook.ts';
import type { Moves } from './useMoves.ts';

type SelectionBoxProps = { view: BattleView; look: CardLookup; moves: Moves };

const TITLES = { energy: 'Energy Attachment', trainer: 'Choose a Target' } as const;

export function SelectionBox({ view, look, moves }: SelectionBoxProps) {
  const { mode, isBusy, cancel, play } = moves;
  if (mode.kind === 'none') return null;
  const name = nameIn(view, mode.card);
  const card = look(mode.card);
  const text = card?.text;
  return (
    <section className="selection" aria-label={mode.kind === 'card' ? 'Selected card' : TITLES[mode.kind]}>
      <p className="selection-title">{mode.kind === 'card' ? name : TITLES[mode.kind]}</p>
      {mode.kind === 'energy' && <p className="selection-text">Select a Pokemon to attach {name} to.</p>}
      {mode.kind === 'trainer' && <p className="selection-text">Select a Pokemon for {name}.</p>}
      {text !== undefined && <p className="selection-text">{text}</p>}
      <div className="selection-keys">
        {mode.kind === 'card' && (
          <Button busy={isBusy} onClick={play}>
            Play {name}
          </Button>
        )}
        <Button tone="secondary" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
