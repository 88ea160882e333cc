/** The header of every screen: where one is, where one can go, and who one is. */
import { lazy, Suspense, useState } from 'react';
import { Link, useRoute } from 'wouter';
import { WalletBlock } from '../features/wallet/WalletBlock.tsx';
import { cx } from '../ui/cx.ts';
import { PixelIcon } from '../ui/PixelIcon.tsx';
import mark from './mark.svg';
import { ANNOUNCED, type AnnouncedFeature, SCREENS } from './navigation.ts';

const ComingSoonDialog = lazy(() => import('./ComingSoonDialog.tsx'));

const LINK = 'inline-flex min-h-11 items-center px-3 font-pixel text-xs border-y-4 border-transparent';

export function Header() {
  const [announced, setAnnounced] = useState<AnnouncedFeature>();
  return (
    <>
      <header className="sticky top-0 z-30 border-b-4 border-plum bg-ink">
        <div className="mx-auto flex max-w-7xl items-center justify-between gap-4 px-4 py-2 md:px-6">
          <Link href="/" className="inline-flex min-h-11 items-center gap-3 font-pixel text-base text-cream">
            <img src={mark} alt="" className="size-9" />
            <span className="sr-only sm:not-sr-only">
              Poke<span className="text-ember">Sol</span>
            </span>
          </Link>
          <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
            {SCREENS.map(({ href, label }) => (
              <ScreenLink key={href} href={href}>
                {label}
              </ScreenLink>
            ))}
            {ANNOUNCED.map((feature) => (
              <button
                key={feature}
                type="button"
                onClick={() => setAnnounced(feature)}
                className={cx(LINK, 'text-mist hover:text-cream')}
              >
                {feature}
              </button>
            ))}
          </nav>
          <WalletBlock />
        </div>
      </header>
      <nav
        aria-label="Main"
        className="fixed inset-x-0 bottom-0 z-30 flex border-t-4 border-plum bg-ink pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {SCREENS.map(({ href, compactLabel, icon }) => (
          <CompactLink key={href} href={href} label={compactLabel} icon={icon} />
        ))}
      </nav>
      {announced && (
        <Suspense fallback={null}>
          <ComingSoonDialog feature={announced} onClose={() => setAnnounced(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function ScreenLink({ href, children }: { href: string; children: string }) {
  const [active] = useRoute(href);
  return (
    <Link
      href={href}
      aria-current={active ? 'page' : undefined}
      className={cx(LINK, active ? 'border-b-ember text-sun' : 'text-mist hover:text-cream')}
    >
      {children}
    </Link>
  );
}

type CompactLinkProps = { href: string; label: string; icon: (typeof SCREENS)[number]['icon'] };

function CompactLink({ href, label, icon }: CompactLinkProps) {
  const [active] = useRoute(href);
  return (
    <Link
      href={href}
      aria-current={active ? 'page' : undefined}
      className={cx(
        'flex min-h-15 flex-1 flex-col items-center justify-center gap-1 text-xs font-bold',
        active ? 'bg-dusk text-sun' : 'text-mist',
      )}
    >
      <PixelIcon name={icon} className="size-6" />
      {label}
    </Link>
  );
}
