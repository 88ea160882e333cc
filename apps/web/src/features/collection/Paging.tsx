/** Previous, Next, and up to seven page numbers around the page one is at. */
import { Button } from '../../ui/Button.tsx';
import { pageWindow } from './paging.ts';
import './preview.css';

type PagingProps = { page: number; pageCount: number; goTo: (page: number) => void };

export function Paging({ page, pageCount, goTo }: PagingProps) {
  return (
    <nav aria-label="Binder pages" className="binder-paging">
      {/* Not disabled at the ends: a button that loses the focus under one's finger strands the keyboard. */}
      <Button
        tone="secondary"
        aria-disabled={page === 1}
        className="paging-button"
        onClick={() => goTo(page - 1)}
      >
        Previous
      </Button>
      <ol className="binder-numbers">
        {pageWindow(page, pageCount).map((number) => (
          <li key={number} data-far={Math.abs(number - page) > 1 || undefined}>
            <button
              type="button"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => goTo(number)}
              className="binder-number"
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <Button
        tone="secondary"
        aria-disabled={page === pageCount}
        className="paging-button"
        onClick={() => goTo(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
