import { median, round, slowCpu, withProduct } from '../browser.mjs';

const RUNS = 5;
/** Time for what the page loads and renders once it is open, ms. */
const REST_MS = 1500;
const PHONE = { width: 390, height: 844 };

/**
 * Opening and closing of the now-playing page at 4× CPU slowdown, with its code loaded, in a desktop window and on a
 * phone: the frames from the first to the last one in which the cover moves.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export async function measureNowPlaying(bench) {
  const desktop = await openAndClose(bench);
  const phone = await openAndClose(bench, PHONE);
  return {
    ...desktop,
    ...Object.fromEntries(
      Object.entries(phone).map(([name, value]) => [`phone${name[0]?.toUpperCase()}${name.slice(1)}`, value]),
    ),
  };
}

/**
 * @param {import('../browser.mjs').BenchContext} bench
 * @param {{ width: number, height: number }} [viewport]
 */
const openAndClose = (bench, viewport) =>
  withProduct(bench, {}, async ({ page, cdp }) => {
    if (viewport) await page.setViewportSize(viewport);
    await page.goto('/playList/5003');
    await page.locator('main [role="grid"] [role="row"][aria-label]').nth(2).focus();
    await page.keyboard.press('Enter');
    const player = page.getByRole('region', { name: '播放器' });
    await player.getByRole('button', { name: '暂停' }).waitFor();
    await page.evaluate(toggleAndWatch);
    await page.waitForTimeout(REST_MS);
    await page.evaluate(toggleAndWatch);
    await slowCpu(cdp);
    /** @type {Record<'opening' | 'closing', { startMs: number, frames: number[] }[]>} */
    const runs = { opening: [], closing: [] };
    for (let run = 0; run < RUNS; run += 1) {
      for (const way of /** @type {const} */ (['opening', 'closing'])) {
        await page.waitForTimeout(REST_MS);
        runs[way].push(await page.evaluate(toggleAndWatch));
      }
    }
    return Object.fromEntries(
      Object.entries(runs).flatMap(([way, all]) => {
        const means = all.map(({ frames }) => frames.reduce((a, b) => a + b, 0) / frames.length);
        const longest = all.map(({ frames }) => Math.max(...frames));
        return [
          [`${way}StartMs`, round(median(all.map(({ startMs }) => startMs)))],
          [`${way}FrameMs`, round(median(means), 1)],
          [`${way}LongestFrameMs`, round(median(longest), 1)],
          [`${way}LongestFrames`, longest.map((ms) => round(ms, 1))],
        ];
      }),
    );
  });

/**
 * Runs in the page: presses the cover in the player bar and watches until the cover rests. Returns the time from the
 * press to the first frame that moves it, and the durations of the frames from then on, ms.
 */
async function toggleAndWatch() {
  const cover = document.querySelector('[data-player-bar-cover]');
  if (!(cover instanceof HTMLElement)) throw new Error('no cover in the player bar');
  const moves = () =>
    document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          effect.pseudoElement === '::view-transition-group(now-cover)',
      );
  /** @returns {Promise<number>} */
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const pressedAt = performance.now();
  cover.click();
  let last = await frame();
  while (!moves()) last = await frame();
  const startMs = last - pressedAt;
  /** @type {number[]} */
  const frames = [];
  while (moves()) {
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  return { startMs, frames };
}
