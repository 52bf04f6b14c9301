import { median, round, slowCpu, withProduct } from '../browser.mjs';

const RUNS = 5;

/**
 * Client-side navigation from the home page to a playlist with preloaded code and data, at 4× CPU slowdown: from
 * the click to the frames that show the new page's header and its songs.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureNavigation = (bench) =>
  withProduct(bench, {}, async ({ page, cdp }) => {
    await page.goto('/personal-recommendation');
    const link = page.locator('main a[href^="/playList/"]').first();
    await link.waitFor();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.locator('main [role="grid"] [role="row"][aria-label]').first().waitFor();
    await slowCpu(cdp);
    /** @type {{ head: number, songs: number }[]} */
    const paints = [];
    for (let i = 0; i < RUNS; i += 1) {
      await page.goBack();
      await link.waitFor();
      await page.waitForLoadState('networkidle');
      paints.push(await page.evaluate(clickAndPaint, address));
    }
    const heads = paints.map(({ head }) => round(head));
    const songs = paints.map(({ songs }) => round(songs));
    return { warmPaintMs: median(heads), warmSongsMs: median(songs), heads, songs };
  });

/**
 * Runs in the page: clicks the link and returns when the frames with header and songs are presented.
 * @param {string} address
 */
async function clickAndPaint(address) {
  const link = document.querySelector(`main a[href="${address}"]`);
  const before = document.querySelector('main h1');
  if (!(link instanceof HTMLElement) || before === null) throw new Error(`no link to ${address}`);
  const presented = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
  /** @param {() => boolean} there */
  const painted = (there) =>
    new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        if (!there()) return;
        watcher.disconnect();
        resolve(presented());
      });
      watcher.observe(document, { childList: true, subtree: true });
    });
  const head = painted(() => !before.isConnected && document.querySelector('main h1') !== null);
  const songs = painted(() => document.querySelector('main [role="grid"] [role="row"][aria-label]') !== null);
  const start = performance.now();
  link.click();
  return { head: (await head) - start, songs: (await songs) - start };
}
