import { median, round, slowCpu } from '../browser.mjs';
import { Traffic } from './traffic.mjs';
import { DESKTOP, openPage, PHONE } from './sessions.mjs';

const RUNS = 3;
/**
 * Longer than the 500 ms for which browsers ignore layout shifts after an input, so that shifts caused by an
 * answer count.
 */
const ANSWER_MS = 700;
const PATIENCE_MS = 2000;

/**
 * Time from an input on a screen to the next frame, at 4× CPU slowdown: median of several visits.
 * @param {import('./sessions.mjs').Place} place
 * @param {string} address
 * @param {import('./measured-screens.mjs').Screen} screen
 */
export async function measureInteractions(place, address, screen) {
  /** @type {Record<string, number[]>} */
  const times = {};
  for (let i = 0; i < RUNS; i += 1) {
    const { context, page, cdp } = await openPage(place, place.user);
    const traffic = new Traffic(page);
    await page.addInitScript(noteInputs);
    await page.goto(address);
    await page.locator(screen.content).first().waitFor();
    await traffic.waitUntilIdle();
    await slowCpu(cdp);
    for (const [name, target] of Object.entries(screen.acts)) {
      if (!(await reach(page, target))) continue;
      // Waits for the preload that hovering a link starts, before pressing it.
      await traffic.waitUntilIdle();
      await page.evaluate(() => Reflect.get(window, 'benchInputs').splice(0));
      await press(page);
      await traffic.waitUntilIdle();
      const longest = await page.evaluate(() => Math.max(0, ...Reflect.get(window, 'benchInputs').splice(0)));
      (times[name] ??= []).push(longest);
      await closeOverlay(page, target);
      await traffic.waitUntilIdle();
      await page.evaluate(() => Reflect.get(window, 'benchInputs').splice(0));
    }
    await context.close();
  }
  const rounded = Object.fromEntries(
    Object.entries(times).map(([name, each]) => [name, round(median(each))]),
  );
  return {
    actMs: Math.max(0, ...Object.values(rounded)),
    acts: rounded,
    actsNotThere: Object.keys(screen.acts).filter((name) => !(name in rounded)),
  };
}

/**
 * Layout shifts while a screen loads and is used, with delayed answers; the worse of a desktop and a phone.
 * @param {import('./sessions.mjs').Place} place
 * @param {string} address
 * @param {import('./measured-screens.mjs').Screen} screen
 */
export async function measureShifts(place, address, screen) {
  /** @type {{ when: string, value: number, what: string[] }[]} */
  const shifts = [];
  let worst = 0;
  for (const viewport of [DESKTOP, PHONE]) {
    const { context, page } = await openPage(place, place.user, viewport);
    const traffic = new Traffic(page);
    await page.addInitScript(noteShifts);
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      await route.continue().catch(() => undefined);
    });
    let sum = 0;
    /** @param {string} what */
    const collect = async (what) => {
      await traffic.waitUntilIdle();
      const seen = await page.evaluate(() => Reflect.get(window, 'benchShifts').splice(0));
      for (const one of seen) {
        sum += one.value;
        shifts.push({ when: `${what} ${viewport.width}`, ...one });
      }
    };
    await page.goto(address);
    await page.locator(screen.content).first().waitFor();
    await collect('load');
    for (const [name, target] of Object.entries(screen.acts)) {
      if (!(await reach(page, target))) continue;
      await press(page);
      await collect(name);
      await closeOverlay(page, target);
      await collect(`after ${name}`);
    }
    worst = Math.max(worst, sum);
    await context.close();
  }
  return { cls: round(worst, 4), shifts: shifts.sort((a, b) => b.value - a.value).slice(0, 8) };
}

/** Duration of a press in ms. */
const PRESS_MS = 80;

/**
 * Moves the pointer over the target; false if it is not there.
 * @param {import('playwright').Page} page
 * @param {string} target
 */
async function reach(page, target) {
  const there = page.locator(target).first();
  await there.waitFor({ state: 'visible', timeout: PATIENCE_MS }).catch(() => undefined);
  if (!(await there.isVisible())) return false;
  await there.hover();
  return true;
}

/** Presses at the pointer's position, with a realistic duration. @param {import('playwright').Page} page */
async function press(page) {
  await page.mouse.down();
  await new Promise((resolve) => setTimeout(resolve, PRESS_MS));
  await page.mouse.up();
}

/**
 * Closes an opened menu or dialog by its key, even if its code arrived after the network was idle.
 * @param {import('playwright').Page} page
 * @param {string} target what was pressed
 */
async function closeOverlay(page, target) {
  const overlay = page.locator('[role="menu"], [role="dialog"]').first();
  const opener = page.locator(target).first();
  const opens = (await opener.count()) > 0 && (await opener.getAttribute('aria-haspopup')) !== null;
  if (opens) await overlay.waitFor({ timeout: PATIENCE_MS }).catch(() => undefined);
  if ((await overlay.count()) === 0) return;
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'hidden' });
}

/** Runs in the page: records the time from each input to the next frame. */
function noteInputs() {
  /** @type {number[]} */
  const inputs = [];
  Object.assign(window, { benchInputs: inputs });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0) inputs.push(entry.duration);
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

/** Runs in the page: records unexpected layout shifts. */
function noteShifts() {
  /** @type {{ value: number, what: string[] }[]} */
  const shifts = [];
  Object.assign(window, { benchShifts: shifts });
  /** @param {Node | null} node */
  const describe = (node) =>
    node instanceof Element ? `${node.tagName}.${node.className} ${node.textContent?.slice(0, 20)}` : 'gone';
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      const entry = /** @type {any} */ (one);
      if (entry.hadRecentInput) continue;
      shifts.push({
        value: entry.value,
        what: entry.sources.map(
          (/** @type {any} */ { node, previousRect, currentRect }) =>
            `${describe(node)} ${Math.round(previousRect.top)}→${Math.round(currentRect.top)}`,
        ),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
