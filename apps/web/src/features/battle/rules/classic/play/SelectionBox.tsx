/** What the selected card does, and where it may go; the pad plays it or takes it back. */
import type { BattleView } from '@pokesol/engine/classic';
import { type CardLookup, nameIn } from '../../../board/cardLook.ts';
import type { Mode } from './mode.ts';

type SelectionBoxProps = { view: BattleView; look: CardLookup; mode: Mode };

const TITLES = { energy: 'Energy Attachment', trainer: 'Choose a Target' } as const;

export function SelectionBox({ view, look, mode }: SelectionBoxProps) {
  if (mode.kind === 'none') return null;
  const name = nameIn(view, mode.card);
  const card = look(mode.card);
  const text = card?.text;
  const hint = whyNotNow(view, mode) ?? hintFor(mode, name);
  return (
    <section className="selection" aria-label={mode.kind === 'card' ? 'Selected card' : TITLES[mode.kind]}>
      <p className="selection-title">{mode.kind === 'card' ? name : TITLES[mode.kind]}</p>
      {hint !== '' && <p>{hint}</p>}
      {text !== undefined && <p>{text}</p>}
      {card?.hp !== undefined && (
        <ul className="selection-facts">
          <li>{card.hp} HP</li>
          {card.attacks.map((attack) => (
            <li key={attack.name}>
              {attack.name} <b>{attack.damage}</b>
            </li>
          ))}
          {card.weakness !== undefined && <li>Weak to {card.weakness}</li>}
        </ul>
      )}
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
