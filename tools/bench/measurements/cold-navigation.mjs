import { freshPage, median, round, slowCpu, slowNetwork, withProduct } from '../browser.mjs';

const RUNS = 3;
/** Time without requests after which the home page has loaded everything, ms; longer than its timers. */
const QUIET_MS = 7000;

/** Pages behind links of the home page, and what shows their content. */
const PAGES = {
  playlists: { link: 'main a[href="/find-music/song-list"]', content: 'main a[href^="/playList/"]' },
  playlist: {
    link: 'main a[href^="/playList/"]',
    content: 'main [role="grid"] [role="row"][aria-label]',
  },
};

/**
 * First change of the page at 4× CPU slowdown and 1.6 Mbit/s with 150 ms: from a click on a link of the home page, over
 * which the pointer has not been, to the frames with the new page's heading and its content. The home page has loaded
 * everything, and the pointer has moved. Medians of three visits with an empty cache.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureColdNavigation = (bench) =>
  withProduct(bench, {}, async ({ browser, server }) => {
    const playlists = await visits(browser, server, PAGES.playlists);
    const playlist = await visits(browser, server, PAGES.playlist);
    /** @param {readonly { content: number }[]} all */
    const contentMs = (all) => median(all.map(({ content }) => content));
    return { playlistsMs: contentMs(playlists), playlistMs: contentMs(playlist), playlists, playlist };
  });

/**
 * @param {import('playwright').Browser} browser
 * @param {import('../../lib/product-server.mjs').ProductServer} server
 * @param {{ link: string, content: string }} target
 */
async function visits(browser, server, target) {
  // The server renders pictures and caches answers with the first visit.
  await visit(browser, server, target);
  const all = [];
  for (let i = 0; i < RUNS; i += 1) all.push(await visit(browser, server, target));
  return all;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {import('../../lib/product-server.mjs').ProductServer} server
 * @param {{ link: string, content: string }} target
 */
async function visit(browser, server, target) {
  const { context, page, cdp } = await freshPage(browser, server);
  await slowCpu(cdp);
  await slowNetwork(cdp);
  let last = performance.now();
  page.on('request', () => (last = performance.now()));
  page.on('requestfinished', () => (last = performance.now()));
  await page.goto('/personal-recommendation');
  await page.locator(target.link).first().waitFor();
  await page.mouse.move(700, 5);
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(100);
  const { heading, content } = await page.evaluate(clickAndPaint, target);
  await context.close();
  return { heading: round(heading), content: round(content) };
}

/**
 * Runs in the page: clicks the link and returns when the frames with the new heading and the content are presented.
 * @param {{ link: string, content: string }} target
 */
async function clickAndPaint({ link, content }) {
  const clicked = document.querySelector(link);
  const before = document.querySelector('main h1');
  if (!(clicked instanceof HTMLElement) || before === null) throw new Error(`no link ${link}`);
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
  const isNew = () => !before.isConnected && document.querySelector('main h1') !== null;
  const heading = painted(isNew);
  const shown = painted(() => isNew() && document.querySelector(content) !== null);
  const start = performance.now();
  clicked.click();
  return { heading: (await heading) - start, content: (await shown) - start };
}
