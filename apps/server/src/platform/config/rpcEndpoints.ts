/** The chain's endpoints as the environment names them: one or several, each with the calls a second that its provider sells. */
import { z } from 'zod';

export type EndpointConfig = {
  /** What it is called wherever others may read: its address may hold a provider's key. */
  name: string;
  /** Without a user: browsers' and Node's fetch refuse an address that names one. */
  url: string;
  /** What proves to it who asks; a secret. */
  authorization?: string;
  /** Absent: as many as are needed, until it refuses some. */
  perSecond?: number;
};

const MOST = 8;

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Comma-separated addresses. */
export const rpcUrls = z
  .string()
  .transform(listed)
  .pipe(
    z
      .array(z.url({ protocol: /^https?$/, error: 'must be http(s) addresses, separated by commas' }))
      .min(1)
      .max(MOST)
      .refine((urls) => new Set(urls).size === urls.length, 'names an endpoint twice'),
  );

/** Comma-separated numbers: one for each address, or one for all. */
export const callsPerSecond = z
  .string()
  .transform(listed)
  .pipe(z.array(z.coerce.number<string>().min(0.1).max(100_000)).min(1).max(MOST));

/** By their place in the list: `rpc1`, `rpc2`. Undefined when there are several limits, but not one for each. */
export function endpointsOf(
  urls: readonly string[],
  perSecond: readonly number[] | undefined,
): EndpointConfig[] | undefined {
  if (perSecond !== undefined && perSecond.length > 1 && perSecond.length !== urls.length) return undefined;
  return urls.map((url, i) => {
    const limit = perSecond?.[i] ?? perSecond?.[0];
    return { name: `rpc${i + 1}`, ...withoutUser(url), ...(limit === undefined ? {} : { perSecond: limit }) };
  });
}

/** `https://user:password@rpc.example`, as some providers hand it out: both go into a header. */
function withoutUser(address: string): Pick<EndpointConfig, 'url' | 'authorization'> {
  const url = new URL(address);
  if (url.username === '' && url.password === '') return { url: address };
  const named = [url.username, url.password].map(decoded).join(':');
  [url.username, url.password] = ['', ''];
  return { url: url.href, authorization: `Basic ${Buffer.from(named).toString('base64')}` };
}

/** What is no percent encoding stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
