import { freshPage, median, round } from './browser.mjs';

const WHEEL_STEPS = 120;
const FRAME_MS = 16;
/** Time for what the app loads when it is idle and what a row below the pointer preloads, ms. */
const IDLE_MS = 3000;

/**
 * A long list on a page.
 * @typedef {object} ListPage
 * @property {string} path
 * @property {string} list selector of the list
 * @property {string} row selector of its rows or cards, below the list
 * @property {string} data pattern of the addresses of the calls that the first row needs
 */

/**
 * Opens a page in a new context. `first` contains the times of the data and of the first row.
 * @param {import('playwright').Browser} browser
 * @param {import('../lib/product-server.mjs').ProductServer} server
 * @param {ListPage} page
 * @param {(cdp: import('playwright').CDPSession) => Promise<unknown>} [prepare]
 */
export async function openList(browser, server, { path, list, row, data }, prepare) {
  const { context, page, cdp } = await freshPage(browser, server);
  await page.addInitScript(observe, `${list} ${row}`);
  await prepare?.(cdp);
  await page.goto(path);
  await page.locator(`${list} ${row}`).first().waitFor();
  await page.waitForLoadState('networkidle');
  return { context, page, first: await page.evaluate(readFirstRow, data) };
}

/**
 * Scrolls an open list by the wheel.
 * @param {import('playwright').Page} page
 * @param {ListPage} listPage
 * @param {number} wheelPx for each frame
 */
export async function scrollThrough(page, { list, row }, wheelPx) {
  const box = await page.locator(`${list} ${row}`).first().boundingBox();
  await page.mouse.move((box?.x ?? 600) + 5, (box?.y ?? 600) + 5);
  await page.waitForTimeout(IDLE_MS);
  await page.evaluate(() => Reflect.get(window, 'benchFrames').splice(0));
  let nodes = 0;
  for (let i = 0; i < WHEEL_STEPS; i += 1) {
    await page.mouse.wheel(0, wheelPx);
    await page.waitForTimeout(FRAME_MS);
    if (i % 10 !== 0) continue;
    const element = page.locator(list).first();
    nodes = Math.max(nodes, await element.evaluate((node) => node.querySelectorAll('*').length));
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

/** Runs in the page: records when the first row is presented, and every long animation frame. @param {string} row */
function observe(row) {
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
    if (document.querySelector(row) === null) return;
    watcher.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(window, { benchFirstRow: performance.now() })),
    );
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: time of the first row relative to the arrival of its data. @param {string} pattern */
function readFirstRow(pattern) {
  const firstRow = Number(Reflect.get(window, 'benchFirstRow'));
  const data = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new RegExp(pattern).test(name))
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
