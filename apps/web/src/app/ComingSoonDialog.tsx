/** Says of an announced feature that it is not there yet. */
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PixelIcon, type PixelIconName } from '../ui/PixelIcon.tsx';
import type { AnnouncedFeature } from './navigation.ts';

type ComingSoonDialogProps = { feature: AnnouncedFeature; onClose: () => void };

const ICONS: Record<AnnouncedFeature, PixelIconName> = { Trading: 'trade', 'Cash Out': 'coin' };

export default function ComingSoonDialog({ feature, onClose }: ComingSoonDialogProps) {
  return (
    <Dialog
      title="Coming Soon!"
      description="We're working hard to bring you this exciting feature. Stay tuned for updates!"
      onClose={onClose}
    >
      <div className="mb-6 flex items-center gap-4 bg-ink p-4">
        <PixelIcon name={ICONS[feature]} className="size-10 shrink-0 text-ember" />
        <div>
          <p className="font-pixel text-xs leading-relaxed text-sun">{feature}</p>
          <p className="mt-1 text-sm">Keep collecting: every card you own now will be there when it opens.</p>
        </div>
      </div>
      <Button onClick={onClose}>Keep collecting</Button>
    </Dialog>
  );
}
