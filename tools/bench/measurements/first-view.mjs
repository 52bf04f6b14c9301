import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { at } from '../../lib/root.mjs';
import { round, withProduct } from '../browser.mjs';

/**
 * Time without a new script after which nothing more loads by itself, ms. Longer than the timers of the app
 * (apps/web/src/wiring/start-session.ts).
 */
const QUIET_MS = 7000;
/** Longest wait for the first view, ms. */
const REST_LIMIT_MS = 30_000;

/** What has to arrive before a page can rest; pictures and API calls may still be under way. */
const CODE = new Set(['Script', 'Stylesheet']);

/**
 * @typedef {object} Request
 * @property {string} url
 * @property {string} type resource type of the DevTools protocol
 * @property {number} bytes transferred
 * @property {boolean} later sent after the first view had come to rest
 */

/**
 * Bytes of a guest's first visit of the home page: scripts and styles until nothing is loading (it has loaded, the app is rendered
 * and no script or style sheet is under way), and what it loads afterwards without interaction.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureFirstView = (bench) =>
  withProduct(bench, {}, async ({ page, cdp }) => {
    const seen = await watchRequests(page, cdp);
    await page.goto('/personal-recommendation', { waitUntil: 'load' });
    await seen.quiet();

    const all = seen.requests();
    /** @param {string} type @param {boolean} later */
    const pathsOf = (type, later) =>
      all
        .filter((request) => request.type === type && request.later === later)
        .map(({ url }) => new URL(url).pathname);
    const scripts = pathsOf('Script', false);
    const styles = pathsOf('Stylesheet', false);
    const laterScripts = pathsOf('Script', true);
    const inlineStyle = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text();
      return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '').join('');
    });
    const inlineBrotli = inlineStyle === '' ? 0 : brotliCompressSync(inlineStyle).length;
    const inlineGzip = inlineStyle === '' ? 0 : gzipSync(inlineStyle).length;
    return {
      transferredKb: Object.fromEntries(
        [...new Set(all.map(({ type }) => type))].map((type) => [
          type,
          kb(total(all.filter((request) => request.type === type).map(({ bytes }) => bytes))),
        ]),
      ),
      scripts: scripts.length,
      jsBrotliKb: kb(total(scripts.map((path) => fileSize(path, 'br')))),
      jsGzipKb: kb(total(scripts.map((path) => fileSize(path, 'gz')))),
      cssBrotliKb: kb(total(styles.map((path) => fileSize(path, 'br'))) + inlineBrotli),
      cssGzipKb: kb(total(styles.map((path) => fileSize(path, 'gz'))) + inlineGzip),
      laterScripts: laterScripts.length,
      laterJsBrotliKb: kb(total(laterScripts.map((path) => fileSize(path, 'br')))),
      fonts: all.filter(({ type }) => type === 'Font').length,
      requests: all.length,
      repeatedApiCalls: repeated(all.map(({ url }) => url)).length,
      repeated: repeated(all.map(({ url }) => url)),
      scriptFiles: scripts.map(withSize),
      laterScriptFiles: laterScripts.map(withSize),
    };
  });

/**
 * Records the page's requests. The renderer sends all these events in the order in which they happened, so no times
 * are compared.
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} cdp
 */
async function watchRequests(page, cdp) {
  /** @type {Map<string, Request>} */
  const requests = new Map();
  /** @type {Set<string>} */
  const underWay = new Set();
  let [loaded, rendered, isDone] = [false, false, false];
  let lastCode = performance.now();
  const check = () => {
    isDone ||= loaded && rendered && underWay.size === 0;
  };
  /** @param {string} requestId */
  const ends = (requestId) => {
    underWay.delete(requestId);
    check();
  };
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  await cdp.send('Runtime.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return;
    requests.set(requestId, { url: request.url, type, bytes: 0, later: isDone });
    if (!CODE.has(type)) return;
    underWay.add(requestId);
    lastCode = performance.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
    ends(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => ends(requestId));
  cdp.on('Page.loadEventFired', () => {
    loaded = true;
    check();
  });
  await cdp.send('Runtime.addBinding', { name: 'benchRendered' });
  cdp.on('Runtime.bindingCalled', () => {
    rendered = true;
    check();
  });
  await page.addInitScript(reportRendered);
  return {
    requests: () => [...requests.values()],
    /** Waits until the first view and what follows it have loaded. @throws Error if loading does not end */
    async quiet() {
      const start = performance.now();
      while (!isDone || performance.now() - lastCode < QUIET_MS) {
        if (!isDone && performance.now() - start > REST_LIMIT_MS)
          throw new Error('the first view did not come to rest');
        await page.waitForTimeout(100);
      }
    },
  };
}

/** Runs in the page before any other script: reports when the app has replaced the prebuilt frame. */
function reportRendered() {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('#root > [style*="contents"] > :not(style)')) return;
    watcher.disconnect();
    Reflect.get(window, 'benchRendered')('');
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/** @param {string} path */
const withSize = (path) => `${path} ${kb(fileSize(path, 'br'))}`;
/** @param {readonly number[]} values */
const total = (values) => values.reduce((a, b) => a + b, 0);
/** @param {number} bytes */
const kb = (bytes) => round(bytes / 1000, 1);

/** @param {string} path @param {'br' | 'gz'} encoding */
function fileSize(path, encoding) {
  const file = at('dist', 'apps', 'web', path);
  if (existsSync(`${file}.${encoding}`)) return statSync(`${file}.${encoding}`).size;
  return existsSync(file) ? readFileSync(file).length : 0;
}

/** API calls made more than once, ignoring their timestamps. @param {readonly string[]} urls */
function repeated(urls) {
  const seen = new Map();
  for (const text of urls) {
    const url = new URL(text);
    if (!url.pathname.startsWith('/api/')) continue;
    url.searchParams.delete('timestamp');
    const call = `${url.pathname}?${url.searchParams}`;
    seen.set(call, (seen.get(call) ?? 0) + 1);
  }
  return [...seen].filter(([, times]) => times > 1).map(([call, times]) => `${call} ×${times}`);
}
