import { AUDIT } from '../../fixtures/audit-sample.ts';
import { sampleAddress } from '../../fixtures/route-samples.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DetailPage } from '../../pages/detail-page.ts';

test('shows an album’s songs, plays them, adds them to the queue, and links to other albums of the artist', async ({
  page,
  request,
}) => {
  const album = new DetailPage(page);
  await album.open(await sampleAddress('/album/$id', request));
  await expect(album.rows.first()).toBeVisible();
  const songs = await album.rows.count();
  await expect(album.comments).toBeVisible();
  await album.playAll.click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  expect((await readPlayer(page)).queueLength).toBe(songs);
  await album.queueAll.click();
  await expect.poll(async () => (await readPlayer(page)).queueLength).toBe(2 * songs);

  const title = (await album.title.textContent()) ?? '';
  const others = album.region(/的其他专辑$/);
  await others.getByRole('article').first().getByRole('link').first().click();
  await expect(album.title).not.toHaveText(title);
  await expect(page).toHaveTitle(/ · 专辑 · 青音$/);
});

test('collects an album after a guest’s login', async ({ page, request, server, login }) => {
  const album = new DetailPage(page);
  const address = await sampleAddress('/album/$id', request);
  await album.open(address);
  await album.collect.click();
  const prompt = page.getByRole('dialog', { name: '登录后就能收藏' });
  await expect(prompt).toContainText('收藏记在你的账号里');
  await prompt.getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await album.collect.click();
  await prompt.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  // The optimistic update is visible before the request is sent.
  const response = page.waitForResponse(/\/api\/album\/sub\b/);
  await login.signIn(server.demoAccount);
  await page.waitForURL(`**${address}`);
  await expect(album.collect).toHaveAttribute('aria-pressed', 'true');
  await response;
  await page.reload();
  await expect(album.collect).toHaveAttribute('aria-pressed', 'true');
  await album.collect.click();
  await expect(album.collect).toHaveAttribute('aria-pressed', 'false');
});

test('shows an empty state with a link for an album that does not exist', async ({ page }) => {
  const album = new DetailPage(page);
  await album.open('/album/999999999');
  await expect(page.getByRole('main')).toContainText('没有找到这张专辑');
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toHaveCount(0);
  await album.emptyStateLink.click();
  await expect(page).toHaveURL(/personal-recommendation$/);
});

test.describe('without the server', () => {
  test.use({ baseURL: async ({ pooledServer }, use) => use(pooledServer.url) });

  test(
    'album, artist and playlist show a failure, and recover when the server is back',
    AUDIT,
    async ({ page, guard, pooledServer, request, home, shell }) => {
      guard.allowOffline();
      const detail = new DetailPage(page);
      await detail.open(await sampleAddress('/album/$id', request));
      await expect(detail.rows.first()).toBeVisible();
      const other = detail
        .region(/的其他专辑$/)
        .getByRole('article')
        .first()
        .getByRole('link')
        .first();
      await expect(other).toBeVisible();
      await pooledServer.kill();
      await other.click();
      await expect(shell.retry.first()).toBeVisible();
      await pooledServer.restart();
      await shell.retry.first().click();
      await expect(detail.rows.first()).toBeVisible();

      const artist = page
        .getByRole('main')
        .getByRole('link')
        .and(page.locator('[href^="/artists-detail"]'))
        .first();
      await expect(artist).toBeVisible();
      await pooledServer.kill();
      await artist.click();
      await expect(shell.retry.first()).toBeVisible();
      await pooledServer.restart();
      await shell.retry.first().click();
      await expect(detail.title).toBeVisible();

      await home.open();
      await expect(home.playlists.first()).toBeVisible();
      await pooledServer.kill();
      await home.playlists.first().click();
      await expect(shell.retry.first()).toBeVisible();
      await pooledServer.restart();
      await shell.retry.first().click();
      await expect(detail.rows.first()).toBeVisible();
    },
  );
});
