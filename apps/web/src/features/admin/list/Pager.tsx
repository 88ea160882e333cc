/** Previous and Next under a list that has more than one page, and a way to any page where there are many. */
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import './list.css';

type PagerProps = {
  /** What is paged, for assistive technology: «Pages of cards». */
  label: string;
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
};

/** Up to here Previous and Next are as quick. */
const FEW_PAGES = 3;

export function Pager({ label, page, pageCount, goTo }: PagerProps) {
  if (pageCount <= 1) return null;
  const step = (to: number) => to >= 1 && to <= pageCount && goTo(to);
  return (
    <nav aria-label={label} className="pager">
      <div className="pager-buttons">
        {/* Not disabled at the ends: a key that loses the focus under one's finger strands the keyboard. */}
        <Button
          tone="secondary"
          aria-disabled={page <= 1}
          className="fades-when-off"
          onClick={() => step(page - 1)}
        >
          Previous
        </Button>
        <p className="pager-place" aria-live="polite">
          Page <b className="bright">{page}</b> of <b className="bright">{pageCount}</b>
        </p>
        <Button
          tone="secondary"
          aria-disabled={page >= pageCount}
          className="fades-when-off"
          onClick={() => step(page + 1)}
        >
          Next
        </Button>
      </div>
      {pageCount > FEW_PAGES && <PageField pageCount={pageCount} goTo={goTo} />}
    </nav>
  );
}

function PageField({ pageCount, goTo }: Pick<PagerProps, 'pageCount' | 'goTo'>) {
  const [typed, setTyped] = useState('');
  function go(event: FormEvent) {
    event.preventDefault();
    const page = typedPage(typed, pageCount);
    if (page === undefined) return;
    setTyped('');
    goTo(page);
  }
  return (
    <form onSubmit={go} className="line-12">
      <label className="pager-label">
        Go to page
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          placeholder={`1–${pageCount}`}
          value={typed}
          onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
          className="field pager-input"
        />
      </label>
      <Button type="submit" tone="secondary">
        Go
      </Button>
    </form>
  );
}

/** Which page a person means who types its number; undefined for what is no number. A page beyond an end is that end. */
export function typedPage(text: string, pageCount: number): number | undefined {
  const typed = text.trim();
  if (!/^\d+$/.test(typed)) return undefined;
  return Math.min(Math.max(Number(typed), 1), pageCount);
}

/** Pages of a list that is here as a whole; a list that shrinks under its last page shows the one before. */
const LIST_PAGE_SIZE = 100;

export function usePages<Item>(items: readonly Item[], pageSize = LIST_PAGE_SIZE) {
  const [wanted, goTo] = useState(1);
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(wanted, pageCount);
  return { page, pageCount, goTo, shown: items.slice((page - 1) * pageSize, page * pageSize) };
}
