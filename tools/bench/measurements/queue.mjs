import { freshPage, median, round, withProduct } from '../browser.mjs';

const SONGS = 10_000;
const BIG_PLAYLIST = 999;
const RUNS = 3;
/** Time in ms to play music with the open drawer. */
const LISTEN_MS = 5000;
const ROW = '[role="dialog"] [role="row"][aria-label]';

/**
 * Queue of 10,000 songs: opens the drawer, moves one row and then 5,000 rows by keys, removes those, and undoes
 * it. Measures the time from the key press to the paint, then the longest task while music only plays.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureQueue = (bench) =>
  withProduct(bench, { env: { QINGYIN_SEED_BIG: String(SONGS) } }, async ({ browser, server }) => {
    /** @type {Awaited<ReturnType<typeof rearrange>>[]} */
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { context, page } = await freshPage(browser, server);
      await page.addInitScript(observe);
      await page.goto(`/playList/${BIG_PLAYLIST}`);
      await page.getByRole('main').getByRole('button', { name: '播放全部' }).click();
      await page.waitForFunction(
        (count) => Reflect.get(window, 'qingyin')?.player.queueLength === count,
        SONGS,
        { timeout: 60_000 },
      );
      await page.waitForLoadState('networkidle');
      runs.push(await rearrange(page));
      await context.close();
    }
    /** @param {Exclude<keyof (typeof runs)[number], 'nodes'>} of */
    const middle = (of) => median(runs.map((run) => run[of]));
    return {
      openMs: middle('openMs'),
      moveOneMs: middle('moveOneMs'),
      moveHalfMs: middle('moveHalfMs'),
      removeHalfMs: middle('removeHalfMs'),
      undoMs: middle('undoMs'),
      playingLongestTaskMs: middle('playingLongestTaskMs'),
      nodes: Math.max(...runs.map(({ nodes }) => nodes)),
      runs,
    };
  });

/** @param {import('playwright').Page} page */
async function rearrange(page) {
  const open = await timed(page, async () => {
    await page.getByRole('region', { name: '播放器' }).getByRole('button', { name: '播放队列' }).click();
    await page.locator(`${ROW} [data-grip]`).first().waitFor();
  });
  await page.locator('[role="dialog"] [data-row="1"]').click();
  const moveOne = await timed(page, () => page.keyboard.press('Alt+ArrowDown'));
  await page.keyboard.press('Home');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
  // Selects half of the rows: scrolls to a row in the middle by script, because the wheel would take long.
  await page.locator('[role="dialog"] [data-row="2"]').click();
  await page.evaluate(
    (top) => {
      const scroller = document
        .querySelector('[role="dialog"] [role="grid"]')
        ?.closest('[class*="scroller"]');
      scroller?.scrollTo({ top, behavior: 'instant' });
    },
    (SONGS / 2) * 56,
  );
  await page.locator(`[role="dialog"] [data-row="${SONGS / 2 + 1}"]`).click({ modifiers: ['Shift'] });
  const moveHalf = await timed(page, () => page.keyboard.press('Alt+ArrowDown'));
  const removeHalf = await timed(page, () => page.keyboard.press('Delete'));
  const left = await page.evaluate(() => Reflect.get(window, 'qingyin').player.queueLength);
  if (left !== SONGS / 2) throw new Error(`${left} songs are left`);
  const undo = await timed(page, () => page.keyboard.press('Control+z'));
  await page.waitForTimeout(1000);
  await page.evaluate(() => Reflect.get(window, 'benchTasks').splice(0));
  await page.waitForTimeout(LISTEN_MS);
  /** @type {number[]} */
  const tasks = await page.evaluate(() => Reflect.get(window, 'benchTasks'));
  const nodes = await page
    .locator('[role="dialog"]')
    .evaluate((dialog) => dialog.querySelectorAll('*').length);
  return {
    openMs: open,
    moveOneMs: moveOne,
    moveHalfMs: moveHalf,
    removeHalfMs: removeHalf,
    undoMs: undo,
    playingLongestTaskMs: round(Math.max(0, ...tasks)),
    nodes,
  };
}

/**
 * Time in ms from the input to the paint that shows its effect (Event Timing API); 0 if below 16 ms.
 * @param {import('playwright').Page} page
 * @param {() => Promise<unknown>} action
 */
async function timed(page, action) {
  await page.evaluate(() => Reflect.get(window, 'benchEvents').splice(0));
  await action();
  await page.waitForTimeout(500);
  /** @type {number[]} */
  const events = await page.evaluate(() => Reflect.get(window, 'benchEvents'));
  return round(Math.max(0, ...events));
}

/** Runs in the page: records event timings and long tasks. */
function observe() {
  /** @type {number[]} */
  const events = [];
  /** @type {number[]} */
  const tasks = [];
  Object.assign(window, { benchEvents: events, benchTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) events.push(duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
}
