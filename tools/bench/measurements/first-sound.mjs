import { median, round, withProduct } from '../browser.mjs';

const RUNS = 5;
const GIVE_UP_MS = 20_000;

/**
 * Time from the click on 播放全部 to sound, on loopback: once for songs that have to be rendered, then for rendered
 * songs.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureFirstSound = (bench) =>
  withProduct(bench, { ownCache: true }, async ({ page }) => {
    await page.addInitScript(() => {
      const heard = new Set();
      Object.assign(window, { benchHeard: heard });
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function noted() {
        heard.add(this);
        return play.call(this);
      };
    });
    await page.goto('/personal-recommendation');
    const link = page.locator('main a[href^="/playList/"]').first();
    const address = (await link.getAttribute('href')) ?? '';
    /** @type {number[]} */
    const times = [];
    for (let i = 0; i < RUNS; i += 1) {
      await page.goto(address);
      await page.getByRole('button', { name: '播放全部' }).waitFor();
      await page.waitForLoadState('networkidle');
      times.push(await page.evaluate(clickAndHear, GIVE_UP_MS));
    }
    const [first = NaN, ...later] = times;
    return {
      clickToSoundMs: round(median(later)),
      firstEverMs: round(first),
      times: times.map((value) => round(value)),
    };
  });

/** Runs in the page: clicks 播放全部 and waits until the position of a media element advances. @param {number} giveUpMs */
async function clickAndHear(giveUpMs) {
  const button = [...document.querySelectorAll('main button')].find(
    (one) => one.textContent?.includes('播放全部') === true || one.getAttribute('aria-label') === '播放全部',
  );
  if (!(button instanceof HTMLElement)) throw new Error('no button 播放全部');
  /** @type {Set<HTMLMediaElement>} */
  const heard = Reflect.get(window, 'benchHeard');
  const start = performance.now();
  button.click();
  const sounds = () => [...heard].some((element) => !element.paused && element.currentTime > 0);
  while (!sounds()) {
    if (performance.now() - start > giveUpMs) throw new Error('no media element plays');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return performance.now() - start;
}
