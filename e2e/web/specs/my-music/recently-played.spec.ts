import { readPlayer } from '../../fixtures/sound.ts';
import { expect, test } from '../../fixtures/test.ts';
import { RecentPage } from '../../pages/recent-page.ts';

test('a guest is shown the way in', async ({ page }) => {
  const recent = new RecentPage(page);
  await recent.open('single');
  await expect(recent.main.getByRole('link', { name: '登录' })).toBeVisible();
});

test.describe('what was played of late', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('songs play, are cleared, and come back after a reload too', async ({ page }) => {
    const recent = new RecentPage(page);
    await recent.open('single');
    await expect(recent.rows.first()).toHaveAttribute('aria-label', /(今天|昨天|\d+月\d+日) \d+:\d\d/);
    const first = await recent.rows.first().getAttribute('aria-label');
    await recent.playAll.click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await recent.clear.click();
    await expect(recent.rows).toHaveCount(0);
    await recent.undo.click();
    await expect(recent.rows.first()).toHaveAttribute('aria-label', first ?? '');
    await page.reload();
    await expect(recent.rows.first()).toBeVisible();
  });

  test('an album is taken out, stays out, and the tabs lead to the other lists', async ({ page }) => {
    const recent = new RecentPage(page);
    await recent.open('album');
    const card = recent.cards.first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    const before = await recent.cards.count();
    await recent.takeOut(card);
    await expect(recent.cards).toHaveCount(before - 1);
    await recent.undo.click();
    await expect(recent.cards).toHaveCount(before);
    await expect(recent.cards.first().getByRole('heading')).toHaveText(title);
    const tabs = page.getByRole('navigation', { name: '最近播放' });
    await tabs.getByRole('link', { name: '歌单' }).click();
    await expect(page).toHaveURL(/recently-played-playlist/);
    await expect(recent.cards.first()).toBeVisible();
  });

  test('albums and playlists play one after the other, in the order they are shown in', async ({ page }) => {
    const recent = new RecentPage(page);
    for (const list of ['album', 'playlist'] as const) {
      await recent.open(list);
      await expect(recent.cards.first()).toBeVisible();
      const asked: string[] = [];
      const path = list === 'album' ? '/api/album' : '/api/playlist/detail';
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.pathname === path) asked.push(`/${url.searchParams.get('id')}`);
      });
      await recent.playAll.click();
      await expect.poll(() => asked.length).toBe(await recent.cards.count());
      const shown = await recent.cards
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const ids = shown
        .filter((href) => /^\/(album|playList)\//.test(href))
        .map((href) => href.replace(/^.*\//, '/'));
      expect(asked).toEqual([...new Set(ids)]);
      await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
      page.removeAllListeners('request');
    }
    await recent.open('video');
    await expect(recent.clear).toBeVisible();
    await expect(recent.playAll).toHaveCount(0);
  });

  test('the report of a year can be read as a table, and Back leads to the songs', async ({ page }) => {
    const recent = new RecentPage(page);
    await recent.open('single');
    await recent.reportLink.click();
    await recent.report.getByRole('button', { name: '年', exact: true }).click();
    await expect(page).toHaveURL(/report=year/);
    await recent.report.getByRole('button', { name: '以表格显示' }).click();
    await expect(recent.report.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await page.goBack();
    await expect(recent.rows.first()).toBeVisible();
  });
});
