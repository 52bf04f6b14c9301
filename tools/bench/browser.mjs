import { chromium as playwright } from 'playwright';
import { CHROMIUM_ARGS } from '../lib/chromium.mjs';
import { ProductServer } from '../lib/product-server.mjs';

/**
 * @typedef {{ chromium: string, say: (line: string) => void, only: readonly string[], files: number }} BenchContext `files`: size of the music library
 * @typedef {object} Stage
 * @property {ProductServer} server
 * @property {import('playwright').Browser} browser
 * @property {import('playwright').BrowserContext} context
 * @property {import('playwright').Page} page
 * @property {import('playwright').CDPSession} cdp
 */

const ARGS = [...CHROMIUM_ARGS, '--autoplay-policy=no-user-gesture-required'];
const CPU_SLOWDOWN = 4;
const SLOW_NET = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false };

/**
 * Runs `work` with a fresh server, a fresh browser and a page with an empty cache, and cleans up afterwards.
 * @template T
 * @param {BenchContext} bench
 * @param {{ env?: Record<string, string>, ownCache?: boolean }} options for the server
 * @param {(stage: Stage) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProduct({ chromium }, { env, ownCache }, work) {
  const server = await ProductServer.start({ env, ownCache });
  const browser = await playwright.launch({ executablePath: chromium, args: ARGS });
  try {
    return await work({ server, browser, ...(await freshPage(browser, server)) });
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/**
 * Page of a first-time visitor.
 * @param {import('playwright').Browser} browser
 * @param {ProductServer} server
 */
export async function freshPage(browser, server) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { context, page, cdp };
}

/** Throttles the CPU to that of a slow phone. @param {import('playwright').CDPSession} cdp */
export const slowCpu = (cdp) => cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

/** Throttles the network to that of a slow phone: 1.6 Mbit/s, 150 ms. @param {import('playwright').CDPSession} cdp */
export async function slowNetwork(cdp) {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_NET);
}

/** Median of values. @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** @param {number} value */
export const round = (value, digits = 0) => Number(value.toFixed(digits));
