import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMusicLibrary } from '../../fixtures/music-folder.ts';
import { signUpAdministrator } from '../../fixtures/sign-up-administrator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { waitForApp } from '../../fixtures/wait-for-app.ts';
import { MusicLibrarySettings } from '../../pages/music-library-settings.ts';

let root = '';

test.use({
  ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off' },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});
test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  await writeMusicLibrary(root, { files: 300 });
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('songs are jumped to by letter, albums walked by keyboard to the last one on a narrow window', async ({
  page,
  ownServer,
}) => {
  const settings = new MusicLibrarySettings(page);
  await signUpAdministrator(page, ownServer, '/library');
  await settings.open();
  await settings.add(root, '家里的音乐', ['杜子美']);
  await expect
    .poll(async () => {
      const { data } = (await (await page.request.get('/api/x/admin/libraries')).json()) as {
        data: { scan?: unknown; scannedAt: number }[];
      };
      return data.every(({ scan, scannedAt }) => !scan && scannedAt > 0);
    })
    .toBe(true);

  await page.goto('/library/songs?order=name');
  await waitForApp(page);
  const letters = page.getByRole('navigation', { name: '首字母' }).getByRole('button');
  const first = page.getByRole('grid', { name: '音乐库的歌曲' }).locator('[data-row="0"]');
  await expect(first).toBeInViewport();
  await letters.last().click();
  const focused = page.locator('[data-row]:focus');
  await expect(focused).toHaveAttribute('data-song', /\d+/);
  await expect(focused).toBeInViewport();
  await expect(first).not.toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/library/albums');
  await waitForApp(page);
  const cards = page.getByRole('list', { name: '专辑' }).getByRole('listitem');
  const count = Number(await cards.first().getAttribute('aria-setsize'));
  expect(count).toBeGreaterThan(20);
  await cards.first().getByRole('link').first().focus();
  for (let card = 2; card <= count; card += 1) {
    const next = page.locator(`[aria-posinset="${card}"]`);
    await expect(next.getByRole('link').first()).toBeAttached();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return page.evaluate(() => document.activeElement?.closest('[aria-posinset]')?.ariaPosInSet);
      })
      .toBe(String(card));
    await expect(next.getByRole('link').first()).toBeInViewport();
  }
});
