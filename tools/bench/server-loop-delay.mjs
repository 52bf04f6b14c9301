import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { at } from '../lib/root.mjs';
import { round } from './browser.mjs';

const LOOK_MS = 10;

/** Environment of a server whose event loop delay is measured. */
export const loopDelayEnv = {
  NODE_OPTIONS: `--import ${pathToFileURL(at('tools', 'bench', 'loop-delay.mjs')).href}`,
};

/**
 * Event loop delay of the server's main process since the last call or its start.
 * @param {import('../lib/product-server.mjs').ProductServer} server started with `loopDelayEnv`
 * @returns {Promise<{ p99Ms: number, maxMs: number }>}
 */
export async function readLoopDelay(server) {
  const before = server.log.length;
  process.kill(server.pid ?? 0, 'SIGUSR2');
  for (;;) {
    const found = /event loop: (.+)/.exec(server.log.slice(before))?.[1];
    if (found !== undefined) {
      const { p99Ms, maxMs } = JSON.parse(found);
      return { p99Ms: round(p99Ms), maxMs: round(maxMs) };
    }
    await pause(LOOK_MS);
  }
}
