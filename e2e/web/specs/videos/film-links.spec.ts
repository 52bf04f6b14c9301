import { playableMv } from '../../fixtures/films.ts';
import { sample } from '../../fixtures/audit-sample.ts';
import { expect, test } from '../../fixtures/test.ts';
import { waitForApp } from '../../fixtures/wait-for-app.ts';
import { FilmPage } from '../../pages/film-page.ts';

/** Links of films, in any kind of card. */
const FILM_LINK = 'a[href^="/mv-detail/"], a[href^="/video-detail/"]';

const lists = [
  '/personal-recommendation',
  '/exclusive-broadcast',
  '/video',
  '/mv',
  '/mv-all',
  '/top-mv',
  `/search-detail/video?keywords=${encodeURIComponent('月')}`,
];

for (const address of sample(lists, 1)) {
  test(`opens a film from ${decodeURIComponent(address)}`, async ({ page }) => {
    await page.goto(address);
    await waitForApp(page);
    const film = new FilmPage(page);
    await page.getByRole('main').locator(FILM_LINK).first().click();
    await expect(page).toHaveURL(/\/(mv|video)-detail\//);
    await expect(film.film).toBeVisible();
    await expect(film.title).toBeVisible();
  });
}

test('opens a film from its artist’s page', async ({ page, request }) => {
  const { address, artist } = await playableMv(request);
  await page.goto(`/artists-detail?id=${String(artist)}&tab=mv`);
  await waitForApp(page);
  const film = new FilmPage(page);
  await page.getByRole('main').locator(`a[href="${address}"]`).click();
  await expect(film.film).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('opens a collected film from the collection, and removes it there', async ({ page, request }) => {
    const { address, name } = await playableMv(request);
    const film = new FilmPage(page);
    await film.open(address);
    await expect(film.collect).toBeVisible();
    const before = await film.collect.getAttribute('aria-pressed');
    if (before === 'false') {
      const kept = page.waitForResponse(/\/api\/mv\/sub/);
      await film.collect.click();
      await kept;
    }
    await page.goto('/collect-video');
    const link = page.getByRole('main').getByRole('link', { name });
    await link.first().click();
    await expect(film.collect).toHaveAttribute('aria-pressed', 'true');
    const taken = page.waitForResponse(/\/api\/mv\/sub/);
    await film.collect.click();
    await taken;
    await page.goto('/collect-video');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(link).toHaveCount(0);
  });
});
