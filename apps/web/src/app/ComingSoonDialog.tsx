/** Says of an announced feature that it is not there yet. */
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PixelIcon, type PixelIconName } from '../ui/PixelIcon.tsx';
import type { AnnouncedFeature } from './navigation.ts';
import './nav.css';

type ComingSoonDialogProps = { feature: AnnouncedFeature; onClose: () => void };

const ICONS: Record<AnnouncedFeature, PixelIconName> = { Trading: 'trade', 'Cash Out': 'coin' };

export default function ComingSoonDialog({ feature, onClose }: ComingSoonDialogProps) {
  return (
    <Dialog
      title="Coming Soon!"
      description="We're working hard to bring you this exciting feature. Stay tuned for updates!"
      onClose={onClose}
    >
      <div className="coming-soon">
        <PixelIcon name={ICONS[feature]} className="coming-soon-icon" />
        <div>
          <p className="coming-soon-name">{feature}</p>
          <p className="coming-soon-text">
            Keep collecting: every card you own now will be there when it opens.
          </p>
        </div>
      </div>
      <Button onClick={onClose}>Keep collecting</Button>
    </Dialog>
  );
}
