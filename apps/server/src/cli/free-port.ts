import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';

const TRIES = 50;
const LAST_PORT = 65_535;

/**
 * The first free port from `wanted` on that is free on all addresses of the host name: `localhost` has two of
 * them, and another program listening on one of the two would answer our users.
 *
 * @throws when the host cannot be listened on, or no port is free
 */
export async function freePort(host: string, wanted: number): Promise<number> {
  if (wanted === 0) return 0;
  const addresses = (await lookup(host, { all: true })).map(({ address }) => address);
  for (let port = wanted; port < wanted + TRIES && port <= LAST_PORT; port += 1) {
    const free = await Promise.all(addresses.map((address) => isFree(address, port)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`no free port from ${wanted} to ${wanted + TRIES - 1} on ${host}`);
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      // A machine without IPv6 may still have ::1 in its hosts file.
      else if (error.code === 'EADDRNOTAVAIL' && host === '::1') resolve(true);
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
