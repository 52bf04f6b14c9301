import { chromium as playwright } from 'playwright';
import { CHROMIUM_ARGS } from '../../lib/chromium.mjs';
import { median, slowCpu } from '../browser.mjs';
import { openList, scrollThrough } from '../list-page.mjs';

const RUNS = 3;
const QUICK_PX = 120;
const ALBUMS = {
  path: '/library/albums',
  list: 'main',
  row: 'a[href^="/album/"]',
  data: '/api/x/library/albums',
};

/**
 * The page of all albums of a library: time from its data to its first album, and the longest frame while it is
 * scrolled at 4× CPU slowdown.
 * @param {string} chromium path of the browser
 * @param {import('../../lib/product-server.mjs').ProductServer} server whose library is heard without an account
 */
export async function measureAlbumsPage(chromium, server) {
  const browser = await playwright.launch({ executablePath: chromium, args: CHROMIUM_ARGS });
  try {
    const first = [];
    const scrolls = [];
    for (let run = 0; run < RUNS; run += 1) {
      const opened = await openList(browser, server, ALBUMS);
      first.push(opened.first);
      await opened.context.close();
      const slow = await openList(browser, server, ALBUMS, slowCpu);
      scrolls.push(await scrollThrough(slow.page, ALBUMS, QUICK_PX));
      await slow.context.close();
    }
    return {
      albumsAfterDataMs: median(first.map(({ afterDataMs }) => afterDataMs)),
      albumsFirstMs: median(first.map(({ firstRowMs }) => firstRowMs)),
      albumsLongestFrameMs: median(scrolls.map(({ longestFrameMs }) => longestFrameMs)),
      albumsNodes: Math.max(...scrolls.map(({ listNodes }) => listNodes)),
    };
  } finally {
    await browser.close();
  }
}
