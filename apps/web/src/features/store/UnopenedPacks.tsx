/** Packs that are paid for and still closed, each with the way to open it. */
import type { Purchase } from '@pokesol/protocol';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';

type UnopenedPacksProps = { purchases: readonly Purchase[]; onOpen: (purchase: Purchase) => void };

export function UnopenedPacks({ purchases, onOpen }: UnopenedPacksProps) {
  if (purchases.length === 0) return null;
  const count = purchases.length === 1 ? '1 pack to open' : `${purchases.length} packs to open`;
  return (
    <Panel className="mb-8 [--edge:var(--color-sun)] [--fill:var(--color-night)]">
      <h2 className="pixel-title mb-3 flex items-center gap-3 text-xs text-sun">
        <PixelIcon name="pack" className="size-7 animate-bob text-ember" />
        {count}
      </h2>
      <ul className="divide-y-4 divide-dusk">
        {purchases.map((purchase) => (
          <li key={purchase.id} className="flex flex-wrap items-center justify-between gap-3 py-3 last:pb-0">
            <span>{purchase.packName}</span>
            <Button onClick={() => onOpen(purchase)} aria-label={`Open ${purchase.packName}`}>
              Open
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
