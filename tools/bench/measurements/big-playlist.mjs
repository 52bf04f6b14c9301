import { median, slowCpu, withProduct } from '../browser.mjs';
import { openList, scrollThrough } from '../list-page.mjs';

const SONGS = 10_000;
const BIG_PLAYLIST = 999;
/**
 * Wheel delta in px for each frame: quick scrolling is one notch per frame; a flung free-spinning wheel is five
 * times as fast.
 */
const SPEEDS = { quick: 120, flung: 600 };
const RUNS = 3;
const LIST = {
  path: `/playList/${BIG_PLAYLIST}`,
  list: 'main [role="grid"]',
  row: '[role="row"][aria-label]',
  data: '/api/playlist/(detail|track/all)',
};

/**
 * Playlist of 10,000 songs: time from navigation to its first row at full speed and at 4× CPU slowdown, then scrolling at 4×, each
 * speed in several visits.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureBigPlaylist = (bench) =>
  withProduct(bench, { env: { QINGYIN_SEED_BIG: String(SONGS) } }, async ({ browser, server }) => {
    /** @type {Awaited<ReturnType<typeof openList>>['first'][]} */
    const opened = [];
    for (let i = 0; i < RUNS; i += 1) {
      const { context, first } = await openList(browser, server, LIST);
      opened.push(first);
      await context.close();
    }
    /** @type {Awaited<ReturnType<typeof openList>>['first'][]} */
    const slow = [];
    /** @type {Record<string, Awaited<ReturnType<typeof scrollThrough>>[]>} */
    const scrolls = { quick: [], flung: [] };
    for (let i = 0; i < RUNS; i += 1)
      for (const [speed, px] of Object.entries(SPEEDS)) {
        const { context, page, first } = await openList(browser, server, LIST, slowCpu);
        slow.push(first);
        scrolls[speed]?.push(await scrollThrough(page, LIST, px));
        await context.close();
      }
    /** @param {keyof typeof SPEEDS} speed */
    const longest = (speed) => median((scrolls[speed] ?? []).map(({ longestFrameMs }) => longestFrameMs));
    return {
      firstRowMs: median(opened.map(({ firstRowMs }) => firstRowMs)),
      firstRowAfterDataMs: median(opened.map(({ afterDataMs }) => afterDataMs)),
      opened,
      slowCpuAfterDataMs: median(slow.map(({ afterDataMs }) => afterDataMs)),
      longestFrameMs: longest('quick'),
      flungLongestFrameMs: longest('flung'),
      listNodes: Math.max(
        ...Object.values(scrolls)
          .flat()
          .map(({ listNodes }) => listNodes),
      ),
      scrolls,
    };
  });
