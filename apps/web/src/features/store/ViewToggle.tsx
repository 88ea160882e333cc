/** The switch between the two ways of looking at the shelf. */
import { cx } from '../../ui/cx.ts';
import type { ShelfView } from './shelfView.ts';

const VIEWS = [
  { view: '3d', label: '3D View' },
  { view: 'classic', label: 'Classic' },
] as const;

type ViewToggleProps = { view: ShelfView; onChange: (view: ShelfView) => void };

export function ViewToggle({ view: current, onChange }: ViewToggleProps) {
  return (
    <fieldset className="pixel-frame flex p-1.5 [--edge:var(--color-plum)] [--fill:var(--color-ink)] [--step:3px]">
      <legend className="sr-only">How to show the packs</legend>
      {VIEWS.map(({ view, label }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === current}
          onClick={() => onChange(view)}
          className={cx(
            'min-h-11 px-4 font-pixel text-xs',
            view === current ? 'bg-sun text-ink' : 'text-mist hover:text-cream',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
