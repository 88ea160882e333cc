/** Which pictures a card, a set or a pack may bring along: those of other servers only where the operator lets them. */

/** The server says so in the page itself, and its content policy forbids the rest: what is not shown is not asked for. */
const areAllowed = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="foreign-pictures"]')?.content === 'on';

function isOwn(url: string): boolean {
  if (!URL.canParse(url, document.baseURI)) return false;
  const { protocol, origin } = new URL(url, document.baseURI);
  return protocol === 'data:' || protocol === 'blob:' || origin === location.origin;
}

/** The address, where its picture may be shown. */
export const shownPicture = (url: string | undefined): string | undefined =>
  url === undefined || url === '' || areAllowed() || isOwn(url) ? url : undefined;
