/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('./gallery-views.mjs').GalleryView} GalleryView
 */

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
  const names = wide.slice(0, 3).map(({ tagName, className }) => `${tagName.toLowerCase()}.${String(className)}`);
  return `content is ${scrollWidth - clientWidth} px wider than the window: ${names.join(', ')}`;
}

/** Address of the page that shows only one component. @param {string} base @param {string} entry @param {GalleryView} view */
const frameAddress = (base, entry, { theme, language }) =>
  `${base}frame.html?${new URLSearchParams({ entry, theme, language }).toString()}`;

/**
 * Opens a component with all its states and waits until everything has loaded.
 * @param {Page} page
 * @param {{ base: string, entry: string, view: GalleryView }} what
 * @returns {Promise<string[]>} console messages, errors of the page, failed requests and horizontal overflow
 */
export async function visitComponent(page, { base, entry, view }) {
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
    await page.goto(frameAddress(base, entry, view), { waitUntil: 'networkidle' });
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
