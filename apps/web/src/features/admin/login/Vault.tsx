/** The vault door; its wheel turns while the password is looked at, and rattles when it was wrong. */

import { VAULT_SIZE, vaultDoor, vaultWheel } from '@pokesol/pixel-art/things';
import { PixelPicture } from '../../../ui/PixelPicture.tsx';

export type VaultMood = 'shut' | 'turning' | 'rattling';

export function Vault({ mood }: { mood: VaultMood }) {
  return (
    <div className="admin-vault" data-mood={mood}>
      <PixelPicture width={VAULT_SIZE} height={VAULT_SIZE} layers={vaultDoor} className="size-full" />
      <PixelPicture
        width={VAULT_SIZE}
        height={VAULT_SIZE}
        layers={vaultWheel}
        className="admin-vault-wheel"
      />
    </div>
  );
}
