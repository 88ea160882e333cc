/** The filter beside the book, in the preview's place. */
import { useEffect, useRef, useState } from 'react';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { FilterGroups, type FilterGroupsProps } from './FilterGroups.tsx';

export function FilterAside(props: FilterGroupsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  // It opens far from its button for those who walk by keys.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  function close() {
    props.onClose();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }
  return (
    <aside aria-label="Filter" className="filter-aside" onKeyDown={({ key }) => key === 'Escape' && close()}>
      <div className="filter-aside-head">
        <h2 ref={title} tabIndex={-1} className="pixel-title filter-aside-title">
          Filter
        </h2>
        <button type="button" aria-label="Close" className="icon-button" onClick={close}>
          <PixelIcon name="close" className="dialog-close-icon" />
        </button>
      </div>
      <FilterGroups {...props} onClose={close} />
    </aside>
  );
}
