/** Pages of a list that is here as a whole; a list that shrinks under its last page shows the one before. */
import { useState } from 'react';

export const LIST_PAGE_SIZE = 100;

export function usePages<Item>(items: readonly Item[], pageSize = LIST_PAGE_SIZE) {
  const [wanted, goTo] = useState(1);
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(wanted, pageCount);
  return { page, pageCount, goTo, shown: items.slice((page - 1) * pageSize, page * pageSize) };
}
