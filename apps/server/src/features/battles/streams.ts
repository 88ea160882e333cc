/** The open streams of this process: so many a wallet, and all of them ended when the server closes. */

/**
 * Tabs and devices of one person. One more, and the oldest stream is told that it was replaced. Without HTTP/2 a browser
 * opens six connections to a server: with a stream on each of them no tab would hear of anything else.
 */
export const STREAMS_PER_WALLET = 4;

export type OpenStream = { replace(): void; end(): void };

export type Streams = {
  /** Takes a stream in; the returned function takes it out again. */
  add(wallet: string, stream: OpenStream): () => void;
  endAll(): void;
};

export function openStreams(): Streams {
  const byWallet = new Map<string, Set<OpenStream>>();
  return {
    add(wallet, stream) {
      const own = byWallet.get(wallet) ?? new Set();
      byWallet.set(wallet, own.add(stream));
      const [oldest] = own;
      if (own.size > STREAMS_PER_WALLET) oldest?.replace();
      return () => {
        own.delete(stream);
        if (own.size === 0 && byWallet.get(wallet) === own) byWallet.delete(wallet);
      };
    },
    endAll() {
      for (const own of [...byWallet.values()]) for (const stream of [...own]) stream.end();
    },
  };
}
