import { isTrustable, type TrustedProxies } from '../http/trusted-proxies.ts';
import { UsageError } from './usage-error.ts';

/** Maximum hop count. A larger number is a typing error and would trust entries that callers invent. */
const MOST_HOPS = 16;
const ONE_HOP = ['true', 'yes', 'on'];
const NONE = ['', '0', 'false', 'no', 'off'];

/**
 * Joins `--trust-proxy` and its value to one argument. It may also be used as a switch: without a value it means
 * one hop, and `--no-trust-proxy` none.
 */
export function withProxyValue(args: readonly string[]): string[] {
  return args.flatMap((arg, at) => {
    if (arg === '--no-trust-proxy') return ['--trust-proxy=no'];
    if (args[at - 1] === '--trust-proxy' && !arg.startsWith('-')) return [];
    if (arg !== '--trust-proxy') return [arg];
    const next = args[at + 1] ?? '-';
    return [`--trust-proxy=${next.startsWith('-') ? 'yes' : next}`];
  });
}

/** Parses `--trust-proxy` or QINGYIN_TRUST_PROXY. @throws UsageError */
export function trustedProxies(value: string | undefined): TrustedProxies {
  const text = (value ?? '').trim().toLowerCase();
  if (NONE.includes(text)) return false;
  if (ONE_HOP.includes(text)) return 1;
  const hops = Number(text);
  if (Number.isInteger(hops) && hops >= 1 && hops <= MOST_HOPS) return hops;
  const list = text.split(',').map((entry) => entry.trim());
  const wrong = list.find((entry) => !isTrustable(entry));
  if (wrong === undefined) return list;
  throw new UsageError(
    `--trust-proxy is how many proxies stand in front (1 to ${MOST_HOPS}), or their addresses and networks with commas, e.g. 10.0.0.0/8,127.0.0.1 (also loopback, linklocal, uniquelocal); "${wrong}" is neither`,
  );
}
