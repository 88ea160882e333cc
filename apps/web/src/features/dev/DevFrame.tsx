/** The frame of the pages for developers: which of them there are, and the sections that each is made of. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';

export const DEV_PAGES = [
  { path: '/dev/cards', title: 'Cards', text: 'Every card face, at every size, with the odd ones.' },
  { path: '/dev/components', title: 'Components', text: 'What screens are built from, in each state.' },
  { path: '/dev/animations', title: 'Animations', text: 'Every battle event, played on a board.' },
  {
    path: '/dev/battle',
    title: 'Battle',
    text: 'A board set up from a described position, to be played on.',
  },
] as const;

export type DevTitle = 'Development' | (typeof DEV_PAGES)[number]['title'];

export function DevFrame({ title, children }: { title: DevTitle; children: ReactNode }) {
  return (
    <>
      <h1 className="pixel-title mb-4 text-base">{title}</h1>
      <nav aria-label="Development" className="tab-buttons mb-8">
        {DEV_PAGES.map((page) => (
          <Link
            key={page.path}
            href={page.path}
            className="tab-button grid place-items-center no-underline"
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
  <section aria-label={title} className="mb-10">
    <h2 className="pixel-title mb-4 text-xs text-sun">{title}</h2>
    <div className="flex flex-wrap items-start gap-3">{children}</div>
  </section>
);
