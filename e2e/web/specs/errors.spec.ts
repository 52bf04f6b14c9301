import type { Page, Route } from '@playwright/test';
import { messagesShown, recordMessages } from '../fixtures/recorded-messages.ts';
import { waitForApp } from '../fixtures/wait-for-app.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ context }) => recordMessages(context));

const PROMPT = '登录可以体验更多功能哦！';
/** API call that the tests let fail; the page fetches it when it opens. */
const PLAYLIST = /\/api\/playlist\/detail/;

/** Answers one call as a foreign or failing service would. */
async function answer(
  page: Page,
  status: number,
  body: object = { code: status, msg: '需要登录' },
): Promise<void> {
  await page.route(PLAYLIST, (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'cache-control': 'no-store' },
      body: JSON.stringify(body),
    }),
  );
}

/** Writes a key of the product and a foreign key to local storage, to check which ones are removed. */
async function storeEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('userId', '1');
    localStorage.setItem('left-over', 'x');
  });
}

test.describe('a status that ends the session', () => {
  for (const status of [301, 302, 400, 404, 405, 503]) {
    test(`${status} clears local storage and leads to the login page`, async ({
      page,
      guard,
      home,
      login,
      shell,
    }) => {
      guard.allowStatus(status, PLAYLIST);
      await home.open();
      await expect(home.playlists.first()).toBeVisible();
      await storeEverything(page);
      await answer(page, status);
      await home.playlists.first().click();
      await page.waitForURL('**/login**');
      await expect(login.account).toBeVisible();
      const invited = (await messagesShown(page)).filter((text) => text === PROMPT).length;
      expect(invited, 'times the invitation was shown').toBe(status === 301 ? 1 : 0);
      // A message is visible for one second.
      await expect(shell.message.filter({ hasText: PROMPT })).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('left-over'))).toBeNull();
    });
  }

  test('keeps the chosen language', async ({ page, guard, home, shell }) => {
    guard.allowStatus(404, PLAYLIST);
    await home.open();
    await shell.chooseLanguage('繁體中文');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
    await answer(page, 404);
    await home.playlists.first().click();
    await page.waitForURL('**/login**');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  });
});

test.describe('any other error', () => {
  test('shows the failure with a working retry, and keeps the session', async ({
    page,
    guard,
    home,
    shell,
    playlist,
  }) => {
    guard.allowStatus(500, PLAYLIST);
    await home.open();
    await home.playlists.first().waitFor();
    await storeEverything(page);
    await answer(page, 500, { code: 500, msg: '出错了' });
    await home.openFirstPlaylist();
    await expect(shell.failure).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('left-over'))).toBe('x');
    await page.unroute(PLAYLIST);
    await shell.retry.click();
    await expect(playlist.playAll).toBeVisible();
    await expect(shell.failure).toHaveCount(0);
  });

  test('a failed block leaves the rest of the home page intact', async ({ page, guard, home, shell }) => {
    const block = /\/api\/personalized\/newsong/;
    guard.allowStatus(500, block);
    await page.route(block, (route) => route.fulfill({ status: 500, json: { code: 500 } }));
    // The server sends the first page with its data; reached from another page, the home page fetches it.
    await page.goto('/test');
    await waitForApp(page);
    await shell.navigation.getByRole('link', { name: '发现音乐' }).click();
    await expect(shell.failure).toHaveCount(1);
    await expect(home.playlists.first()).toBeVisible();
    await page.unroute(block);
    await shell.retry.click();
    await expect(shell.failure).toHaveCount(0);
  });
});

test.describe('code that fails to load', () => {
  for (const [what, pattern] of [
    ['script', /\/assets\/.*\.js$/],
    ['stylesheet', /\/assets\/.*\.css$/],
  ] as const) {
    test(`a ${what} that fails to load shows a failure, and retry loads the page`, async ({
      page,
      guard,
      home,
      shell,
      playlist,
    }) => {
      guard.allow(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/, /Unable to preload CSS/);
      await home.open();
      await home.playlists.first().waitFor();
      const address = await home.playlists.first().getAttribute('href');
      await page.route(pattern, (route) => route.abort('failed'));
      await page.evaluate((to) => history.pushState(null, '', to), address);
      await expect(shell.failure).toBeVisible();
      await page.unroute(pattern);
      await shell.retry.click();
      await expect(playlist.playAll).toBeVisible();
    });
  }
});

test('shows the product’s own page for an unknown address', async ({ page, guard, shell }) => {
  guard.allowStatus(404, /\/no-such-page/);
  await page.goto('/no-such-page');
  await expect(shell.main).toContainText('没有这个页面');
  await expect(shell.main.getByRole('link', { name: '回到首页' })).toBeVisible();
});

test('answers 404 instead of the page for a missing asset', async ({ request }) => {
  const answered = await request.get('/assets/no-such-file.js');
  expect(answered.status()).toBe(404);
  expect(await answered.text()).not.toContain('<html');
});
