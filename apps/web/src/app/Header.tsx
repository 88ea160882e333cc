/** The header of every screen: where one is, where one can go, and who one is. */
import { useState } from 'react';
import { WalletBlock } from '../features/wallet/index.ts';
import { lazily } from '../platform/lazily.tsx';
import { Deferred } from '../ui/Deferred.tsx';
import { PixelIcon } from '../ui/PixelIcon.tsx';
import { AppMark } from './AppMark.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { CompactNav, MainNav } from './MainNav.tsx';
import type { AnnouncedFeature } from './navigation.ts';
import { SoundButton } from './SoundButton.tsx';
import { UpdateLine } from './UpdateLine.tsx';
import './frame.css';

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
      <header className="site-header">
        <div className="app-header-row">
          <AppMark />
          <div className="app-header-tools">
            <WalletBlock />
            <SoundButton className="app-header-sound" />
            <button
              type="button"
              onClick={() => setMore(true)}
              aria-label="More"
              title="More"
              aria-haspopup="dialog"
              aria-expanded={more}
              className="icon-button app-header-menu"
            >
              <PixelIcon name="menu" className="app-header-icon" />
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
