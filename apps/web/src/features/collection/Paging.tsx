/** Previous, Next, and up to seven page numbers around the page one is at. */
import { Button } from '../../ui/Button.tsx';
import { pageWindow } from './paging.ts';

type PagingProps = { page: number; pageCount: number; goTo: (page: number) => void };

export function Paging({ page, pageCount, goTo }: PagingProps) {
  return (
    <nav aria-label="Binder pages" className="binder-paging">
      {/* Not disabled at the ends: a key that loses the focus under one's finger strands the keyboard. */}
      <Button
        tone="secondary"
        aria-disabled={page === 1}
        className="binder-previous aria-disabled:opacity-50"
        onClick={() => goTo(page - 1)}
      >
        Previous
      </Button>
      <ol className="binder-numbers">
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>
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
        className="binder-next aria-disabled:opacity-50"
        onClick={() => goTo(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
