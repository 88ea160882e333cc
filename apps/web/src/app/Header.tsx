/** The header of every screen: where one is, where one can go, and who one is. */
import { useState } from 'react';
import { Link } from 'wouter';
import { WalletBlock } from '../features/wallet/WalletBlock.tsx';
import { lazily } from '../platform/lazily.tsx';
import { Deferred } from '../ui/Deferred.tsx';
import { PixelIcon } from '../ui/PixelIcon.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { CompactNav, MainNav } from './MainNav.tsx';
import mark from './mark.svg';
import type { AnnouncedFeature } from './navigation.ts';
import { SoundButton } from './SoundButton.tsx';
import { UpdateLine } from './UpdateLine.tsx';

const ComingSoonDialog = lazily(() => import('./ComingSoonDialog.tsx'));
const MoreDialog = lazily(() => import('./MoreDialog.tsx'));

export function Header() {
  const [announced, setAnnounced] = useState<AnnouncedFeature>();
  const [more, setMore] = useState(false);

  function announce(feature: AnnouncedFeature) {
    setMore(false);
    setAnnounced(feature);
  }

  return (
    <>
      <header className="sticky top-0 z-30 border-b-4 border-plum bg-ink">
        <div className="mx-auto flex max-w-7xl items-center justify-between gap-2 px-4 py-2 md:gap-4 md:px-6 md:pb-0">
          <Link href="/" className="inline-flex min-h-11 items-center gap-3 font-pixel text-base text-cream">
            <img src={mark} alt="" className="size-8 sm:size-9" />
            <span className="sr-only md:not-sr-only">
              Poke<span className="text-ember">Sol</span>
            </span>
          </Link>
          <div className="flex items-center gap-1 md:gap-3">
            <WalletBlock />
            <SoundButton className="hidden md:grid" />
            <button
              type="button"
              onClick={() => setMore(true)}
              aria-label="More"
              aria-haspopup="dialog"
              aria-expanded={more}
              className="-mr-2 grid size-11 shrink-0 place-items-center text-mist hover:text-cream md:hidden"
            >
              <PixelIcon name="menu" className="size-6" />
            </button>
          </div>
        </div>
        <MainNav onAnnounced={announce} />
        <ConnectionLine />
        <UpdateLine />
      </header>
      <CompactNav />
      {announced && (
        <Deferred onFail={() => setAnnounced(undefined)}>
          <ComingSoonDialog feature={announced} onClose={() => setAnnounced(undefined)} />
        </Deferred>
      )}
      {more && (
        <Deferred onFail={() => setMore(false)}>
          <MoreDialog onAnnounced={announce} onClose={() => setMore(false)} />
        </Deferred>
      )}
    </>
  );
}
