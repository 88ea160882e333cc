/** Two small signs at the foot of every screen: the sister game, and the token with its address. */
import { useConfig } from '../platform/config.ts';
import { CopyText } from '../ui/CopyText.tsx';
import { cx } from '../ui/cx.ts';
import { PixelIcon } from '../ui/PixelIcon.tsx';
import './token.css';

const SIGN = 'promo-sign';

export function PromoBanners() {
  return (
    <aside aria-label="Promotions" className="promo-banners">
      <div className="promo-banners-row">
        <SisterGame />
        <Token />
      </div>
    </aside>
  );
}

function SisterGame() {
  const sign = (
    <>
      <PixelIcon name="battle" className="icon-20" />
      <span>
        <strong>PokeSol Autobattler</strong>
        <span className="quiet">
          {SISTER_GAME_URL === undefined ? ' · opens soon' : ' · your cards fight by themselves'}
        </span>
      </span>
    </>
  );
  if (SISTER_GAME_URL === undefined) return <p className={SIGN}>{sign}</p>;
  return (
    <a
      href={SISTER_GAME_URL}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(SIGN, 'promo-sign-link')}
    >
      {sign}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

function Token() {
  const { data: config, isError } = useConfig();
  return (
    <div className={cx(SIGN, 'promo-contract')}>
      <PixelIcon name="coin" className="icon-20" />
      <strong className="promo-sign-name">{config?.token.name ?? 'Token'}</strong>
      {config ? (
        <CopyText what="contract address" text={config.mint} className="can-shrink" />
      ) : (
        <span className="quiet">
          {isError ? 'contract address cannot be loaded now' : 'contract address on its way…'}
        </span>
      )}
    </div>
  );
}

/** Set at build time; anything but an https address counts as «not open yet». */
const SISTER_GAME_URL = safeUrl(import.meta.env.VITE_AUTOBATTLER_URL);

export function safeUrl(text: unknown): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' ? url.href : undefined;
}
