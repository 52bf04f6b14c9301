import { freshPage, median, round, slowCpu, withProduct } from '../browser.mjs';

const SONGS = 10_000;
const BIG_PLAYLIST = 999;
const WHEEL_STEPS = 120;
/**
 * Wheel delta in px for each frame: quick scrolling is one notch per frame; a flung free-spinning wheel is five
 * times as fast.
 */
const SPEEDS = { quick: 120, flung: 600 };
const FRAME_MS = 16;
const RUNS = 3;
const ROW = 'main [role="grid"] [role="row"][aria-label]';

/**
 * Playlist of 10,000 songs: time to its first row at full speed and at 4× CPU slowdown, then scrolling at 4×, each
 * speed in several visits.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureBigPlaylist = (bench) =>
  withProduct(bench, { env: { QINGYIN_SEED_BIG: String(SONGS) } }, async ({ browser, server }) => {
    /** @type {ReturnType<typeof readFirstRow>[]} */
    const opened = [];
    for (let i = 0; i < RUNS; i += 1) {
      const { context, first } = await openPlaylist(browser, server, async () => undefined);
      opened.push(first);
      await context.close();
    }
    /** @type {ReturnType<typeof readFirstRow>[]} */
    const slow = [];
    /** @type {Record<string, Awaited<ReturnType<typeof scrollThrough>>[]>} */
    const scrolls = { quick: [], flung: [] };
    for (let i = 0; i < RUNS; i += 1)
      for (const [speed, px] of Object.entries(SPEEDS)) {
        const { context, page, first } = await openPlaylist(browser, server, slowCpu);
        slow.push(first);
        scrolls[speed]?.push(await scrollThrough(page, px));
        await context.close();
      }
    /** @param {keyof typeof SPEEDS} speed */
    const longest = (speed) => median((scrolls[speed] ?? []).map(({ longestFrameMs }) => longestFrameMs));
    return {
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

/**
 * Opens the playlist in a new context. `first` contains the times of its data and of its first row.
 * @param {import('playwright').Browser} browser
 * @param {import('../../lib/product-server.mjs').ProductServer} server
 * @param {(cdp: import('playwright').CDPSession) => Promise<unknown>} prepare
 */
async function openPlaylist(browser, server, prepare) {
  const { context, page, cdp } = await freshPage(browser, server);
  await page.addInitScript(observe);
  await prepare(cdp);
  await page.goto(`/playList/${BIG_PLAYLIST}`);
  await page.locator(ROW).first().waitFor();
  await page.waitForLoadState('networkidle');
  return { context, page, first: await page.evaluate(readFirstRow) };
}

/**
 * @param {import('playwright').Page} page
 * @param {number} wheelPx
 */
async function scrollThrough(page, wheelPx) {
  await page.evaluate(() => Reflect.get(window, 'benchFrames').splice(0));
  const box = await page.locator(ROW).first().boundingBox();
  await page.mouse.move((box?.x ?? 600) + 5, (box?.y ?? 600) + 5);
  let nodes = 0;
  for (let i = 0; i < WHEEL_STEPS; i += 1) {
    await page.mouse.wheel(0, wheelPx);
    await page.waitForTimeout(FRAME_MS);
    if (i % 10 !== 0) continue;
    const grid = page.locator('main [role="grid"]');
    nodes = Math.max(nodes, await grid.evaluate((element) => element.querySelectorAll('*').length));
  }
  /** @type {number[]} */
  const frames = await page.evaluate(() => Reflect.get(window, 'benchFrames'));
  return {
    longFrames: frames.length,
    longestFrameMs: round(Math.max(0, ...frames)),
    middleLongFrameMs: frames.length > 0 ? round(median(frames)) : 0,
    listNodes: nodes,
    scrolledTo: await page.evaluate(() => Math.round(document.scrollingElement?.scrollTop ?? 0)),
  };
}

/** Runs in the page: records when the first row is presented, and every long animation frame. */
function observe() {
  /** @type {number[]} */
  const frames = [];
  Object.assign(window, { benchFrames: frames, benchFirstRow: 0 });
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => frames.push(duration)),
  ).observe({
    type: 'long-animation-frame',
    buffered: true,
  });
  const watcher = new MutationObserver(() => {
    if (document.querySelector('main [role="grid"] [role="row"][aria-label]') === null) return;
    watcher.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(window, { benchFirstRow: performance.now() })),
    );
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: time of the first row relative to the arrival of its data. */
function readFirstRow() {
  const firstRow = Number(Reflect.get(window, 'benchFirstRow'));
  const data = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/api\/playlist\/(detail|track\/all)/.test(name))
    .map((entry) => /** @type {PerformanceResourceTiming} */ (entry))
    .filter(({ responseEnd }) => responseEnd <= firstRow)
    .map(({ responseEnd }) => responseEnd);
  const arrived = Math.max(0, ...data);
  return {
    firstRowMs: Math.round(firstRow),
    dataMs: Math.round(arrived),
    afterDataMs: Math.round(firstRow - arrived),
  };
}
