/** What has no room in the header of a phone: the announced features and the sound. */
import { Dialog } from '../ui/Dialog.tsx';
import { PixelIcon, type PixelIconName } from '../ui/PixelIcon.tsx';
import { ANNOUNCED, type AnnouncedFeature } from './navigation.ts';
import { SoundSettingsPanel } from './SoundSettings.tsx';

type MoreDialogProps = { onAnnounced: (feature: AnnouncedFeature) => void; onClose: () => void };

const ICONS: Record<AnnouncedFeature, PixelIconName> = { Trading: 'trade', 'Cash Out': 'coin' };

export default function MoreDialog({ onAnnounced, onClose }: MoreDialogProps) {
  return (
    <Dialog title="More" onClose={onClose}>
      <ul className="mb-6 grid gap-2">
        {ANNOUNCED.map((feature) => (
          <li key={feature}>
            <button
              type="button"
              onClick={() => onAnnounced(feature)}
              className="flex min-h-13 w-full items-center gap-4 bg-dusk px-4 font-pixel text-xs text-cream hover:bg-plum"
            >
              <PixelIcon name={ICONS[feature]} className="size-6 text-ember" />
              {feature}
            </button>
          </li>
        ))}
      </ul>
      <SoundSettingsPanel />
    </Dialog>
  );
}
