import { readPlayer } from '../fixtures/sound.ts';
import { expect, test } from '../fixtures/test.ts';
import { PlaylistPage } from '../pages/playlist-page.ts';

test('plain http on a name of the home network is no secure context, and the product says no word about it', async ({
  page,
  home,
}) => {
  await home.open();
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await expect(home.playlists.first()).toBeVisible();
});

test('scripts come compressed although such pages are offered no brotli', async ({ page, home }) => {
  const encodings: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) encodings.push(response.headers()['content-encoding']);
  });
  await home.open();
  await expect(home.playlists.first()).toBeVisible();
  expect(encodings.length).toBeGreaterThan(0);
  expect(encodings.filter((encoding) => encoding === 'gzip').length).toBeGreaterThan(encodings.length / 2);
});

test('the test page explains what the browser withholds here', async ({ page, shell }) => {
  await page.goto('/test');
  await expect(shell.main.getByRole('heading').first()).toBeVisible();
});

test('one tab sounds at a time here too', async ({ page, context }) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    const playlist = new PlaylistPage(each);
    await playlist.open('5003');
    await playlist.playAll.click();
    await expect.poll(async () => (await readPlayer(each)).status).toBe('playing');
  }
  await expect.poll(async () => (await readPlayer(page)).status).toBe('paused');
});
