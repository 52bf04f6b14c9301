import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ProductServer } from '../../lib/product-server.mjs';
import { freshPage, median, round, slowCpu, slowNetwork, withProduct } from '../browser.mjs';

/** Time of an answer of a service that is far away, ms. */
const FAR_MS = 700;
const RUNS = 3;
const AFTER_LOAD_MS = 3000;
/** Threshold in ms beyond which a task blocks. */
const LONG_TASK_MS = 50;

/**
 * First paints of the home page at 4× CPU slowdown and 1.6 Mbit/s with 150 ms: median of three visits.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureSlowLoad = (bench) =>
  withProduct(bench, {}, async ({ browser, server }) => summary(await repeat(() => visit(browser, server))));

/**
 * The same in front of another service (`--api`) that is far away, for the first visitor after the server's start: no
 * answer of the service is cached. Its pictures come from its own address.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export async function measureForeignLoad(bench) {
  const service = await ProductServer.start({});
  const far = await delayed(service.url, FAR_MS);
  const env = { QINGYIN_API: `${far.url}/api` };
  try {
    return summary(
      await repeat(() => withProduct(bench, { env }, ({ browser, server }) => visit(browser, server))),
    );
  } finally {
    far.close();
    await service.dispose();
  }
}

/** @param {() => Promise<Visit>} visitOnce */
async function repeat(visitOnce) {
  const visits = [];
  for (let i = 0; i < RUNS; i += 1) visits.push(await visitOnce());
  return visits;
}

/**
 * Server that passes GET requests on to a service after a delay.
 * @param {string} service
 * @param {number} delayMs
 */
async function delayed(service, delayMs) {
  const { host } = new URL(service);
  const server = createServer(({ url = '/', headers }, response) => {
    void wait(delayMs).then(() =>
      request(service + url, { headers: { ...headers, host } }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }).end(),
    );
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** @typedef {Awaited<ReturnType<typeof visit>>} Visit */

/** @param {readonly Visit[]} seen */
function summary(seen) {
  /** @param {(one: Visit) => number} read */
  const middle = (read) => round(median(seen.map(read)));
  return {
    fcpMs: middle(({ fcp }) => fcp),
    lcpMs: middle(({ lcp }) => lcp),
    lcpElement: seen.map(({ lcpElement }) => lcpElement),
    tbtMs: middle(({ tbt }) => tbt),
    cls: round(Math.max(...seen.map(({ cls }) => cls)), 4),
    shifted: seen.flatMap(({ shifted }) => shifted).slice(0, 10),
    loadMs: middle(({ load }) => load),
    visits: seen.map(({ fcp, lcp, tbt }) => ({ fcp: round(fcp), lcp: round(lcp), tbt: round(tbt) })),
  };
}

/** @param {import('playwright').Browser} browser @param {ProductServer} server */
async function visit(browser, server) {
  const { context, page, cdp } = await freshPage(browser, server);
  await slowCpu(cdp);
  await slowNetwork(cdp);
  await page.addInitScript(observe);
  await page.goto('/personal-recommendation', { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_LOAD_MS);
  const seen = await page.evaluate(() => Reflect.get(window, 'benchSeen'));
  await context.close();
  /** @type {{ fcp: number, lcp: number, lcpElement: string, cls: number, load: number, tasks: { start: number, duration: number }[], shifted: string[] }} */
  const { fcp, lcp, lcpElement, cls, load, tasks, shifted } = seen;
  const tbt = tasks
    .filter(({ start }) => start >= fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
  return { fcp, lcp, lcpElement, cls, load, tbt, shifted };
}

/** Runs in the page before any other script. */
function observe() {
  const seen = {
    fcp: 0,
    lcp: 0,
    lcpElement: '',
    cls: 0,
    load: 0,
    tasks: /** @type {object[]} */ ([]),
    shifted: /** @type {string[]} */ ([]),
  };
  Object.assign(window, { benchSeen: seen });
  /** @param {Element | null | undefined} node */
  const nameOf = (node) =>
    node ? `${node.tagName}.${String(node.className)} ${(node.textContent ?? '').slice(0, 30)}` : 'gone';
  /** @param {string} type @param {(entry: any) => void} take */
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.lcpElement = `${nameOf(entry.element)} ${entry.url}`.trim();
  });
  watch('longtask', (entry) => seen.tasks.push({ start: entry.startTime, duration: entry.duration }));
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    seen.cls += entry.value;
    for (const { node } of entry.sources) seen.shifted.push(`${entry.value.toFixed(4)} ${nameOf(node)}`);
  });
  addEventListener('load', () => (seen.load = performance.now()));
}
