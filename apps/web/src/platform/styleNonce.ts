/** Lets dialogs write their scroll lock under a strict content policy: they look for the nonce where bundlers used to put it. */
export function adoptStyleNonce(page: Pick<Document, 'querySelector'>, scope: object) {
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  if (nonce) Reflect.set(scope, '__webpack_nonce__', nonce);
}
