import { sample } from '../../fixtures/audit-sample.ts';
import { readRoutes } from '../../fixtures/built-routes.ts';
import { cutTexts } from '../../fixtures/cut-texts.ts';
import { freeHeight, spaceTexts, ZOOMED } from '../../fixtures/display.ts';
import { sidewaysOverflow, waitUntilLoaded } from '../../fixtures/page-checks.ts';
import { sampleAddress } from '../../fixtures/route-samples.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PlaylistPage } from '../../pages/playlist-page.ts';

const LIST = '/playList/5003';

for (const route of sample(readRoutes(), 6)) {
  test(`${route.path} at a zoom of 400 %, with spaced and with large texts`, async ({
    openPage,
    signedIn,
    request,
  }) => {
    const page = await openPage({ viewport: ZOOMED, storageState: signedIn, bypassCSP: true });
    await page.goto(await sampleAddress(route.path, request));
    await waitUntilLoaded(page);
    expect(await sidewaysOverflow(page), 'zoomed').toEqual([]);
    expect(await freeHeight(page), 'height that the bars leave').toBeGreaterThanOrEqual(0.6);

    await page.setViewportSize({ width: 1280, height: 800 });
    const usual = await cutTexts(page);
    const usualSpacing = await spaceTexts(page);
    expect
      .soft(
        (await cutTexts(page)).filter((text) => !usual.includes(text)),
        'text spacing',
      )
      .toEqual([]);
    expect.soft(await sidewaysOverflow(page), 'text spacing').toEqual([]);
    await usualSpacing();

    await page.addStyleTag({ content: 'html { font-size: 200%; }' });
    expect(await sidewaysOverflow(page), 'large texts').toEqual([]);
  });
}

test('the now-playing page scrolls to all of its controls at 400 %', async ({ openPage, signedIn }) => {
  const page = await openPage({ viewport: ZOOMED, storageState: signedIn });
  await page.goto(LIST);
  await new PlaylistPage(page).rows.nth(1).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('g');
  const nowPlaying = page.getByRole('dialog', { name: '正在播放' });
  for (const name of ['上一首', '下一首', '评论']) {
    const button = nowPlaying.getByRole('button', { name, exact: true });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  expect(await sidewaysOverflow(page)).toEqual([]);
});
