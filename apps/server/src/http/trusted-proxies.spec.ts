import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { mountForwarded } from './forwarded.ts';
import { type TrustedProxies, trusts } from './trusted-proxies.ts';

/** Address, protocol and host of a request as seen by a server that trusts these proxies. */
async function seen(proxies: TrustedProxies, remoteAddress: string, headers: Record<string, string>) {
  const trusted = trusts(proxies);
  const app = fastify({ trustProxy: trusted });
  mountForwarded(app, trusted);
  app.get('/', async ({ ip, protocol, host }) => ({ ip, protocol, host }));
  try {
    const answer = await app.inject({ url: '/', remoteAddress, headers: { host: 'inner:4200', ...headers } });
    return { status: answer.statusCode, ...answer.json<{ ip?: string; protocol?: string; host?: string }>() };
  } finally {
    await app.close();
  }
}

describe('the address of the caller', () => {
  const PROXY = '10.0.0.1';
  const chain = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 10.0.0.2' };
  it.each<[TrustedProxies, string, string]>([
    [false, PROXY, PROXY],
    [1, PROXY, '10.0.0.2'],
    [2, PROXY, '2.2.2.2'],
    [3, PROXY, '1.1.1.1'],
    [9, PROXY, '1.1.1.1'],
    [['10.0.0.0/8'], PROXY, '2.2.2.2'],
    [['10.0.0.1'], PROXY, '10.0.0.2'],
    [['10.0.0.0/8'], '::ffff:10.0.0.1', '2.2.2.2'],
    [['uniquelocal'], PROXY, '2.2.2.2'],
    [['127.0.0.1', '::1'], PROXY, PROXY],
    [['fd00::/8'], 'fd00::7', '10.0.0.2'],
    [['loopback'], '::1', '10.0.0.2'],
  ])('with %j as trusted proxies and connection %s is %s', async (proxies, remoteAddress, ip) => {
    expect((await seen(proxies, remoteAddress, chain)).ip).toBe(ip);
  });
  it('is that of the connection when there are no forwarded headers', async () => {
    expect((await seen(1, PROXY, {})).ip).toBe(PROXY);
  });
  it('may contain a port', async () => {
    const headers = { 'x-forwarded-for': '1.1.1.1:9, 2.2.2.2:9, 10.0.0.2:9' };
    expect((await seen(['10.0.0.0/8'], PROXY, headers)).ip).toBe('2.2.2.2:9');
  });
});

describe('protocol and host', () => {
  const outer = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'music.example' };
  it.each<[Record<string, string>, string]>([
    [{}, 'http://inner:4200'],
    [outer, 'https://music.example'],
    [{ ...outer, 'x-forwarded-proto': 'HTTPS' }, 'https://music.example'],
    [{ ...outer, 'x-forwarded-port': '8443' }, 'https://music.example:8443'],
    [
      { ...outer, 'x-forwarded-host': 'music.example:9443', 'x-forwarded-port': '8443' },
      'https://music.example:9443',
    ],
    [
      { ...outer, 'x-forwarded-host': '[2001:db8::1]', 'x-forwarded-port': '8443' },
      'https://[2001:db8::1]:8443',
    ],
    // A proxy that terminates https for another proxy names the port between the two.
    [{ ...outer, 'x-forwarded-port': '80' }, 'https://music.example'],
    [{ ...outer, 'x-forwarded-port': '443' }, 'https://music.example'],
    [{ ...outer, 'x-forwarded-port': 'x' }, 'https://music.example'],
    [{ host: 'music.example', 'x-forwarded-port': '8080' }, 'http://music.example:8080'],
    [{ ...outer, 'x-forwarded-host': '"><script>' }, 'https://inner:4200'],
    [
      { 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'evil.example, music.example' },
      'https://music.example',
    ],
  ])('for headers %j are %s', async (headers, address) => {
    const { protocol, host } = await seen(1, '10.0.0.1', headers);
    expect(`${protocol}://${host}`).toBe(address);
  });
  it('come from the outermost of two trusted proxies', async () => {
    const headers = {
      'x-forwarded-for': '1.1.1.1, 10.0.0.2',
      'x-forwarded-proto': 'https, http',
      'x-forwarded-host': 'music.example, inner.example',
    };
    for (const proxies of [2, ['10.0.0.0/8']])
      expect(await seen(proxies, '10.0.0.1', headers)).toMatchObject({
        protocol: 'https',
        host: 'music.example',
      });
    expect(await seen(1, '10.0.0.1', headers)).toMatchObject({ protocol: 'http', host: 'inner.example' });
  });
  it('ignore forwarded headers of untrusted senders', async () => {
    const headers = { ...outer, 'x-forwarded-port': '8443' };
    for (const proxies of [false, ['10.0.0.1']] as const)
      expect(await seen(proxies, '10.0.0.9', headers)).toMatchObject({
        protocol: 'http',
        host: 'inner:4200',
      });
    expect(await seen(['10.0.0.1'], '10.0.0.9', { 'x-forwarded-proto': 'gopher' })).toMatchObject({
      status: 200,
    });
  });
});
