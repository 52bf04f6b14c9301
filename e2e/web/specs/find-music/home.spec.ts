import { agreeToLogin } from '../../fixtures/agree-to-login.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NotificationsPanel } from '../../pages/notifications-panel.ts';

/** Blocks of a guest who hears no music library, and all blocks in a guest's order. */
const USUAL = ['推荐歌单', '独家放送', '最新音乐', '推荐MV', '随心听'];
const OWN = ['继续听', '最近播放', '我的歌单', '每日推荐'];
const ALL = ['精彩推荐', '发现', ...OWN, '推荐歌单', '最近添加', ...USUAL.slice(1)];
const statusOf = async (page: Parameters<typeof readPlayer>[0]) => (await readPlayer(page)).status;

test('shows a guest every block, asks them to log in for daily songs, and has no notifications; entries, banners and blocks link to their pages', async ({
  page,
  home,
  shell,
}) => {
  await home.open();
  await expect(home.headings).toHaveText(USUAL);
  for (const name of ['推荐歌单', '独家放送', '推荐MV'])
    await expect(home.block(name).getByRole('article').first()).toBeVisible();
  await expect(home.block('最新音乐').getByRole('listitem').first()).toBeVisible();
  await expect(home.block('随心听').getByRole('button').first()).toBeVisible();
  await expect(new NotificationsPanel(page).bell).toHaveCount(0);
  await expect(shell.loginLink).toBeVisible();
  await home.entries.getByRole('link', { name: '排行榜' }).click();
  await expect(page).toHaveURL(/\/find-music\/top$/);
  await page.goBack();
  await home.block('独家放送').getByRole('link', { name: '全部' }).click();
  await expect(page).toHaveURL(/\/exclusive-broadcast$/);
  await page.goBack();
  await home.banners.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/personal-recommendation/);
  await page.goBack();
  await home.entries.getByRole('button', { name: '每日推荐' }).click();
  await agreeToLogin(page);
  await expect(page).toHaveURL(/\/login/);
});

test('plays a playlist, a new song and a station without leaving the page', async ({ page, home }) => {
  await home.open();
  const card = home.block('推荐歌单').getByRole('article').first();
  await card.hover();
  await card.getByRole('button').click();
  await expect.poll(() => statusOf(page)).toBe('playing');
  const first = (await readPlayer(page)).songId;
  await home
    .block('最新音乐')
    .getByRole('button', { name: /^播放 / })
    .nth(2)
    .click();
  await expect.poll(async () => (await readPlayer(page)).songId).not.toBe(first);
  await expect.poll(() => statusOf(page)).toBe('playing');
  await home.block('随心听').getByRole('button').first().click();
  await expect.poll(async () => (await readPlayer(page)).mode).toBe('shuffle');
  await expect(page).toHaveURL(/personal-recommendation$/);
});

test('reorders the blocks by keyboard, hides one, and persists both', async ({ page, home }) => {
  await home.open();
  await home.orderButton.focus();
  await page.keyboard.press('Enter');
  const rows = home.orderDialog.getByRole('listitem');
  await expect(rows).toHaveText(ALL);
  await home.orderDialog.getByRole('button', { name: '上移 随心听' }).focus();
  for (let place = ALL.length - 1; place > 0; place -= 1) {
    await page.keyboard.press('Enter');
    await expect(rows.nth(place - 1)).toHaveText('随心听');
  }
  const changed = ['随心听', ...USUAL.slice(0, -1)];
  await expect(rows).toHaveText(['随心听', ...ALL.slice(0, -1)]);
  await page.keyboard.press('Escape');
  await expect(home.orderButton).toBeFocused();
  await expect(home.headings).toHaveText(changed);
  await page.reload();
  await expect(home.headings).toHaveText(changed);

  await home.orderButton.click();
  await home.orderDialog.getByRole('button', { name: '显示 独家放送' }).click();
  await home.orderDialog.getByRole('button', { name: '完成' }).click();
  await expect(home.headings).toHaveText(changed.filter((name) => name !== '独家放送'));
  await page.reload();
  await expect(home.headings).toHaveText(changed.filter((name) => name !== '独家放送'));

  await home.orderButton.click();
  await home.orderDialog.getByRole('button', { name: '恢复默认' }).click();
  await home.orderDialog.getByRole('button', { name: '完成' }).click();
  await expect(home.headings).toHaveText(USUAL);
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('begins with the own music: what was played last and the playlists', async ({
    page,
    home,
    playlist,
  }) => {
    await playlist.open(5003);
    await playlist.playAll.click();
    await expect.poll(() => statusOf(page)).toBe('playing');
    await home.open();
    const names = async () => (await home.headings.allTextContents()).slice(0, 3);
    await expect.poll(names).toContain('我的歌单');
    const [first] = await names();
    expect(first).not.toBe('推荐歌单');
    const above = await home.block('我的歌单').boundingBox();
    const banners = await home.banners.boundingBox();
    expect(above?.y ?? Infinity).toBeLessThan(banners?.y ?? 0);
    await home.block('我的歌单').getByRole('link', { name: '全部' }).click();
    await expect(page).toHaveURL(/\/my-playlist$/);
  });

  test('shows today’s songs, expands all of them, and plays them', async ({ page, home }) => {
    await home.open();
    const daily = home.block('每日推荐');
    await expect(daily.getByRole('listitem')).toHaveCount(6);
    await daily.getByRole('button', { name: /^展开全部/ }).click();
    await expect(daily.getByRole('listitem').nth(20)).toBeVisible();
    await daily.getByRole('button', { name: '播放 每日推荐' }).click();
    await expect.poll(() => statusOf(page)).toBe('playing');
    await expect(daily.locator('[aria-current="true"]')).toHaveCount(1);
  });
});

test.describe('without the server', () => {
  test.use({ baseURL: async ({ pooledServer }, use) => use(pooledServer.url) });

  test('each block shows its own failure and recovers separately', async ({
    page,
    guard,
    pooledServer,
    shell,
    home,
  }) => {
    guard.allowOffline();
    await page.goto('/find-music/song-list');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await pooledServer.kill();
    await page.getByRole('link', { name: '个性推荐' }).click();
    const failed = home.block('最新音乐').getByRole('button', { name: '重试' });
    await expect(failed).toBeVisible();
    await expect(home.block('推荐歌单').getByRole('button', { name: '重试' })).toBeVisible();
    await pooledServer.restart();
    await failed.click();
    await expect(home.block('最新音乐').getByRole('listitem').first()).toBeVisible();
    // The other blocks wait for a retry of their own.
    await expect(home.block('推荐歌单').getByRole('button', { name: '重试' })).toBeVisible();
    await home.block('推荐歌单').getByRole('button', { name: '重试' }).click();
    await expect(home.block('推荐歌单').getByRole('article').first()).toBeVisible();
    await expect(shell.main).toBeVisible();
  });
});
