/** The ways to the screens: a row of tabs under the header, and below 768 px a bar in reach of the thumb. */
import { Link, useLocation } from 'wouter';
import { cx } from '../ui/cx.ts';
import { PixelIcon } from '../ui/PixelIcon.tsx';
import { ANNOUNCED, type AnnouncedFeature, LESSONS, SCREENS } from './navigation.ts';
import './nav.css';

const TAB = 'main-nav-tab';

/** A screen's address, or one below it. */
const isAt = (path: string, href: string) => path === href || (href !== '/' && path.startsWith(`${href}/`));

type MainNavProps = {
  /** Absent before the page's code has come: what is only announced comes with it. */
  onAnnounced?: (feature: AnnouncedFeature) => void;
};

export function MainNav({ onAnnounced }: MainNavProps) {
  const [path] = useLocation();
  return (
    <nav aria-label="Main" className="main-nav">
      {SCREENS.map(({ href, label, icon, also }) => (
        <Link
          key={href}
          href={href}
          aria-current={isAt(path, href) || path === also ? 'page' : undefined}
          className={TAB}
        >
          <PixelIcon name={icon} className="main-nav-icon" />
          {label}
        </Link>
      ))}
      <span className="main-nav-more">
        {LESSONS.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            aria-current={isAt(path, href) ? 'page' : undefined}
            className={cx(TAB, 'main-nav-plain', 'main-nav-lesson')}
          >
            {label}
          </Link>
        ))}
        {onAnnounced &&
          ANNOUNCED.map((feature) => (
            <button
              key={feature}
              type="button"
              aria-haspopup="dialog"
              onClick={() => onAnnounced(feature)}
              className={cx(TAB, 'main-nav-plain')}
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
    <nav aria-label="Main" className="bottom-nav">
      {SCREENS.map(({ href, compactLabel, icon, also }) => (
        <Link
          key={href}
          href={href}
          aria-current={isAt(path, href) || path === also ? 'page' : undefined}
          className="bottom-nav-link"
        >
          <PixelIcon name={icon} className="bottom-nav-icon" />
          <span className="bottom-nav-name">{compactLabel}</span>
        </Link>
      ))}
    </nav>
  );
}
