/** What of the browser's settings lets no wallet connect, in the player's words. */
type Obstacle = { readonly title: string; readonly text: string };

type Browser = { readonly isSecureContext: boolean; readonly navigator: Pick<Navigator, 'cookieEnabled'> };

export function obstacle({ isSecureContext, navigator }: Browser): Obstacle | undefined {
  // Browsers give no page of such an address the means to sign.
  if (!isSecureContext)
    return {
      title: 'No Secure Connection',
      text: 'Wallets sign only where the address begins with https. Open PokeSol there, and connect again.',
    };
  // The server knows a wallet by its cookie alone: without one the next call would end the session again.
  if (!navigator.cookieEnabled)
    return {
      title: 'Cookies Are Blocked',
      text: 'PokeSol keeps you signed in with one cookie. Allow cookies for this site, reload, and connect again.',
    };
  return undefined;
}
