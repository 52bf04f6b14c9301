import type { Request } from '@playwright/test';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { RecentlyPlayedPage } from '../../pages/recently-played-page.ts';

test.describe('recently played', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('plays songs, clears them, and restores them even after a reload; links to their listening report', async ({
    page,
  }) => {
    const recent = new RecentlyPlayedPage(page);
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

    await test.step('shows a year’s listening report as a table, and Back leads to the songs', async () => {
      await recent.reportLink.click();
      await recent.report.getByRole('button', { name: '年', exact: true }).click();
      await expect(page).toHaveURL(/report=year/);
      await recent.report.getByRole('button', { name: '以表格显示' }).click();
      await expect(recent.report.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await page.goBack();
      await expect(recent.rows.first()).toBeVisible();
    });
  });

  test('removes an album and restores it at its place', async ({ page }) => {
    const recent = new RecentlyPlayedPage(page);
    await recent.open('album');
    const card = recent.cards.first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    const before = await recent.cards.count();
    await recent.remove(card);
    await expect(recent.cards).toHaveCount(before - 1);
    await recent.undo.click();
    await expect(recent.cards).toHaveCount(before);
    await expect(recent.cards.first().getByRole('heading')).toHaveText(title);
  });

  test('plays albums and playlists one after the other in their order; tabs lead from list to list', async ({
    page,
  }) => {
    const recent = new RecentlyPlayedPage(page);
    const tabs = page.getByRole('navigation', { name: '最近播放' });
    await recent.open('album');
    for (const [list, path, address] of [
      ['album', '/api/album', /^\/album\//],
      ['playlist', '/api/playlist/detail', /^\/playList\//],
    ] as const) {
      await test.step(`plays all: ${list}`, async () => {
        if (list === 'playlist') await tabs.getByRole('link', { name: '歌单' }).click();
        await expect(page).toHaveURL(new RegExp(`recently-played-${list}`));
        // The address changes before the previous list is removed.
        await expect(recent.cards.first().getByRole('link').first()).toHaveAttribute('href', address);
        const asked: string[] = [];
        const note = (request: Request) => {
          const url = new URL(request.url());
          if (url.pathname === path) asked.push(`/${url.searchParams.get('id')}`);
        };
        page.on('request', note);
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
        page.off('request', note);
      });
    }

    await tabs.getByRole('link', { name: '视频' }).click();
    await expect(recent.clear).toBeVisible();
    await expect(recent.playAll).toHaveCount(0);
  });
});
