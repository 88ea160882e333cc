/** What the token is and what it is for, at the foot of the store. */
import { useConfig } from '../platform/config.ts';
import { CopyText } from '../ui/CopyText.tsx';
import { PixelIcon, type PixelIconName } from '../ui/PixelIcon.tsx';

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
    <section
      aria-labelledby="token"
      className="mx-auto mb-10 grid w-full max-w-7xl gap-x-12 gap-y-6 px-4 md:grid-cols-2 md:px-6"
    >
      <div className="min-w-0">
        <h2 id="token" className="pixel-title mb-3 text-base text-cream">
          {config?.token.name ?? 'The token'}{' '}
          {config && <span className="text-sun">${config.token.symbol}</span>}
        </h2>
        {config ? (
          <>
            <p className="mb-4 max-w-prose text-mist">{config.token.description}</p>
            <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 text-sm">
              <dt className="text-mist">Decimals</dt>
              <dd className="text-cream">{config.decimals}</dd>
              <dt className="text-mist">Network</dt>
              <dd className="text-cream">Solana {config.cluster}</dd>
              <dt className="text-mist">Contract</dt>
              <dd className="min-w-0 justify-self-start">
                <CopyText what="token contract address" text={config.mint} />
              </dd>
            </dl>
          </>
        ) : (
          <p className="text-mist">
            {isError
              ? 'The token’s details cannot be loaded right now.'
              : 'The token’s details are on their way…'}
          </p>
        )}
      </div>
      <ul className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-2">
        {FEATURES.map(({ icon, text, soon }) => (
          <li key={text} className="flex items-start gap-3 text-sm text-cream">
            <PixelIcon name={icon} className="mt-px size-5 shrink-0 text-ember" />
            <span>
              {text}
              {soon && <span className="text-mist"> (coming soon)</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
