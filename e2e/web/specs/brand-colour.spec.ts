import { expect, test } from '../fixtures/test.ts';
import { FeedPage } from '../pages/feed-page.ts';

/** Brand colour #169987 in the format of computed styles. */
const BRAND = 'rgb(22, 153, 135)';

test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('uses the brand colour for filled buttons and information messages', async ({ page }) => {
      const feed = new FeedPage(page);
      await feed.open();
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await feed.composer.fill('颜色');
      await expect(feed.publish).toHaveCSS('background-color', BRAND);

      const sign = await page.evaluateHandle(firstMessageSign);
      await feed.files.setInputFiles({ name: '文字.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      expect(await sign.evaluate(({ color }) => color)).toEqual({
        text: '有些文件不是图片，没有添加',
        color: BRAND,
      });
    });
  });

/** Reads text and icon colour of the next message as soon as it appears, because it disappears after three seconds. */
function firstMessageSign() {
  const color = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const icon = document.querySelector('[role="status"] svg');
      if (!icon) return;
      observer.disconnect();
      resolve({ text: icon.parentElement?.textContent, color: getComputedStyle(icon).color });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  return { color };
}
