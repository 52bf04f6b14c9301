import { createServer } from 'node:net';

/** Finds a TCP port of 127.0.0.1 that is free at the moment. @returns {Promise<number>} */
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

/** Attempts: another process may take the port between the search and the start. */
const TRIES = 3;

/**
 * Starts something on a free port; retries on another port if it fails, and rejects with the last failure.
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
