/** Where wallets for Solana are had: installed on a desk, and on a phone opened with this page inside them. */

export type WalletLinks = {
  name: string;
  /** The wallet's own page, with its versions for each browser and phone. */
  install: string;
  /** A universal link: with the app installed, its browser opens the page; without it, the wallet's site does. */
  open: string;
};

/** Wallets of which each documents such a link, in the order of the sentence that names them. */
const WALLETS = [
  { name: 'Phantom', install: 'https://phantom.com/download', browse: 'https://phantom.app/ul/browse/' },
  {
    name: 'Solflare',
    install: 'https://solflare.com/download',
    browse: 'https://solflare.com/ul/v1/browse/',
  },
  {
    name: 'Backpack',
    install: 'https://backpack.app/download',
    browse: 'https://backpack.app/ul/v1/browse/',
  },
];

export function walletLinks(page: URL): readonly WalletLinks[] {
  const [url, ref] = [encodeURIComponent(page.href), encodeURIComponent(page.origin)];
  return WALLETS.map(({ name, install, browse }) => ({ name, install, open: `${browse}${url}?ref=${ref}` }));
}
