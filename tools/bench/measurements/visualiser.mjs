import { round, slowCpu, withProduct } from '../browser.mjs';

const KINDS = { bars: '音柱', curve: '波形', halo: '光环' };
const FRAMES = 240;

/**
 * Sound visualisers: script time of each frame that reads samples, at 4× CPU slowdown.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureVisualiser = (bench) =>
  withProduct(bench, {}, async ({ page, cdp }) => {
    await page.addInitScript(timeFrames);
    await page.goto('/personal-recommendation');
    await page.locator('main a[href^="/playList/"]').first().click();
    await page.getByRole('button', { name: '播放全部' }).click();
    const player = page.getByRole('region', { name: '播放器' });
    await player.getByRole('button', { name: '暂停' }).waitFor();
    await player.getByRole('button', { name: '正在播放' }).click();
    await slowCpu(cdp);
    /** @type {Record<string, number>} */
    const results = {};
    for (const [kind, name] of Object.entries(KINDS)) {
      await page.getByRole('button', { name: '声音画面' }).click();
      await page.getByRole('menuitemradio', { name }).click();
      await page.locator(`canvas[data-visual="${kind}"]`).waitFor();
      const times = await page.evaluate(nextFrames, FRAMES);
      const sorted = times.sort((a, b) => a - b);
      results[`${kind}P50Ms`] = round(sorted[Math.floor(sorted.length * 0.5)] ?? NaN, 2);
      results[`${kind}P95Ms`] = round(sorted[Math.floor(sorted.length * 0.95)] ?? NaN, 2);
    }
    return results;
  });

/** Runs in the page before its scripts: records the duration in ms of each frame that reads samples. */
function timeFrames() {
  /** @type {number[]} */
  const times = [];
  let reads = false;
  for (const name of ['getByteFrequencyData', 'getByteTimeDomainData']) {
    const read = Reflect.get(AnalyserNode.prototype, name);
    /** @this {AnalyserNode} @param {Uint8Array} into */
    const noted = function (into) {
      reads = true;
      return Reflect.apply(read, this, [into]);
    };
    Reflect.set(AnalyserNode.prototype, name, noted);
  }
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (step) =>
    request((now) => {
      reads = false;
      const start = performance.now();
      step(now);
      if (reads) times.push(performance.now() - start);
    });
  Object.assign(window, { benchFrames: times });
}

/** Runs in the page: durations of the next frames. @param {number} count */
async function nextFrames(count) {
  /** @type {number[]} */
  const times = Reflect.get(window, 'benchFrames');
  times.length = 0;
  while (times.length < count) await new Promise((resolve) => setTimeout(resolve, 50));
  return times.slice(0, count);
}
