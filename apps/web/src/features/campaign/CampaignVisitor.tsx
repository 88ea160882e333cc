/** The campaign without a wallet: why it asks for one, practice against the first trainer, and whom it leads to. */
import { ROSTER } from '@pokesol/campaign';
import { Link } from 'wouter';
import { counted } from '../../platform/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TrainerPortrait } from '../trainer/index.ts';
import { ConnectButton } from '../wallet/index.ts';
import { CampaignHeader } from './CampaignHeader.tsx';
import { DIFFICULTY_FACTS } from './DifficultyBadge.tsx';
import { LockSign } from './signs.tsx';
import './campaignVisitor.css';

const WAITING = ROSTER.filter(({ isActive }) => isActive);
const [FIRST] = WAITING;

export function CampaignVisitor() {
  return (
    <>
      <CampaignHeader />
      <Panel className="campaign-visitor">
        <h2 className="pixel-title campaign-visitor-title">Connect Wallet</h2>
        <p>Please connect your wallet to access the Campaign mode.</p>
        <p className="quiet">
          Points and progress belong to a wallet. Without one, practice against the first trainer: no points.
        </p>
        <div className="button-row">
          <ConnectButton>Connect now</ConnectButton>
          {FIRST !== undefined && (
            <Link href={`/guest?trainer=${FIRST.id}`} className={buttonClass('secondary')}>
              <span>
                Practice as a guest
                <span className="campaign-visitor-note">against {FIRST.name}</span>
              </span>
            </Link>
          )}
        </div>
        <p className="wrapping-line">
          <Link href="/learn" className="text-link">
            Learn to play
          </Link>
          <Link href="/rules" className="text-link">
            The rules
          </Link>
          <Link href="/?demo" className="text-link">
            Demo pack
          </Link>
        </p>
      </Panel>
      <h2 id="roster" className="pixel-title campaign-visitor-title">
        The nine trainers
      </h2>
      <ul className="roster" aria-labelledby="roster">
        {WAITING.map(({ id, name, location, difficulty, victoryReward }) => (
          <li key={id} className="roster-row" data-locked={id !== FIRST?.id || undefined}>
            <TrainerPortrait id={id} className="roster-portrait" />
            <span className="roster-who">
              <b>{name}</b>
              <span className="roster-facts">
                {location} · {DIFFICULTY_FACTS[difficulty].label.toLowerCase()} ·{' '}
                {counted(victoryReward, 'point')}
              </span>
            </span>
            {id === FIRST?.id ? (
              <Badge tone="mint">Open</Badge>
            ) : (
              <>
                <LockSign className="roster-lock" />
                <span className="sr-only">Locked</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
