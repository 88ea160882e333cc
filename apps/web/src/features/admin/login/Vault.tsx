/** The vault door; its wheel turns while the password is looked at, and rattles when it was wrong. */
import { drawVaultDoor, drawVaultWheel } from '@pokesol/pixel-art/things';
import { PixelPicture } from '../../../ui/PixelPicture.tsx';

const DOOR = drawVaultDoor();
const WHEEL = drawVaultWheel();

export type VaultMood = 'shut' | 'turning' | 'rattling';

export function Vault({ mood }: { mood: VaultMood }) {
  return (
    <div className="admin-vault" data-mood={mood}>
      <PixelPicture picture={DOOR} className="fills" />
      <PixelPicture picture={WHEEL} className="admin-vault-wheel" />
    </div>
  );
}
