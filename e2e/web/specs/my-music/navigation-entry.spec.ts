import { expect, test } from '../../fixtures/test.ts';

test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

test('the navigation does not move when the entry of the music libraries loads again', async ({ page }) => {
  const entry = page.getByRole('link', { name: '音乐库', exact: true });
  await page.goto('/my-playlist');
  await expect(entry).toBeVisible();
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Object.assign(window, { tops });
    const record = () => {
      const heading = [...document.querySelectorAll('nav h2')].find(
        ({ textContent }) => textContent === '我的音乐',
      );
      if (heading) tops.add(Math.round(heading.getBoundingClientRect().top));
      requestAnimationFrame(record);
    };
    record();
  });
  await page.reload();
  await expect(entry).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('button', { name: '导入歌曲' })).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])).toHaveLength(1);
});

test('a focused entry stays in view when the one of the music libraries appears above it', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.removeItem('qy-music-library'));
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/x/library/presence*', async (route) => {
    await released;
    await route.continue();
  });
  // So tall that the list is scrolled less than a row: scroll anchoring has no anchor below the new entry then.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/my-playlist');
  const nav = page.getByRole('navigation', { name: '主导航' });
  const last = nav.getByRole('group', { name: '收藏的歌单' }).getByRole('link').last();
  await last.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  release();
  await expect(page.getByRole('link', { name: '音乐库', exact: true })).toBeVisible();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(last).toBeFocused();
});
