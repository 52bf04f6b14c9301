import { hanTexts } from '../fixtures/han-texts.ts';
import { waitUntilLoaded } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';

/** Chart of the most played songs. */
const CHART = 3_778_678;
const routes = [
  '/personal-recommendation',
  '/find-music/top',
  '/find-music/song-list',
  '/find-music/singer',
  '/singer-list',
  '/find-music/latest-music',
  '/mv',
  '/video',
  '/search-detail/all?keywords=moon',
  `/playList/${CHART}`,
];
const windows = [
  { name: 'desktop', options: { viewport: { width: 1440, height: 900 } } },
  { name: 'phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const;

for (const { name, options } of windows) {
  test(`shows no Chinese product texts in English, on a ${name}`, async ({ openPage }) => {
    const page = await openPage({ locale: 'en-US', ...options });
    for (const route of routes) {
      await page.goto(route);
      await expect(page.locator('main').first()).toBeVisible();
      await waitUntilLoaded(page);
      await expect.poll(() => hanTexts(page), route).toEqual([]);
    }
  });
}

test('names of charts, labels of banners and tags are English, and their addresses keep the Chinese values', async ({
  openPage,
}) => {
  const page = await openPage({ locale: 'en-US' });
  await page.goto('/personal-recommendation');
  const banners = page.getByRole('region', { name: 'Highlights' }).getByRole('link');
  await expect(banners.first()).toContainText('Playlist');
  await expect(banners.filter({ hasText: /歌单|新碟首发|独家|数字专辑|榜单|单曲|音乐人/ })).toHaveCount(0);

  await page.goto('/find-music/top');
  const official = page.getByRole('region', { name: 'Official charts' });
  await expect(official.getByRole('heading', { level: 3 })).toHaveText([
    'Rising songs',
    'New songs',
    'Original songs',
    'Top songs',
  ]);
  await official.getByRole('link', { name: 'Top songs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Top songs' })).toBeVisible();
  await expect(page).toHaveTitle(/^Top songs · /);

  await page.goto('/find-music/song-list');
  const tag = page.getByRole('main').getByRole('link', { name: 'Ancient style', exact: true }).first();
  await expect(tag).toHaveAttribute('href', `/find-music/song-list?cat=${encodeURIComponent('古风')}`);
});

test('the liked songs and Latin names of artists are English for a user', async ({ openPage, signedIn }) => {
  const page = await openPage({ locale: 'en-US', storageState: signedIn });
  await page.goto('/my-playlist');
  await expect(page.getByRole('main').getByRole('link', { name: /’s liked songs$/ })).toBeVisible();
  await page.goto('/find-music/singer');
  await expect(page.getByRole('main').getByText('Shen Yunqing')).toBeVisible();
});
