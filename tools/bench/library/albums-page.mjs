import { chromium as playwright } from 'playwright';
import { CHROMIUM_ARGS } from '../../lib/chromium.mjs';
import { median, slowCpu } from '../browser.mjs';
import { openList, scrollThrough } from '../list-page.mjs';

const RUNS = 5;
const QUICK_PX = 120;
const ALBUMS = {
  path: '/library/albums',
  list: 'main',
  row: 'a[href^="/album/"]',
  data: '/api/x/library/albums',
};

const SONGS = {
  path: '/library/songs',
  list: 'main',
  row: '[role="row"]',
  data: '/api/x/library/songs',
};

/**
 * The page of all albums of a library: time from its data to its first album, and frames over 50 ms while it is
 * scrolled at 4× CPU slowdown. The list of songs is scrolled in turn with it, for comparison on the same machine at
 * the same time.
 * @param {string} chromium path of the browser
 * @param {import('../../lib/product-server.mjs').ProductServer} server whose library is heard without an account
 */
export async function measureAlbumsPage(chromium, server) {
  const browser = await playwright.launch({ executablePath: chromium, args: CHROMIUM_ARGS });
  try {
    const first = [];
    const scrolls = [];
    const songScrolls = [];
    for (let run = 0; run < RUNS; run += 1) {
      const opened = await openList(browser, server, ALBUMS);
      first.push(opened.first);
      await opened.context.close();
      scrolls.push(await scrollSlowly(browser, server, ALBUMS));
      songScrolls.push(await scrollSlowly(browser, server, SONGS));
    }
    return {
      albumsAfterDataMs: median(first.map(({ afterDataMs }) => afterDataMs)),
      albumsFirstMs: median(first.map(({ firstRowMs }) => firstRowMs)),
      albumsLongestFrameMs: longestFrame(scrolls),
      songsLongestFrameMs: longestFrame(songScrolls),
      albumsLongFrames: median(scrolls.map(({ longFrames }) => longFrames)),
      songsLongFrames: median(songScrolls.map(({ longFrames }) => longFrames)),
      albumsNodes: Math.max(...scrolls.map(({ listNodes }) => listNodes)),
    };
  } finally {
    await browser.close();
  }
}

/**
 * Scrolls a list at 4× CPU slowdown.
 * @param {import('playwright').Browser} browser
 * @param {import('../../lib/product-server.mjs').ProductServer} server
 * @param {import('../list-page.mjs').ListPage} list
 */
async function scrollSlowly(browser, server, list) {
  const { page, context } = await openList(browser, server, list, slowCpu);
  const scrolled = await scrollThrough(page, list, QUICK_PX);
  await context.close();
  return scrolled;
}

/** Median of the longest frames. @param {{ longestFrameMs: number }[]} scrolls */
const longestFrame = (scrolls) => median(scrolls.map(({ longestFrameMs }) => longestFrameMs));
