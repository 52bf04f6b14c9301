import type { Locator } from '@playwright/test';
import { readPersistedValue } from '../../fixtures/persisted-value.ts';
import { sampleAddress } from '../../fixtures/route-samples.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DetailPage } from '../../pages/detail-page.ts';

interface ScrollRecord {
  seen: string[];
  moved: number;
}

test('plays a playlist, adds it to the queue, and opens its comments and similar playlists', async ({
  page,
  request,
}) => {
  const list = new DetailPage(page);
  await list.open(await sampleAddress('/playList/$id', request));
  await expect(list.rows.first()).toBeVisible();
  await expect(list.comments).toBeVisible();
  await expect(list.region('收藏了它的人').getByRole('listitem').first()).toBeVisible();
  await list.playAll.click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  const { queueLength } = await readPlayer(page);
  await list.queueAll.click();
  await expect.poll(async () => (await readPlayer(page)).queueLength).toBe(2 * queueLength);

  await page.getByRole('main').getByRole('button', { name: '评论' }).first().click();
  await expect(list.comments).toBeInViewport();
  await expect(list.comments).toBeFocused();

  const title = (await list.title.textContent()) ?? '';
  await list.region('相似歌单').getByRole('link').first().click();
  await expect(list.title).not.toHaveText(title);
  await expect(page).toHaveTitle(/ · 歌单 · 青音$/);
});

test('shows an empty state with a link for a playlist that does not exist, and keeps the session', async ({
  page,
}) => {
  const list = new DetailPage(page);
  await list.open('/playList/987654321');
  await expect(page.getByRole('main')).toContainText('没有找到这个歌单');
  await expect(list.emptyStateLink).toBeVisible();
  await expect(page).toHaveURL(/\/playList\/987654321$/);
  await list.emptyStateLink.click();
  await expect(page).toHaveURL(/personal-recommendation$/);
});

test('restores sort order and filter of a playlist on Back and reload without layout shift, but not for another playlist or a link to a song', async ({
  page,
  playlist,
}) => {
  // Records every title that ever stood in the first row, and the layout shift.
  await page.addInitScript(() => {
    const seen: string[] = [];
    const record = { seen, moved: 0 };
    Object.assign(window, { record });
    new MutationObserver(() => {
      const title = document.querySelector('[role="grid"] [data-row="0"]')?.getAttribute('aria-label');
      if (title && seen.at(-1) !== title) seen.push(title);
    }).observe(document, { subtree: true, childList: true, attributes: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const readRecord = () => page.evaluate(() => (window as unknown as { record: ScrollRecord }).record);
  const duration = page.getByRole('columnheader', { name: '时长' });
  const field = page.getByRole('searchbox', { name: '筛选歌曲' });

  await playlist.open(5003);
  const first = await playlist.rows.first().getAttribute('aria-label');
  await duration.getByRole('button').click();
  await expect(duration).toHaveAttribute('aria-sort', 'ascending');
  await expect(playlist.rows.first()).not.toHaveAttribute('aria-label', first ?? '');
  const shortest = (await playlist.rows.first().getAttribute('aria-label')) ?? '';

  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/playList\/5003$/);
  await page.goBack();
  await expect(playlist.rows.first()).toHaveAttribute('aria-label', shortest);
  await expect(duration).toHaveAttribute('aria-sort', 'ascending');

  await page.reload();
  await expect(playlist.rows.first()).toHaveAttribute('aria-label', shortest);
  await expect(duration).toHaveAttribute('aria-sort', 'ascending');
  await expect(field).toBeVisible();
  expect(await readRecord()).toEqual({ seen: [shortest], moved: 0 });

  const text = shortest.split(' · ')[0] ?? '';
  await field.fill(text);
  await expect(page.getByText(/^找到 \d+ 首$/)).toBeVisible();
  const left = await playlist.rows.count();
  await expect.poll(() => readPersistedValue(page, 'song-orders')).toContain(text);
  await page.reload();
  await expect(field).toHaveValue(text);
  await expect(playlist.rows).toHaveCount(left);
  expect((await readRecord()).moved).toBe(0);

  await playlist.open(5002);
  await expect(playlist.rows.nth(3)).toBeVisible();
  await expect(duration).toHaveAttribute('aria-sort', 'none');

  const answer = await page.request.get('/api/playlist/detail', { params: { id: '5003' } });
  const { trackIds } = ((await answer.json()) as { playlist: { trackIds: { id: number }[] } }).playlist;
  await page.goto(`/playList/5003?song=${trackIds[9]?.id}`);
  await expect(playlist.rows.nth(9)).toBeFocused();
  await expect(duration).toHaveAttribute('aria-sort', 'none');
});

test('shows covers in the rows of a playlist, not in those of an album, and none after they were hidden', async ({
  page,
  playlist,
  request,
}) => {
  const cover = (row: Locator) => row.locator('img');
  await playlist.open(5003);
  await expect(cover(playlist.rows.first())).toBeVisible();
  expect(await cover(playlist.rows.first()).boundingBox()).toMatchObject({ width: 40, height: 40 });

  await page.getByRole('button', { name: '显示方式' }).click();
  const options = page.getByRole('dialog', { name: '显示方式' });
  await options.getByRole('button', { name: '封面' }).click();
  await expect(cover(playlist.rows.first())).toHaveCount(0);
  await expect.poll(() => readPersistedValue(page, 'song-table')).toContain('"cover":false');
  await page.reload();
  await expect(playlist.rows.first().getByRole('link').first()).toBeVisible();
  await expect(cover(playlist.rows.first())).toHaveCount(0);

  await page.getByRole('button', { name: '显示方式' }).click();
  await options.getByRole('button', { name: '封面' }).click();
  await expect(cover(playlist.rows.first())).toBeVisible();
  const album = new DetailPage(page);
  await album.open(await sampleAddress('/album/$id', request));
  await expect(album.rows.first().getByRole('link').first()).toBeVisible();
  await expect(cover(album.rows.first())).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the second line of a song names the artists and the album, not in an album', async ({
    page,
    playlist,
    request,
  }) => {
    await playlist.open(5003);
    const links = playlist.rows.first().getByRole('link');
    await expect(links.first()).toBeVisible();
    const artist = await links.first().boundingBox();
    const name = await links.last().boundingBox();
    expect(await links.last().getAttribute('href')).toContain('/album/');
    expect(name?.y).toBe(artist?.y);
    expect(name?.x).toBeGreaterThan((artist?.x ?? 0) + (artist?.width ?? 0));

    const album = new DetailPage(page);
    await album.open(await sampleAddress('/album/$id', request));
    await expect(album.rows.first().getByRole('link').first()).toBeVisible();
    await expect(album.rows.first().locator('a[href*="/album/"]')).toHaveCount(0);
  });
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('collects a playlist, keeps it after a reload, and takes it back', async ({ page }) => {
    const list = new DetailPage(page);
    await list.open('/playList/5003');
    const was = (await list.collect.getAttribute('aria-pressed')) ?? 'false';
    const other = was === 'true' ? 'false' : 'true';
    // The optimistic update is visible before the request is sent; a page that is left meanwhile may not send it.
    const response = page.waitForResponse(/\/api\/playlist\/subscribe/);
    await list.collect.click();
    await expect(list.collect).toHaveAttribute('aria-pressed', other);
    await response;
    await page.reload();
    await expect(list.collect).toHaveAttribute('aria-pressed', other);
    await list.collect.click();
    await expect(list.collect).toHaveAttribute('aria-pressed', was);
  });

  test('offers no collecting of an own playlist, and nothing to play in an empty one', async ({ page }) => {
    const made = await page.request.post('/api/playlist/create', { form: { name: '还没有想好' } });
    const { id } = (await made.json()) as { id: number };
    const list = new DetailPage(page);
    await list.open(`/playList/${id}`);
    await expect(page.getByRole('main')).toContainText('这个歌单还没有歌。');
    await expect(list.playAll.first()).toBeDisabled();
    await expect(list.queueAll).toHaveCount(0);
    await page.request.post('/api/playlist/delete', { form: { id: String(id) } });

    await page.getByRole('link', { name: '清晨散步' }).first().click();
    await expect(list.title).toHaveText('清晨散步');
    await expect(list.playAll.first()).toBeEnabled();
    await expect(list.collect).toHaveCount(0);
  });
});
