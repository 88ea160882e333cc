/** Above the packs of a store with many: a tab for each era. */
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Era } from './eras.ts';
import { eraHref } from './useShelfPlace.ts';
import './eras.css';

export function EraBar({ eras, chosen }: { eras: readonly Era[]; chosen: Era }) {
  const row = useRef<HTMLElement>(null);
  // A link may lead to an era that lies beside the row's first sight. The page itself stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another era another tab is in sight
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current === null || tab == null) return;
    const [from, to] = [tab.offsetLeft, tab.offsetLeft + tab.offsetWidth];
    const { scrollLeft, clientWidth } = row.current;
    if (from < scrollLeft) row.current.scrollLeft = from;
    else if (to > scrollLeft + clientWidth) row.current.scrollLeft = to - clientWidth;
  }, [chosen.key]);
  return (
    <nav ref={row} aria-label="Eras" className="era-bar">
      {eras.map(({ key, shortName, years }) => (
        <Link
          key={key}
          href={eraHref(key)}
          aria-current={key === chosen.key ? 'true' : undefined}
          className="era-tab"
        >
          <span className="era-tab-name">{shortName}</span>
          <span>{years}</span>
        </Link>
      ))}
    </nav>
  );
}
