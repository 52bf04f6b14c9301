import { BlockList, isIP, isIPv4 } from 'node:net';
import { bareAddress } from './address.ts';

/**
 * Trusted proxies: none, the nearest n, or those with these addresses and networks (`10.0.0.1`, `10.0.0.0/8`, and
 * the names below).
 */
export type TrustedProxies = false | number | readonly string[];

/**
 * Whether an address is a trusted proxy, whose forwarded headers count.
 *
 * @param hop 0 for the address of the connection, 1 for the last entry of `X-Forwarded-For`, and so on to the left
 */
export type Trusts = (address: string, hop: number) => boolean;

const names: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** Whether a text is an address, a network or a name that can be trusted; a network of all addresses is not. */
export function isTrustable(text: string): boolean {
  if (Object.hasOwn(names, text)) return true;
  const [address = '', length, ...rest] = text.split('/');
  if (isIP(address) === 0 || address.includes('%') || rest.length > 0) return false;
  if (length === undefined) return true;
  const most = isIPv4(address) ? 32 : 128;
  return /^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= most;
}

/**
 * Creates the function for Fastify's `trustProxy`. Fastify's own number trusts no proxy (a hop count says nothing
 * about the nearest hop's identity), and the package beneath counts the connection itself as hop 0: one proxy is
 * `hop < 1`, which trusts the last entry of `X-Forwarded-For` and none before.
 *
 * @throws TypeError for an invalid address, see `isValidProxyEntry`
 */
export function trusts(proxies: TrustedProxies): Trusts | false {
  if (proxies === false) return false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const entry of proxies.flatMap((text) => names[text] ?? [text])) {
    const [address = '', length] = entry.split('/');
    if (length === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(length), family(address));
  }
  return (text) => {
    const address = bareAddress(text);
    return isIP(address) !== 0 && list.check(address, family(address));
  };
}
