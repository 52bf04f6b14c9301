import { createServer } from 'node:net';

/**
 * A TCP port of 127.0.0.1 that was free a moment ago.
 * @returns {Promise<number>}
 */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** How often a port is looked for: another process may take it between the look and the start. */
const TRIES = 3;

/**
 * Starts something on a free port, on another one when that failed, and rejects with the last failure.
 * @template T
 * @param {(port: number) => Promise<T>} start
 * @returns {Promise<T>}
 */
export async function onFreePort(start) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (tried === TRIES) throw error;
    }
  }
}
