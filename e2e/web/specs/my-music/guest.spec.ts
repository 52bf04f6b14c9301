import { expect, test } from '../../fixtures/test.ts';
import { waitForApp } from '../../fixtures/wait-for-app.ts';

const pages = [
  ['/my-playlist', '创建和收藏的歌单都在这里'],
  ['/my-love-music', '点过红心的歌都在这里'],
  ['/recently-played-single', '最近播放'],
  ['/collect-video', '登录后，你收藏的专辑、歌手、视频和专栏都在这里。'],
  ['/fm', '一首接一首'],
] as const;

test('shows a guest what the pages of their own music are, with a login link', async ({ page, shell }) => {
  await page.goto('/test');
  await waitForApp(page);
  for (const [address, text] of pages)
    await test.step(address, async () => {
      // Navigates as a link inside the product does; the navigation shows guests no such link.
      await page.evaluate((to) => history.pushState(null, '', to), address);
      await expect(shell.main).toContainText(text);
      const wayIn = shell.main.getByRole('link', { name: '登录', exact: true });
      await expect(wayIn).toHaveAttribute('href', new RegExp(`redirect=${encodeURIComponent(address)}`));
    });
});
