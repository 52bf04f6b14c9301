import { waitForApp } from '../fixtures/wait-for-app.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfileListsPage } from '../pages/profile-lists-page.ts';

test.use({
  viewport: { width: 360, height: 740 },
  storageState: async ({ signedIn }, use) => use(signedIn),
});

const GROUPS = [
  [
    '发现音乐',
    {
      个性推荐: '/personal-recommendation',
      歌单: '/find-music/song-list',
      排行榜: '/find-music/top',
      歌手: '/find-music/singer',
      最新音乐: '/find-music/latest-music',
    },
  ],
  ['视频', { 视频: '/video', MV: '/mv' }],
  [
    '我的收藏',
    {
      专辑: '/collect-album',
      歌手: '/collect-singer',
      视频: '/collect-video',
      专栏: '/collect-special-column',
    },
  ],
  [
    '最近播放',
    {
      歌曲: '/recently-played-single',
      视频: '/recently-played-video',
      歌单: '/recently-played-playlist',
      专辑: '/recently-played-album',
    },
  ],
] as const;

test('keeps tabs, focus and scroll position of a group while the content below them changes', async ({
  page,
}) => {
  for (const [name, tabs] of GROUPS) {
    await test.step(name, async () => {
      const [[, first] = ['', '']] = Object.entries(tabs);
      await page.goto(first);
      await waitForApp(page);
      const group = page.getByRole('navigation', { name, exact: true });
      await group.evaluate((row) => row.setAttribute('data-was-here', ''));
      for (const [label, path] of Object.entries(tabs).slice(1)) {
        const tab = group.getByRole('link', { name: label, exact: true });
        await tab.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${path}(\\?.*)?$`));
        await expect(tab).toHaveAttribute('aria-current', 'page');
        await expect(tab).toBeFocused();
        await expect(tab).toBeInViewport({ ratio: 1 });
        await expect(group).toHaveAttribute('data-was-here', '');
      }
      const scrolled = await group.evaluate((row) => row.scrollLeft);
      await page.goBack();
      await page.goForward();
      await expect(group.getByRole('link').last()).toHaveAttribute('aria-current', 'page');
      await expect(group).toHaveAttribute('data-was-here', '');
      expect(await group.evaluate((row) => row.scrollLeft)).toBe(scrolled);
    });
  }
});

test('keeps the header of a user’s page, its tabs, focus and scroll position', async ({ page }) => {
  const care = new ProfileListsPage(page);
  await care.of('dynamic', 3);
  await care.title.evaluate((title) => title.setAttribute('data-was-here', ''));
  for (const name of ['关注', '粉丝', '动态'] as const) {
    const tab = care.tab(name);
    await tab.focus();
    const at = () => tab.evaluate((link) => Math.round(link.getBoundingClientRect().top));
    const before = await at();
    await page.keyboard.press('Enter');
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toBeFocused();
    await expect(care.title).toHaveAttribute('data-was-here', '');
    await expect.poll(at).toBe(before);
  }
});
