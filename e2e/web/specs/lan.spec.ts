import { expect, test } from '../fixtures/test.ts';

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
