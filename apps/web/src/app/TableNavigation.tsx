/** The ways to the other screens and the sound, for the menu of a table that has no room for the header. */
import { Link } from 'wouter';
import { PixelIcon } from '../ui/PixelIcon.tsx';
import { LESSONS, SCREENS } from './navigation.ts';
import { SightSettings } from './SightSettings.tsx';
import { SoundSettingsPanel } from './SoundSettings.tsx';
import './nav.css';

export function TableNavigation() {
  return (
    <>
      <nav aria-label="Screens">
        <ul className="table-ways">
          {[...SCREENS, ...LESSONS].map(({ href, label, icon }) => (
            <li key={href}>
              <Link href={href} className="more-feature">
                <PixelIcon name={icon} className="more-feature-icon" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SoundSettingsPanel />
      <SightSettings />
    </>
  );
}
