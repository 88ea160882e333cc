/** Two small signs above every screen: the sister game, and the token with its address. On phones the store alone has them. */
import { useLocation } from 'wouter';
import { useConfig } from '../platform/config.ts';
import { CopyText } from '../ui/CopyText.tsx';
import { cx } from '../ui/cx.ts';
import { PixelIcon } from '../ui/PixelIcon.tsx';

const SIGN = 'flex min-h-11 min-w-0 items-center gap-3 text-sm';

export function PromoBanners() {
  const [path] = useLocation();
  return (
    <aside
      aria-label="Promotions"
      className={cx('border-b-4 border-dusk bg-night', path !== '/' && 'hidden md:block')}
    >
      <div className="mx-auto flex max-w-7xl flex-col px-4 md:flex-row md:justify-between md:gap-8 md:px-6">
        <SisterGame />
        <Token />
      </div>
    </aside>
  );
}

function SisterGame() {
  const sign = (
    <>
      <PixelIcon name="battle" className="size-5 shrink-0 text-ember" />
      <span>
        <strong>PokeSol Autobattler</strong>
        <span className="text-mist">
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
      className={cx(SIGN, 'hover:text-sun')}
    >
      {sign}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

function Token() {
  const { data: config, isError } = useConfig();
  return (
    <div className={cx(SIGN, 'md:max-w-sm lg:w-128 lg:max-w-none')}>
      <PixelIcon name="coin" className="size-5 shrink-0 text-ember" />
      <strong className="shrink-0">{config?.token.name ?? 'Token'}</strong>
      {config ? (
        <CopyText what="contract address" text={config.mint} className="min-w-0" />
      ) : (
        <span className="text-mist">
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
