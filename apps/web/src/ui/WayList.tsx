/** Ways on that are worth a line each: a sign, where it leads, what one finds there. */
import { Link } from 'wouter';
import { PixelIcon, type PixelIconName } from './PixelIcon.tsx';
import './wayList.css';

export type Way = {
  readonly href: string;
  readonly icon: PixelIconName;
  readonly title: string;
  readonly words: string;
  readonly verb: string;
};

export const WayList = ({ label, ways }: { label: string; ways: readonly Way[] }) => (
  <nav className="way-list" aria-label={label}>
    {ways.map(({ href, icon, title, words, verb }) => (
      <Link key={href} href={href} className="way">
        <PixelIcon name={icon} className="way-icon" />
        <span className="way-words">
          <b>{title}</b>
          <span className="way-note">{words}</span>
        </span>
        <span className="way-verb" aria-hidden="true">
          {verb}
        </span>
      </Link>
    ))}
  </nav>
);
