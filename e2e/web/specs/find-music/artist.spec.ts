import type { APIRequestContext, Page } from '@playwright/test';
import { sampleAddress } from '../../fixtures/route-samples.ts';
import { sample } from '../../fixtures/audit-sample.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DetailPage } from '../../pages/detail-page.ts';

interface Listed {
  artists: { id: number }[];
}

/** Id of an artist without MVs. */
async function artistWithoutMv(request: APIRequestContext): Promise<number> {
  const { artists } = (await (await request.get('/api/top/artists?limit=50')).json()) as Listed;
  for (const { id } of artists) {
    const { mvs } = (await (await request.get(`/api/artist/mv?id=${id}`)).json()) as { mvs: unknown[] };
    if (mvs.length === 0) return id;
  }
  throw new Error('every artist has an MV');
}

test('plays an artist’s songs, and gives each tab its own address', async ({ page, request }) => {
  const artist = new DetailPage(page);
  await artist.open(await sampleAddress('/artists-detail', request));
  const tabs = page.getByRole('main').getByRole('navigation');
  await expect(tabs.getByRole('link', { name: '热门作品' })).toHaveAttribute('aria-current', 'page');
  await expect(artist.rows.first()).toBeVisible();
  await artist.playAll.click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');

  const name = (await artist.title.textContent()) ?? '';
  await tabs.getByRole('link', { name: '介绍' }).click();
  await expect(page).toHaveURL(/tab=desc/);
  await expect(tabs.getByRole('link', { name: '介绍' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('heading', { name: '简介' })).toBeVisible();
  await expect(artist.title).toHaveText(name);
  await page.reload();
  await expect(tabs.getByRole('link', { name: '介绍' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(artist.rows.first()).toBeVisible();

  await test.step('explains to a guest that similar artists need a login', async () => {
    await tabs.getByRole('link', { name: '相似歌手' }).click();
    await expect(page).toHaveURL(/tab=similar/);
    await expect(page.getByRole('main')).toContainText('登录可以体验更多功能哦！');
  });
});

test('shows an empty state that links to the songs for an artist without MVs', async ({ page, request }) => {
  const artist = new DetailPage(page);
  await artist.open(`/artists-detail?id=${await artistWithoutMv(request)}&tab=mv`);
  await expect(page.getByRole('main')).toContainText('还没有这位歌手的 MV。');
  await page.getByRole('main').getByRole('link', { name: '听听热门歌曲' }).click();
  await expect(artist.rows.first()).toBeVisible();
});

for (const address of sample(['/artists-detail?id=999999999', '/artists-detail'], 1))
  test(`shows that no artist is found at ${address}, with a link`, async ({ page }) => {
    const artist = new DetailPage(page);
    await artist.open(address);
    await expect(page.getByRole('main')).toContainText('没有找到这位歌手');
    await expect(artist.emptyStateLink).toBeVisible();
  });

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('follows an artist, keeps it after a reload, and unfollows', async ({ page }) => {
    const artist = new DetailPage(page);
    await artist.open(`/artists-detail?id=${String(await strangerOf(page))}`);
    await expect(artist.follow).toHaveAttribute('aria-pressed', 'false');
    // The optimistic update is visible before the request is sent.
    const response = page.waitForResponse(/\/api\/artist\/sub\b/);
    await artist.follow.click();
    await expect(artist.follow).toHaveAttribute('aria-pressed', 'true');
    await response;
    await page.reload();
    await expect(artist.follow).toHaveAttribute('aria-pressed', 'true');
    await artist.follow.click();
    await expect(artist.follow).toHaveAttribute('aria-pressed', 'false');
  });

  test('similar artists link to their own pages', async ({ page, request }) => {
    const artist = new DetailPage(page);
    await artist.open(`${await sampleAddress('/artists-detail', request)}&tab=similar`);
    const name = (await artist.title.textContent()) ?? '';
    await artist.region('相似歌手').getByRole('link').first().click();
    await expect(artist.title).not.toHaveText(name);
    await expect(artist.rows.first()).toBeVisible();
  });
});

/** Id of an artist in the chart whom the user does not follow yet; the first one may be followed already. */
async function strangerOf(page: Page): Promise<number> {
  const ask = async (call: string): Promise<unknown> => (await page.request.get(`/api${call}`)).json();
  const { artists } = (await ask('/top/artists?limit=50')) as { artists: { id: number }[] };
  const { data } = (await ask('/artist/sublist?limit=200')) as { data: { id: number }[] };
  const stranger = artists.find(({ id }) => data.every((followed) => followed.id !== id));
  if (!stranger) throw new Error('every artist of the chart is followed');
  return stranger.id;
}
