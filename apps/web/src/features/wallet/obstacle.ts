/** What of the browser's settings lets no wallet connect, in the player's words. */
type Obstacle = { readonly title: string; readonly text: string };

type Browser = {
  readonly isSecureContext: boolean;
  readonly navigator: Pick<Navigator, 'cookieEnabled'>;
  readonly document: Pick<Document, 'cookie'>;
};

const PROBE = 'pokesol-probe';

/** Chromium says that cookies are enabled where the player has blocked those of every site. */
function keepsCookies({ navigator, document }: Browser): boolean {
  if (!navigator.cookieEnabled) return false;
  document.cookie = `${PROBE}=1; Path=/; SameSite=Strict`;
  const isKept = document.cookie.includes(`${PROBE}=1`);
  document.cookie = `${PROBE}=; Path=/; SameSite=Strict; Max-Age=0`;
  return isKept;
}

export function obstacle(browser: Browser): Obstacle | undefined {
  // Browsers give no page of such an address the means to sign.
  if (!browser.isSecureContext)
    return {
      title: 'No Secure Connection',
      text: 'Wallets sign only where the address begins with https. Open PokeSol there, and connect again.',
    };
  // The server knows a wallet by its cookie alone: without one the next call would end the session again.
  if (!keepsCookies(browser))
    return {
      title: 'Cookies Are Blocked',
      text: 'PokeSol keeps you signed in with one cookie. Allow cookies for this site, reload, and connect again.',
    };
  return undefined;
}
