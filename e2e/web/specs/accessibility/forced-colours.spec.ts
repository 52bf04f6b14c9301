import { sample } from '../../fixtures/audit-sample.ts';
import { readRoutes } from '../../fixtures/built-routes.ts';
import { lostInForcedColours } from '../../fixtures/forced-colours.ts';
import { waitUntilLoaded } from '../../fixtures/page-checks.ts';
import { sampleAddress } from '../../fixtures/route-samples.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LyricsView } from '../../pages/lyrics-view.ts';
import { PlaylistPage } from '../../pages/playlist-page.ts';

const LIST = '/playList/5003';

for (const route of sample(readRoutes(), 3)) {
  test(`${route.path}: forced colours leave every edge and mark`, async ({ openPage, signedIn, request }) => {
    const page = await openPage({ reducedMotion: 'reduce', storageState: signedIn });
    await page.goto(await sampleAddress(route.path, request));
    await waitUntilLoaded(page);
    expect(await lostInForcedColours(page)).toEqual([]);
  });
}

for (const setting of [{ forcedColors: 'active' }, { contrast: 'more' }] as const) {
  test(`${Object.keys(setting).join()}: sung words are underlined`, async ({ openPage, signedIn }) => {
    const page = await openPage({ ...setting, storageState: signedIn });
    const lyrics = new LyricsView(page);
    await page.goto(LIST);
    await lyrics.playRow(0);
    await lyrics.open();
    const front = page.locator('li[data-sounding] [data-front]').first();
    await expect(front).toHaveCSS('text-decoration-line', 'underline');
    await expect(front).not.toHaveCSS('display', 'none');
    await expect(page.locator('[data-timed]').first()).toHaveCSS('mask-image', 'none');
  });
}

test('forced colours: fields, the main button, selected songs and the QR code are seen', async ({
  openPage,
  signedIn,
}) => {
  const page = await openPage({ forcedColors: 'active', colorScheme: 'dark', storageState: signedIn });
  await page.goto(LIST);
  const rows = new PlaylistPage(page).rows;
  await rows.nth(3).focus();
  await page.keyboard.press('Control+Space');
  await expect(rows.nth(3)).toHaveCSS('outline-style', 'double');

  const main = page.getByRole('main').getByRole('button', { name: '播放全部' });
  const { color, backgroundColor } = await main.evaluate((button) => getComputedStyle(button));
  expect(color).not.toBe(backgroundColor);
  await expect(main).toHaveCSS('forced-color-adjust', 'none');

  await page.getByRole('main').getByRole('button', { name: '分享', exact: true }).first().click();
  await expect(page.getByRole('dialog').locator('svg[role="img"]')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );

  await page.goto('/edit-song-list?id=6101');
  const field = page.getByRole('main').getByRole('textbox').first();
  await expect(field).toBeVisible();
  expect(await field.evaluate((input) => getComputedStyle(input.parentElement ?? input).borderTopWidth)).toBe(
    '1px',
  );
});
