import { freshPage, median, round, slowCpu, slowNetwork, withProduct } from '../browser.mjs';

const RUNS = 3;
/** Time without requests after which the home page has loaded everything, ms; longer than its timers. */
const QUIET_MS = 7000;

/** A link that preloads no other page. */
const OTHER_LINK = 'nav a[href="/personal-recommendation"]';

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
 * which the pointer has not been, to the frame with the new page's content. The home page has loaded everything. With
 * `Ms` the pointer has been over another link, with `UntouchedMs` the click is the first sign of activity. Medians of three
 * visits with an empty cache.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureColdNavigation = (bench) =>
  withProduct(bench, {}, async ({ browser, server }) => {
    const playlists = await visits(browser, server, PAGES.playlists);
    const playlist = await visits(browser, server, PAGES.playlist);
    return {
      playlistsMs: median(playlists.pointed),
      playlistMs: median(playlist.pointed),
      playlistsUntouchedMs: median(playlists.untouched),
      playlistUntouchedMs: median(playlist.untouched),
      playlists,
      playlist,
    };
  });

/**
 * @param {import('playwright').Browser} browser
 * @param {import('../../lib/product-server.mjs').ProductServer} server
 * @param {{ link: string, content: string }} target
 */
async function visits(browser, server, target) {
  // The server renders pictures and caches answers with the first visit.
  await visit(browser, server, target, true);
  /** @type {{ pointed: number[], untouched: number[] }} */
  const times = { pointed: [], untouched: [] };
  for (let i = 0; i < RUNS; i += 1) {
    times.pointed.push(await visit(browser, server, target, true));
    times.untouched.push(await visit(browser, server, target, false));
  }
  return times;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {import('../../lib/product-server.mjs').ProductServer} server
 * @param {{ link: string, content: string }} target
 * @param {boolean} pointed the pointer is over another link before
 */
async function visit(browser, server, target, pointed) {
  const { context, page, cdp } = await freshPage(browser, server);
  await slowCpu(cdp);
  await slowNetwork(cdp);
  let last = performance.now();
  page.on('request', () => (last = performance.now()));
  page.on('requestfinished', () => (last = performance.now()));
  await page.goto('/personal-recommendation');
  await page.locator(target.link).first().waitFor();
  if (pointed) await page.locator(OTHER_LINK).first().hover();
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(100);
  const time = await page.evaluate(clickAndPaint, target);
  await context.close();
  return round(time);
}

/**
 * Runs in the page: clicks the link and returns when the frame with the content is presented.
 * @param {{ link: string, content: string }} target
 */
async function clickAndPaint({ link, content }) {
  const clicked = document.querySelector(link);
  const before = document.querySelector('main h1');
  if (!(clicked instanceof HTMLElement) || before === null) throw new Error(`no link ${link}`);
  const shown = new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (before.isConnected || document.querySelector(content) === null) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  const start = performance.now();
  clicked.click();
  return (await shown) - start;
}
