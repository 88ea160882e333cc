/** Where a bus is, and as whom to enter: `BUS_URL`, one address or several of one bus. */

export type BusAddress = {
  /** `host:port`, to be tried in turn. */
  readonly servers: readonly string[];
  readonly isEncrypted: boolean;
  readonly user?: string;
  readonly pass?: string;
  readonly token?: string;
};

const USUAL_PORT = '4222';

/** `nats://user:password@host:4222`, `nats://token@host`, or `tls://…`; several are separated by commas. Or what is wrong. */
export function busAddress(text: string): BusAddress | { problem: string } {
  const urls = text.split(',').map((each) => each.trim());
  if (!urls.every((each) => /^(nats|tls):\/\/[^/]/.test(each) && URL.canParse(each)))
    return { problem: 'must begin with nats:// or tls://, each of several' };
  const all = urls.map((each) => new URL(each));
  const [first] = all;
  if (first === undefined) return { problem: 'names no server' };
  if (all.some(({ protocol }) => protocol !== first.protocol))
    return { problem: 'must not mix nats:// and tls://' };
  const named = all.find(({ username }) => username !== '');
  return {
    servers: all.map(({ hostname, port }) => `${hostname}:${port === '' ? USUAL_PORT : port}`),
    isEncrypted: first.protocol === 'tls:',
    ...(named === undefined
      ? {}
      : named.password === ''
        ? { token: decodeURIComponent(named.username) }
        : { user: decodeURIComponent(named.username), pass: decodeURIComponent(named.password) }),
  };
}
