/** What can be done with the selected card: play it, or point at where it shall go. */
import type { BattleView } from '@pokesol/engine';
import { Button } from '../../../ui/Button.tsx';
import { type CardLookup, nameIn } from '../../board/cardLook.ts';
import type { Mode } from './mode.ts';
import type { BattleMoves } from './useMoves.ts';

type SelectionBoxProps = { view: BattleView; look: CardLookup; moves: BattleMoves };

const TITLES = { energy: 'Energy Attachment', trainer: 'Choose a Target' } as const;

export function SelectionBox({ view, look, moves }: SelectionBoxProps) {
  const { mode, isBusy, cancel, play } = moves;
  if (mode.kind === 'none') return null;
  const name = nameIn(view, mode.card);
  const card = look(mode.card);
  const text = card?.text;
  const hint = whyNotNow(view, mode) ?? hintFor(mode, name);
  return (
    <section className="selection" aria-label={mode.kind === 'card' ? 'Selected card' : TITLES[mode.kind]}>
      <p className="selection-title">{mode.kind === 'card' ? name : TITLES[mode.kind]}</p>
      {hint !== '' && <p className="selection-text">{hint}</p>}
      {text !== undefined && <p className="selection-text">{text}</p>}
      <div className="selection-buttons">
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

function hintFor({ kind }: Mode, name: string): string {
  if (kind === 'energy') return `Select a Pokemon to attach ${name} to.`;
  return kind === 'trainer' ? `Select a Pokemon for ${name}.` : '';
}

/** Nothing can be pointed at while no Pokemon lies on the table. */
function whyNotNow({ phase, you }: BattleView, { kind }: Mode): string | null {
  if (kind !== 'energy' && kind !== 'trainer') return null;
  if (phase === 'setup')
    return 'It cannot be used before the battle begins. Choose a basic Pokemon as your active one first.';
  return you.active === null && you.bench.length === 0 ? 'You have no Pokemon in play to use it on.' : null;
}
