import { recordMessages } from '../fixtures/recorded-messages.ts';
import { waitForApp } from '../fixtures/wait-for-app.ts';
import { expect, test } from '../fixtures/test.ts';

/** Accessible names and roles that assistive technology and external tests rely on; they must stay as they are. */
test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });
test.beforeEach(({ context }) => recordMessages(context));

test('the frame, the player and a collection keep their accessible names', async ({
  page,
  playlist,
  player,
  shell,
}) => {
  await playlist.open('5003');
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  await test.step('landmarks', async () => {
    for (const landmark of [
      page.getByRole('navigation', { name: '主导航' }),
      main,
      banner,
      page.getByRole('search', { name: '搜索' }),
      page.getByRole('region', { name: '播放器' }),
    ])
      await expect(landmark).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  await test.step('a collection and its songs', async () => {
    const title = await main.getByRole('heading', { level: 1 }).innerText();
    const grid = main.getByRole('grid', { name: title });
    const row = grid.getByRole('row').nth(1);
    const songTitle = await row.getByRole('gridcell').nth(1).innerText();
    expect(await row.getAttribute('aria-label')).toMatch(new RegExp(`^${songTitle.split('\n')[0] ?? ''}`));
    for (const name of ['播放全部', '分享'])
      await expect(main.getByRole('button', { name }).first()).toBeVisible();
    await expect(main.getByRole('button', { name: /^收藏/ }).first()).toHaveAttribute(
      'aria-pressed',
      /true|false/,
    );
    await expect(main.getByRole('button', { name: /^评论/ }).first()).toBeVisible();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(row).toHaveAttribute('aria-current', 'true');
  });

  await test.step('the player', async () => {
    for (const name of ['暂停', '上一首', '下一首', '静音', '播放队列', '歌词'])
      await expect(player.region.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(player.mode).toHaveAccessibleName('顺序播放');
    await expect(player.progress).toHaveAttribute('aria-valuetext', /^\d+:\d\d \/ \d+:\d\d$/);
    await expect(player.volume).toBeVisible();
    await expect(player.like).toHaveAttribute('aria-pressed', /true|false/);
    await player.pause.click();
    await expect(player.play).toBeVisible();
    const reading = await page.evaluate(() => ({ ...Reflect.get(window, 'qingyin').player }));
    expect(Object.keys(reading)).toEqual(
      expect.arrayContaining(['status', 'songId', 'positionMs', 'durationMs', 'queueLength', 'mode']),
    );
  });

  await test.step('search box, languages and theme', async () => {
    await shell.searchBox.focus();
    await expect(shell.suggestions).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button('主题')).toBeVisible();
    await button('语言').click();
    const languages = page.getByRole('dialog');
    await expect(languages.getByRole('option')).toHaveCount(54);
    await expect(languages.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
  });
});

test.describe('a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the login form keeps its accessible names', async ({ page, login }) => {
    await page.goto('/login');
    await waitForApp(page);
    await expect(login.account).toBeVisible();
    await expect(login.password).toBeVisible();
    await expect(login.submit).toBeVisible();
    await expect(login.guest).toBeVisible();
    for (const name of ['密码登录', '验证码登录', '扫码登录'] as const)
      await expect(login.tab(name)).toBeVisible();
  });
});
