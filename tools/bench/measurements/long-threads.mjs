import { median, round, slowCpu, withProduct } from '../browser.mjs';
import { openPage, createSessions } from '../screens/sessions.mjs';

const POSTS = 5000;
/**
 * Wheel delta in px for each frame: quick scrolling is one notch per frame; a flung free-spinning wheel is five
 * times as fast.
 */
const SPEEDS = { quick: 120, flung: 600 };
const WHEEL_STEPS = 400;
const FRAME_MS = 16;
/** Distance in px from the end at which the next page is fetched; the wheel waits until there is more. */
const NEAR_END = 200;
const RUNS = 2;
/** Song with the 10,000 comments. */
const DEMO_SONG = 10_002;

const places = {
  thread: { path: `/hot-comment-list/${DEMO_SONG}/song?sort=new`, personal: false },
  feed: { path: '/attention', personal: true },
};

/**
 * Scrolls a thread of 10,000 comments and a feed of 5,000 posts by wheel at 4× CPU slowdown, quickly and flung:
 * longest frame, and maximum number of DOM elements.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureLongThreads = (bench) =>
  withProduct(bench, { env: { QINGYIN_SEED_CROWD: String(POSTS) } }, async ({ browser, server }) => {
    const place = await createSessions(browser, server);
    /** @type {Record<string, unknown>} */
    const measured = {};
    for (const [name, { path, personal }] of Object.entries(places))
      for (const [speed, px] of Object.entries(SPEEDS)) {
        /** @type {Awaited<ReturnType<typeof scrollThrough>>[]} */
        const runs = [];
        for (let run = 0; run < RUNS; run += 1) {
          const { context, page, cdp } = await openPage(place, personal ? place.user : place.guest);
          await page.goto(path);
          await page.locator('main article').first().waitFor();
          await page.waitForLoadState('networkidle');
          await slowCpu(cdp);
          runs.push(await scrollThrough(page, px));
          await context.close();
        }
        const key = name + (speed === 'flung' ? 'Flung' : '');
        measured[`${key}LongestFrameMs`] = median(runs.map(({ longestFrameMs }) => longestFrameMs));
        measured[`${key}MiddleLongFrameMs`] = median(runs.map(({ middleLongFrameMs }) => middleLongFrameMs));
        measured[`${key}Nodes`] = Math.max(...runs.map(({ nodes }) => nodes));
        measured[key] = runs;
      }
    return measured;
  });

/**
 * @param {import('playwright').Page} page
 * @param {number} wheelPx
 */
async function scrollThrough(page, wheelPx) {
  await page.evaluate(watchFrames);
  await page.mouse.move(700, 600);
  let nodes = 0;
  for (let step = 0; step < WHEEL_STEPS; step += 1) {
    await page.mouse.wheel(0, wheelPx);
    await page.waitForTimeout(FRAME_MS);
    if (step % 10 !== 0) continue;
    nodes = Math.max(nodes, await page.locator('main').evaluate((main) => main.querySelectorAll('*').length));
    // A user also waits for the next page.
    await page.waitForFunction((near) => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      return scrollTop + clientHeight < scrollHeight - near;
    }, NEAR_END);
  }
  /** @type {number[]} */
  const frames = await page.evaluate(() => Reflect.get(window, 'benchFrames'));
  return {
    longFrames: frames.length,
    longestFrameMs: round(Math.max(0, ...frames)),
    middleLongFrameMs: frames.length > 0 ? round(median(frames)) : 0,
    nodes,
    scrolledTo: await page.evaluate(() => Math.round(document.documentElement.scrollTop)),
  };
}

/** Runs in the page: records every long animation frame from now on. */
function watchFrames() {
  /** @type {number[]} */
  const frames = [];
  Object.assign(window, { benchFrames: frames });
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => frames.push(duration)),
  ).observe({
    type: 'long-animation-frame',
  });
}
