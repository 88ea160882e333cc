/** What a pack says of itself before its price: how its cards play, and how many of them are wished for. */
import type { PackType } from '@pokesol/protocol';
import { counted } from '../../platform/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { PlaysBadge, playsSentence } from '../packs/index.ts';
import './packSigns.css';

type PackSignsProps = { packType: PackType; wishes: number };

export const PackSigns = ({ packType: { plays }, wishes }: PackSignsProps) =>
  (plays !== undefined || wishes > 0) && (
    <span className="pack-signs">
      {plays && <PlaysBadge plays={plays} />}
      {wishes > 0 && (
        <Badge>
          <span aria-hidden>♥</span> {counted(wishes, 'wish', 'wishes')} in it
        </Badge>
      )}
    </span>
  );

/** A whole sentence; it stands out where few cards play. */
export const PackPlaysNote = ({ packType: { plays } }: Pick<PackSignsProps, 'packType'>) =>
  plays && (
    <p className="pack-plays" data-few={plays.isFew || undefined}>
      {playsSentence(plays)}
    </p>
  );
