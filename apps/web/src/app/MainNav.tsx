/** The ways to the screens: a row of tabs under the header, and below 768 px a bar in reach of the thumb. */
import { Link, useLocation } from 'wouter';
import { cx } from '../ui/cx.ts';
import { PixelIcon } from '../ui/PixelIcon.tsx';
import { ANNOUNCED, type AnnouncedFeature, SCREENS } from './navigation.ts';

const TAB =
  'inline-flex min-h-11 items-center border-b-4 border-transparent px-2 font-pixel text-[0.625rem] lg:px-3 lg:text-xs';

/** A screen's address, or one below it. */
const isAt = (path: string, href: string) => path === href || (href !== '/' && path.startsWith(`${href}/`));

export function MainNav({ onAnnounced }: { onAnnounced: (feature: AnnouncedFeature) => void }) {
  const [path] = useLocation();
  return (
    <nav aria-label="Main" className="mx-auto hidden max-w-7xl px-4 md:-mb-1 md:flex lg:px-3">
      {SCREENS.map(({ href, label, also }) => (
        <Link
          key={href}
          href={href}
          aria-current={isAt(path, href) || path === also ? 'page' : undefined}
          className={cx(
            TAB,
            'text-mist hover:text-cream aria-[current]:border-ember aria-[current]:text-sun',
          )}
        >
          {label}
        </Link>
      ))}
      <span className="ml-auto flex">
        {ANNOUNCED.map((feature) => (
          <button
            key={feature}
            type="button"
            aria-haspopup="dialog"
            onClick={() => onAnnounced(feature)}
            className={cx(TAB, 'text-mist hover:text-cream')}
          >
            {feature}
          </button>
        ))}
      </span>
    </nav>
  );
}

export function CompactNav() {
  const [path] = useLocation();
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t-4 border-plum bg-ink pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {SCREENS.map(({ href, compactLabel, icon, also }) => (
        <Link
          key={href}
          href={href}
          aria-current={isAt(path, href) || path === also ? 'page' : undefined}
          className="flex min-h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-[0.6875rem] font-bold text-mist sm:text-xs focus-visible:-outline-offset-3 aria-[current]:bg-dusk aria-[current]:text-sun"
        >
          <PixelIcon name={icon} className="size-6" />
          {compactLabel}
        </Link>
      ))}
    </nav>
  );
}
