/** @typedef {import('playwright').Page} Page */

/** Console messages that are no failure. */
const HARMLESS = /Download the React DevTools/;

/**
 * Width by which the content of a document exceeds its window, px, and the elements that reach furthest.
 * Runs in the page.
 */
function overflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return null;
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > clientWidth + 1;
  });
  const names = wide
    .slice(0, 3)
    .map(({ tagName, className }) => `${tagName.toLowerCase()}.${String(className)}`);
  return `content is ${scrollWidth - clientWidth} px wider than the window: ${names.join(', ')}`;
}

/**
 * Opens a page of the gallery and waits until everything in it and in its frames has loaded.
 * @param {Page} page
 * @param {string} address
 * @param {{ base: string, quiet: () => Promise<void> }} options `base`: requests to other servers are problems; `quiet`
 *   waits for the requests of the page
 * @returns {Promise<string[]>} console messages, errors of the page, requests to other servers and horizontal overflow
 */
export async function visitPage(page, address, { base, quiet }) {
  /** @type {string[]} */
  const problems = [];
  /** @param {import('playwright').ConsoleMessage} message */
  const onConsole = (message) => {
    if (!HARMLESS.test(message.text())) problems.push(`console ${message.type()}: ${message.text()}`);
  };
  /** @param {Error} error */
  const onError = (error) => problems.push(`page error: ${error.message}`);
  /** @param {import('playwright').Request} request */
  const onRequest = (request) => {
    if (!request.url().startsWith(base) && !/^(data|blob|about):/.test(request.url()))
      problems.push(`request to ${request.url()}`);
  };
  page.on('console', onConsole);
  page.on('pageerror', onError);
  page.on('request', onRequest);
  try {
    await page.goto(address);
    await quiet();
    // Framed states have a document each.
    for (const frame of page.frames()) {
      await frame.waitForSelector('html[data-ready]', { state: 'attached' });
      const wide = await frame.evaluate(overflow);
      if (wide !== null) problems.push(wide);
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    page.off('console', onConsole);
    page.off('pageerror', onError);
    page.off('request', onRequest);
  }
  return [...new Set(problems)];
}
