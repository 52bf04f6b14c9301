/**
 * @typedef {object} Place shared setup of the measurements
 * @property {import('playwright').Browser} browser
 * @property {string} url of the server
 * @property {State} guest with an earlier visit
 * @property {State} user logged in
 * @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} State
 */

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * Opens a page with an empty cache.
 * @param {Place} place
 * @param {State | undefined} state of the visitor's browser
 */
export async function openPage({ browser, url }, state, viewport = DESKTOP) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    viewport,
    storageState: state,
    ...(viewport === PHONE ? { isMobile: true, hasTouch: true } : {}),
  });
  const page = await context.newPage();
  return { context, page, cdp: await context.newCDPSession(page) };
}

/**
 * A guest and a user with an earlier visit, so that one-time work of a first visit does not count for a screen.
 * @param {import('playwright').Browser} browser
 * @param {import('../../lib/product-server.mjs').ProductServer} server
 * @returns {Promise<Place>}
 */
export async function createSessions(browser, server) {
  const place = /** @type {Place} */ ({ browser, url: server.url });
  const { context, page } = await openPage(place, undefined);
  const known = page.waitForResponse(/\/register\/anonimous/);
  // The login page starts no anonymous session.
  await page.goto('/personal-recommendation');
  await known.then((answer) => answer.finished());
  const guest = await context.storageState();
  await page.goto('/login');
  await page.getByRole('textbox', { name: '手机号或邮箱' }).fill(server.demoAccount.name);
  await page.getByLabel('密码', { exact: true }).fill(server.demoAccount.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  const user = await context.storageState();
  await context.close();
  return { browser, url: server.url, guest, user };
}

/**
 * Address of a screen's link.
 * @param {Place} place
 * @param {import('./measured-screens.mjs').Screen} screen
 */
export async function addressOf(place, { from, link }) {
  const { context, page } = await openPage(place, place.user);
  await page.goto(from);
  const address = await page.locator(link).first().getAttribute('href');
  await context.close();
  if (address === null) throw new Error(`${from} has no link ${link}`);
  return address;
}
