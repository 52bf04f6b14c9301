import { median, round, slowCpu, withProduct } from '../browser.mjs';

const RUNS = 5;

/**
 * Client-side navigation from home to a playlist whose code and data are there already, at 4× CPU slowdown:
 * from the click to the frame that shows the playlist.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureNavigation = (bench) =>
  withProduct(bench, {}, async ({ page, cdp }) => {
    await page.goto('/personal-recommendation');
    const link = page.locator('main a[href^="/playList/"]').first();
    await link.waitFor();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.locator('main [role="grid"] [role="row"][aria-label]').first().waitFor();
    await slowCpu(cdp);
    /** @type {number[]} */
    const paints = [];
    for (let i = 0; i < RUNS; i += 1) {
      await page.goBack();
      await link.waitFor();
      await page.waitForLoadState('networkidle');
      paints.push(await page.evaluate(clickAndPaint, address));
    }
    return { warmPaintMs: round(median(paints)), paints: paints.map((value) => round(value)) };
  });

/** Runs in the page: clicks the link, waits for the list's first cell, answers once that frame is presented. @param {string} address */
async function clickAndPaint(address) {
  const link = document.querySelector(`main a[href="${address}"]`);
  if (!(link instanceof HTMLElement)) throw new Error(`no link to ${address}`);
  const start = performance.now();
  link.click();
  while (document.querySelector('main [role="grid"] [role="row"][aria-label]') === null) {
    await new Promise(requestAnimationFrame);
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}
