/** The switch between the two ways of looking at the shelf. */
import { cx } from '../../ui/cx.ts';
import type { ShelfView } from './shelfView.ts';
import './shelf.css';

const VIEWS = [
  { view: '3d', label: '3D', more: ' View' },
  { view: 'classic', label: 'Classic', more: '' },
] as const;

type ViewToggleProps = { view: ShelfView; onChange: (view: ShelfView) => void };

export function ViewToggle({ view: current, onChange }: ViewToggleProps) {
  return (
    <fieldset className="pixel-frame view-toggle">
      <legend className="sr-only">How to show the packs</legend>
      {VIEWS.map(({ view, label, more }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === current}
          onClick={() => onChange(view)}
          className={cx('view-toggle-choice', view === current ? 'is-chosen' : 'is-offered')}
        >
          {label}
          <span className="view-toggle-more">{more}</span>
        </button>
      ))}
    </fieldset>
  );
}
