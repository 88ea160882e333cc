/** The rarity in words, in its colour and with its style class. */
import { rarityClass } from '@pokesol/cards';
import { cx } from '../../ui/cx.ts';
import './cardDetails.css';

export function RarityBadge({ rarity, className }: { rarity: string; className?: string }) {
  return <span className={cx(rarityClass(rarity), 'rarity-badge', className)}>{rarity || 'Unknown'}</span>;
}
