/** What has no room in the header of a phone: the lesson and the rules, the announced features, sound and sight. */
import { Link } from 'wouter';
import { Dialog } from '../ui/Dialog.tsx';
import { PixelIcon, type PixelIconName } from '../ui/PixelIcon.tsx';
import { ANNOUNCED, type AnnouncedFeature, LESSONS } from './navigation.ts';
import { SightSettings } from './SightSettings.tsx';
import { SoundSettingsPanel } from './SoundSettings.tsx';
import './nav.css';

type MoreDialogProps = { onAnnounced: (feature: AnnouncedFeature) => void; onClose: () => void };

const ICONS: Record<AnnouncedFeature, PixelIconName> = { Trading: 'trade', 'Cash Out': 'coin' };

export default function MoreDialog({ onAnnounced, onClose }: MoreDialogProps) {
  return (
    <Dialog title="More" onClose={onClose}>
      <ul className="more-features">
        {LESSONS.map(({ href, label, icon }) => (
          <li key={href}>
            <Link href={href} onClick={onClose} className="more-feature">
              <PixelIcon name={icon} className="more-feature-icon" />
              {label}
            </Link>
          </li>
        ))}
        {ANNOUNCED.map((feature) => (
          <li key={feature}>
            <button type="button" onClick={() => onAnnounced(feature)} className="more-feature">
              <PixelIcon name={ICONS[feature]} className="more-feature-icon" />
              {feature}
            </button>
          </li>
        ))}
      </ul>
      <SoundSettingsPanel />
      <SightSettings />
    </Dialog>
  );
}
