/** The switch between the two ways of looking at the shelf. */
import { flushSync } from 'react-dom';
import { cx } from '../../ui/cx.ts';
import type { ShelfView } from './shelfView.ts';
import './shelf.css';

const VIEWS = [
  { view: '3d', label: '3D View' },
  { view: 'classic', label: 'Classic' },
] as const;

type ViewToggleProps = { view: ShelfView; onChange: (view: ShelfView) => void };

export function ViewToggle({ view: current, onChange }: ViewToggleProps) {
  /** The other view has another head, and this switch in it: the focus goes along. */
  function choose(view: ShelfView) {
    flushSync(() => onChange(view));
    document.querySelector<HTMLElement>('.view-toggle-choice.is-chosen')?.focus();
  }

  return (
    <fieldset className="pixel-frame view-toggle">
      <legend className="sr-only">How to show the packs</legend>
      {VIEWS.map(({ view, label }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === current}
          onClick={() => choose(view)}
          className={cx('view-toggle-choice', view === current ? 'is-chosen' : 'is-offered')}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
