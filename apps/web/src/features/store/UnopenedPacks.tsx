/** Packs that are paid for and still closed, by pack type, each with the way to open it. */
import type { Purchase } from '@pokesol/protocol';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { groupByType, waitingLabel } from './packGroups.ts';

type UnopenedPacksProps = {
  purchases: readonly Purchase[];
  onOpen: (purchase: Purchase) => void;
  onOpenAll: (purchases: readonly Purchase[]) => void;
};

export function UnopenedPacks({ purchases, onOpen, onOpenAll }: UnopenedPacksProps) {
  if (purchases.length === 0) return null;
  return (
    <Panel className="mb-8 [--edge:var(--color-sun)] [--fill:var(--color-night)]">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="pixel-title flex items-center gap-3 text-xs text-sun md:text-sm">
          <PixelIcon name="pack" className="size-8 animate-bob text-ember" />
          {waitingLabel(purchases.length)}
        </h2>
        {purchases.length > 1 && <Button onClick={() => onOpenAll(purchases)}>Open all</Button>}
      </div>
      <ul className="divide-y-4 divide-dusk">
        {groupByType(purchases).map(({ packTypeId, packName, purchases: [first, ...more] }) => (
          <li key={packTypeId} className="flex items-center justify-between gap-3 py-3 last:pb-0">
            <span>
              {packName}
              {more.length > 0 && <span className="ml-2 font-bold text-sun">×{more.length + 1}</span>}
            </span>
            {first && (
              <Button
                tone={purchases.length > 1 ? 'secondary' : 'primary'}
                onClick={() => onOpen(first)}
                aria-label={`Open ${packName}`}
              >
                Open
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
