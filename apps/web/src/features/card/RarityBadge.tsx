/** The rarity in words, in its colour and with its style class. */
import { rarityClass } from '@pokesol/cards';
import { cx } from '../../ui/cx.ts';

export function RarityBadge({ rarity, className }: { rarity: string; className?: string }) {
  return (
    <span
      className={cx(
        rarityClass(rarity),
        'inline-flex items-center gap-2 bg-(--rarity) px-2 py-1 text-sm leading-none font-bold text-ink',
        className,
      )}
    >
      {rarity || 'Unknown'}
    </span>
  );
}
