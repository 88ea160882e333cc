/** Says of an announced feature that it is not there yet. */
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { AnnouncedFeature } from './navigation.ts';

type ComingSoonDialogProps = { feature: AnnouncedFeature; onClose: () => void };

export default function ComingSoonDialog({ feature, onClose }: ComingSoonDialogProps) {
  return (
    <Dialog
      title="Coming Soon!"
      description="We're working hard to bring you this exciting feature. Stay tuned for updates!"
      onClose={onClose}
    >
      <p className="mb-3 font-pixel text-xs leading-relaxed text-ember">{feature}</p>
      <p className="mb-6">Keep collecting: every card you own now will be there when it opens.</p>
      <Button onClick={onClose}>Keep collecting</Button>
    </Dialog>
  );
}
