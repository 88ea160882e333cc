/** The place for the next step, always of one size. A visitor gets a demo; the code for a connected wallet loads separately. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { PixelIcon, type PixelIconName } from '../../ui/PixelIcon.tsx';
import './newcomer.css';

type PlaceProps = { icon: PixelIconName; title: string; children: ReactNode; action: ReactNode };

export function NextPlace({ icon, title, children, action }: PlaceProps) {
  return (
    <section aria-labelledby="next-step" className="newcomer">
      <PixelIcon name={icon} className="newcomer-icon" />
      <div>
        <h2 id="next-step" className="pixel-title newcomer-title">
          {title}
        </h2>
        <p className="newcomer-sentence">{children}</p>
      </div>
      <div className="newcomer-action">{action}</div>
    </section>
  );
}

type DemoProps = { busy: boolean; disabled: boolean; onTry: () => void };

export const Demo = ({ busy, disabled, onTry }: DemoProps) => (
  <NextPlace
    icon="cards"
    title="No wallet?"
    action={
      <>
        <Link href="/guest" className={buttonClass('primary', 'newcomer-play')}>
          Play as a guest
        </Link>
        <Button tone="secondary" busy={busy} disabled={disabled} onClick={onTry}>
          {busy ? 'Opening...' : 'Demo pack'}
        </Button>
      </>
    }
  >
    Play now, or open a pack for show.
  </NextPlace>
);
