import type { Page } from '@playwright/test';
import { sample } from '../fixtures/audit-sample.ts';
import { readRoutes } from '../fixtures/built-routes.ts';
import { sidewaysOverflow, waitUntilLoaded } from '../fixtures/page-checks.ts';
import { signUpAdministrator } from '../fixtures/sign-up-administrator.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off' } });

/** A chart: the charts and their owner exist without any song. */
const CHART = 3_778_678;
const OWNER = 1;

/** Addresses of routes with parameters or required search values; resources that nobody has made are missing. */
const addresses: Readonly<Record<string, string>> = {
  '/playList/$id': `/playList/${CHART}`,
  '/album/$id': '/album/1',
  '/artists-detail': '/artists-detail?id=1',
  '/mv-detail/$mvid': '/mv-detail/1',
  '/video-detail/$vid': `/video-detail/${'A'.repeat(32)}`,
  '/search-detail/$type': `/search-detail/song?keywords=${encodeURIComponent('月')}`,
  '/find-music/quality-play-list/$id': `/find-music/quality-play-list/${encodeURIComponent('全部')}`,
  '/care/dynamic/$uid': `/care/dynamic/${OWNER}`,
  '/care/follows/$uid': `/care/follows/${OWNER}`,
  '/care/fan/$uid': `/care/fan/${OWNER}`,
  '/homepage/$uid': `/homepage/${OWNER}`,
  '/hot-comment-list/$id/$type': `/hot-comment-list/${CHART}/playlist`,
  '/edit-song-list': `/edit-song-list?id=${CHART}`,
};

/** Problems of a page that loaded completely. */
async function problems(page: Page, path: string): Promise<string[]> {
  await page.goto(addresses[path] ?? path);
  await expect(page.locator('main, form').first()).toBeVisible();
  await waitUntilLoaded(page);
  const failed = await page.getByRole('button', { name: '重试', exact: true }).count();
  const blank = (await page.locator('main, form').first().innerText()).trim().length === 0 ? ['blank'] : [];
  return [...blank, ...(failed > 0 ? ['a failed block'] : []), ...(await sidewaysOverflow(page))].map(
    (problem) => `${path}: ${problem}`,
  );
}

/** `npm test` opens half of the routes as an administrator and a quarter of the public ones as a guest. */
const pages = { 'a guest': 10, 'an administrator': 23 };

for (const [role, count] of Object.entries(pages)) {
  test(`every page has content or an empty state for ${role} when there is no song`, async ({
    ownServer,
    openPage,
  }) => {
    const page = await openPage({ baseURL: ownServer.url });
    if (role !== 'a guest') {
      await signUpAdministrator(page, ownServer, '/find-music/top');
    }
    const found: string[] = [];
    // A guest sees the login page in place of the others.
    const routes = readRoutes().filter(({ access }) => role !== 'a guest' || access === 'public');
    for (const { path } of sample(routes, count)) found.push(...(await problems(page, path)));
    expect(found).toEqual([]);
  });
}
