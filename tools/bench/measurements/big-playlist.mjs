import { round, slowCpu, withProduct } from '../browser.mjs';

const SONGS = 10_000;
const BIG_PLAYLIST = 999;
const WHEEL_STEPS = 120;
const WHEEL_PX = 600;
const FRAME_MS = 16;

/**
 * A playlist of 10,000 songs at 4× CPU slowdown: its first row, then scrolling through it.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureBigPlaylist = (bench) =>
  withProduct(bench, { env: { QINGYIN_SEED_BIG: String(SONGS) } }, async ({ page, cdp }) => {
    await page.addInitScript(observe);
    await slowCpu(cdp);
    await page.goto(`/playList/${BIG_PLAYLIST}`);
    const cell = page.locator('main [role="grid"] [role="row"][aria-label]').first();
    await cell.waitFor();
    await page.waitForLoadState('networkidle');
    const first = await page.evaluate(readFirstRow);

    await page.evaluate(() => Reflect.get(window, 'benchFrames').splice(0));
    const box = await cell.boundingBox();
    await page.mouse.move((box?.x ?? 600) + 5, (box?.y ?? 600) + 5);
    let nodes = 0;
    for (let i = 0; i < WHEEL_STEPS; i += 1) {
      await page.mouse.wheel(0, WHEEL_PX);
      await page.waitForTimeout(FRAME_MS);
      if (i % 10 === 0)
        nodes = Math.max(
          nodes,
          await page.locator('main [role="grid"]').evaluate((grid) => grid.querySelectorAll('*').length),
        );
    }
    /** @type {number[]} */
    const frames = await page.evaluate(() => Reflect.get(window, 'benchFrames'));
    return {
      ...first,
      longFrames: frames.length,
      longestFrameMs: round(Math.max(0, ...frames)),
      listNodes: nodes,
      scrolledTo: await page.evaluate(() => Math.round(document.scrollingElement?.scrollTop ?? 0)),
    };
  });

/** Runs in the page: notes when the first row is presented, and every long animation frame. */
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

/** Runs in the page: the first row against the arrival of the data it was made from. */
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
    firstRowAfterDataMs: Math.round(firstRow - arrived),
  };
}
