/** The frame of the pages for developers: which of them there are, and the sections that each is made of. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import './dev.css';

export const DEV_PAGES = [
  { path: '/dev/cards', title: 'Cards', text: 'Every card face, at every size, with the odd ones.' },
  { path: '/dev/components', title: 'Components', text: 'What screens are built from, in each state.' },
  { path: '/dev/animations', title: 'Animations', text: 'Every battle event, played on a board.' },
  {
    path: '/dev/battle',
    title: 'Battle',
    text: 'A board set up from a described position, to be played on.',
  },
  { path: '/dev/official', title: 'Official table', text: 'The table of the printed game, in its states.' },
  { path: '/dev/choices', title: 'Choices', text: 'Every question of the printed game on its screen.' },
] as const;

export type DevTitle = 'Development' | (typeof DEV_PAGES)[number]['title'];

export function DevFrame({ title, children }: { title: DevTitle; children: ReactNode }) {
  return (
    <>
      <h1 className="pixel-title dev-title">{title}</h1>
      <nav aria-label="Development" className="tab-buttons dev-nav">
        {DEV_PAGES.map((page) => (
          <Link
            key={page.path}
            href={page.path}
            className="tab-button dev-nav-link"
            data-state={page.title === title ? 'active' : 'inactive'}
            aria-current={page.title === title ? 'page' : undefined}
          >
            {page.title}
          </Link>
        ))}
      </nav>
      {children}
    </>
  );
}

export const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="dev-section">
    <h2 className="pixel-title dev-section-title">{title}</h2>
    <div className="dev-section-row">{children}</div>
  </section>
);
