/** What the token is and what it is for, at the foot of the store. */
import { useConfig } from '../platform/config.ts';
import { CopyText } from '../ui/CopyText.tsx';
import { PixelIcon, type PixelIconName } from '../ui/PixelIcon.tsx';
import './token.css';

const FEATURES: readonly { icon: PixelIconName; text: string; soon?: true }[] = [
  { icon: 'pack', text: 'Buy premium booster packs' },
  { icon: 'coin', text: 'Burn-to-buy scarcity' },
  { icon: 'trade', text: 'Trade rare holographic cards on a marketplace', soon: true },
  { icon: 'star', text: 'Fast blockchain transactions' },
  { icon: 'battle', text: 'Unlock autobattler features', soon: true },
  { icon: 'cards', text: 'Cross-platform utility' },
];

export function TokenInfoPanel() {
  const { data: config, isError } = useConfig();
  return (
    <section aria-labelledby="token" className="token-info">
      <div className="can-shrink">
        <h2 id="token" className="pixel-title token-info-title">
          {config?.token.name ?? 'The token'} {config && <span className="gold">${config.token.symbol}</span>}
        </h2>
        {config ? (
          <>
            <p className="token-info-text">{config.token.description}</p>
            <dl className="token-info-facts">
              <dt className="quiet">Decimals</dt>
              <dd className="bright">{config.decimals}</dd>
              <dt className="quiet">Network</dt>
              <dd className="bright">Solana {config.cluster}</dd>
              <dt className="quiet">Contract</dt>
              <dd className="token-info-contract">
                <CopyText what="token contract address" text={config.mint} />
              </dd>
            </dl>
          </>
        ) : (
          <p className="quiet">
            {isError
              ? 'The token’s details cannot be loaded right now.'
              : 'The token’s details are on their way…'}
          </p>
        )}
      </div>
      <ul className="token-info-list">
        {FEATURES.map(({ icon, text, soon }) => (
          <li key={text} className="token-info-item">
            <PixelIcon name={icon} className="token-info-icon" />
            <span>
              {text}
              {soon && <span className="quiet"> (coming soon)</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
