/** One pack type in the list: how it looks, what it costs and holds, and what can be done with it. */
import type { AdminPackType } from '@pokesol/protocol';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PackArt, PlaysBadge } from '../../packs/index.ts';
import { StateBadge } from '../list/Listed.tsx';
import { readOdds, writeOdds } from './millionths.ts';
import { OddsBar } from './OddsBar.tsx';
import { PoolNote } from './PoolNote.tsx';
import { burnedText, soldText } from './packMessages.ts';
import './packRow.css';
import { counted } from '../../../platform/format.ts';

type PackRowProps = {
  pack: AdminPackType;
  /** Its set is active; packs of one that is not are not sold. */
  isSetActive: boolean;
  onEdit: () => void;
  onSwitch: () => void;
};

export function PackRow({ pack, isSetActive, onEdit, onSwitch }: PackRowProps) {
  const { id, name, description, price, cardCount, setName, isActive, version, rarityOdds, plays } = pack;
  const verb = isActive ? 'Deactivate' : 'Activate';
  return (
    <article aria-labelledby={`pack-${id}`} className="admin-row" data-active={isActive}>
      <PackArt art={pack} isFree={rarityOdds === undefined} className="admin-row-picture pack-row-art" />
      <div className="grows">
        <div className="badge-line">
          <h2 id={`pack-${id}`} className="admin-row-name">
            {name}
          </h2>
          <StateBadge isActive={isActive} />
          <Badge>Version {version}</Badge>
          {plays && <PlaysBadge plays={plays} />}
        </div>
        {description !== undefined && <p className="admin-row-description">{description}</p>}
        <ul className="admin-row-facts">
          <li className="gold is-strong">{rarityOdds === undefined ? 'Free' : `${price} POKE`}</li>
          <li>{counted(cardCount, 'card')}</li>
          <li>{setName}</li>
          {plays && (
            <li>
              {plays.full} of {counted(plays.cards, 'card')} play in full
            </li>
          )}
          <li>
            {rarityOdds === undefined
              ? 'once per wallet'
              : [soldText(pack), burnedText(pack)].filter(Boolean).join(' · ')}
          </li>
        </ul>
        {rarityOdds !== undefined && (
          <OddsBar parts={readOdds(writeOdds(rarityOdds))} className="pack-row-odds-bar" />
        )}
        {isActive && !isSetActive && (
          <p className="pack-notice">Its set is inactive, so the store does not sell it.</p>
        )}
        <PoolNote pack={pack} />
      </div>
      <div className="admin-row-buttons">
        <Button tone="secondary" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        {rarityOdds !== undefined && (
          <Button tone="quiet" aria-label={`${verb} ${name}`} onClick={onSwitch}>
            {verb}
          </Button>
        )}
      </div>
    </article>
  );
}
