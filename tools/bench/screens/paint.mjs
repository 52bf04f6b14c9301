import { median, round, slowCpu } from '../browser.mjs';
import { apiCallOf, Traffic } from './traffic.mjs';
import { openPage } from './sessions.mjs';

const RUNS = 3;

/**
 * Time from the arrival of the last answer a screen needs to the frame that shows its content, on a cold visit.
 * @param {import('./sessions.mjs').Place} place
 * @param {import('./sessions.mjs').State} state
 * @param {string} address
 * @param {string} content
 * @param {ReadonlySet<string>} shell what the shell asks for
 */
export async function measureColdPaint(place, state, address, content, shell) {
  /** @type {number[]} */
  const times = [];
  for (let i = 0; i < RUNS; i += 1) {
    const { context, page } = await openPage(place, state);
    await page.addInitScript(notePaint, content);
    await page.goto(address);
    await page.waitForFunction(() => Reflect.get(window, 'benchPaint') > 0);
    const { painted, answers } = await page.evaluate(() => ({
      painted: Number(Reflect.get(window, 'benchPaint')),
      answers: performance.getEntriesByType('resource').map((entry) => ({
        address: entry.name,
        end: /** @type {PerformanceResourceTiming} */ (entry).responseEnd,
      })),
    }));
    const own = answers.filter(({ address: each, end }) => {
      const call = apiCallOf(each);
      return call !== null && !shell.has(call) && end <= painted;
    });
    times.push(painted - Math.max(0, ...own.map(({ end }) => end)));
    await context.close();
  }
  return { coldPaintMs: round(median(times)) };
}

/**
 * Time from a click on a link to the frame that shows the content of a screen with preloaded code and data: at
 * full speed and at 4× CPU slowdown.
 * @param {import('./sessions.mjs').Place} place
 * @param {import('./sessions.mjs').State} state
 * @param {import('./measured-screens.mjs').Screen} screen
 */
export async function measureWarmPaint(place, state, { from, link, content }) {
  const { context, page, cdp } = await openPage(place, state);
  const traffic = new Traffic(page);
  await page.goto(from);
  await page.locator(link).first().click();
  await page.locator(content).first().waitFor();
  const once = async () => {
    await traffic.waitUntilIdle();
    await page.goBack();
    await page.locator(link).first().waitFor();
    await traffic.waitUntilIdle();
    await page.locator(link).first().evaluate(showIt);
    const painted = page.evaluate(clickAndPaint, content);
    return painted;
  };
  const several = async () => {
    /** @type {number[]} */
    const times = [];
    for (let i = 0; i < RUNS; i += 1) times.push(await once());
    return round(median(times));
  };
  const warmPaintMs = await several();
  await slowCpu(cdp);
  const slowWarmPaintMs = await several();
  await context.close();
  return { warmPaintMs, slowWarmPaintMs };
}

/** Runs in the page: stores the link for `clickAndPaint`. @param {Element} element */
function showIt(element) {
  Object.assign(window, { benchLink: element });
}

/**
 * Runs in the page: clicks the link and returns when the frame with new content is presented.
 * @param {string} content
 */
function clickAndPaint(content) {
  const link = /** @type {HTMLElement} */ (Reflect.get(window, 'benchLink'));
  const before = new Set(document.querySelectorAll(content));
  return new Promise((resolve) => {
    const start = performance.now();
    const watcher = new MutationObserver(() => {
      if (![...document.querySelectorAll(content)].some((element) => !before.has(element))) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    watcher.observe(document, { childList: true, subtree: true });
    link.click();
  });
}

/** Runs in the page before any other script: records when the content is presented. @param {string} content */
function notePaint(content) {
  Object.assign(window, { benchPaint: 0 });
  const watcher = new MutationObserver(() => {
    if (document.querySelector(content) === null) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { benchPaint: performance.now() })));
  });
  watcher.observe(document, { childList: true, subtree: true });
}
