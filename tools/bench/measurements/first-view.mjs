import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { at } from '../../lib/root.mjs';
import { round, withProduct } from '../browser.mjs';

/** End of the first view, in ms after the load event. */
const AFTER_LOAD_MS = 2000;

/** Bytes transferred by a guest's first visit of the home page. @param {import('../browser.mjs').BenchContext} bench */
export const measureFirstView = (bench) =>
  withProduct(bench, {}, async ({ page, cdp }) => {
    /** @type {Map<string, { url: string, type: string, bytes: number }>} */
    const requests = new Map();
    await cdp.send('Network.enable');
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (request.url.startsWith('http'))
        requests.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0 });
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request !== undefined) request.bytes = encodedDataLength;
    });
    await page.goto('/personal-recommendation', { waitUntil: 'load' });
    await page.waitForTimeout(AFTER_LOAD_MS);

    const all = [...requests.values()];
    /** @param {string} type */
    const of = (type) => all.filter((request) => request.type === type);
    const scripts = of('Script').map(({ url }) => new URL(url).pathname);
    const styles = of('Stylesheet').map(({ url }) => new URL(url).pathname);
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
          kb(total(of(type).map(({ bytes }) => bytes))),
        ]),
      ),
      scripts: scripts.length,
      jsBrotliKb: kb(total(scripts.map((path) => fileSize(path, 'br')))),
      jsGzipKb: kb(total(scripts.map((path) => fileSize(path, 'gz')))),
      cssBrotliKb: kb(total(styles.map((path) => fileSize(path, 'br'))) + inlineBrotli),
      cssGzipKb: kb(total(styles.map((path) => fileSize(path, 'gz'))) + inlineGzip),
      fonts: of('Font').length,
      requests: all.length,
      repeatedApiCalls: repeated(all.map(({ url }) => url)).length,
      repeated: repeated(all.map(({ url }) => url)),
      scriptFiles: scripts.map((path) => `${path} ${kb(fileSize(path, 'br'))}`),
    };
  });

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
