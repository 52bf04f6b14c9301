import { KeyboardUser, windowsOf } from '../../fixtures/keyboard-user.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const { name, viewport } of windowsOf('desktop'))
  test.describe(`by keys alone, ${name}`, () => {
    test.use({ viewport, storageState: async ({ signedIn }, use) => use(signedIn) });

    test('reads lyrics and comments, and changes the sound, the theme and a playback setting', async ({
      page,
      playlist,
    }) => {
      const user = new KeyboardUser(page);
      await playlist.open(5003);
      await expect(playlist.rows.first()).toBeVisible();
      await user.reach(/^row “/);
      await user.press('Enter');
      await expect.poll(() => readPlayer(page).then(({ status }) => status)).toBe('playing');

      await test.step('now-playing page: lyrics, comments and back', async () => {
        await user.pressOnly('g');
        await user.expectFocus(/^dialog “正在播放/);
        await user.reach(/^(tab|button) “(歌词|评论)/);
        if (await page.getByRole('tab', { name: '评论' }).isVisible()) {
          await user.press('ArrowRight');
          await user.expectFocus(/^tab “评论/);
        } else {
          // Small windows have a button for each view.
          await user.reach(/^button “评论/, 'Tab', 2);
          await user.pressOnly('Enter');
        }
        await user.reach(/^textarea/, 'Tab', 20);
        await user.pressOnly('Escape');
        await user.expectFocus(/^row “/);
      });

      await test.step('sound settings and back', async () => {
        await user.pressOnly('e');
        await user.expectFocus(/button “关闭/);
        await user.reach(/均衡器/, 'Tab', 6);
        await user.press('Space');
        await user.reach(/1000 赫兹/, 'Tab', 12);
        await user.press('ArrowUp', 'Home', 'End', 'PageDown');
        await user.pressOnly('Escape');
        await user.expectFocus(/^row “/);
      });

      await test.step('settings: theme and a playback setting', async () => {
        await user.pressOnly(',');
        await user.expectFocus(/button “播放”/);
        await user.reach(/input “1.*×/, 'Tab', 20);
        await user.press('ArrowRight');
        await user.reach(/button “外观/, 'Shift+Tab', 24);
        await user.press('Enter');
        await user.reach(/input “(浅色|深色|跟随系统)/, 'Tab', 20);
        await user.press('ArrowRight', 'ArrowLeft');
        await user.pressOnly('Escape');
        await user.expectFocus(/^row “/);
      });
      user.verify();
    });

    test('watches a film with captions, at another speed and in full screen', async ({ page }) => {
      const user = new KeyboardUser(page);
      await page.goto('/mv-detail/7001');
      await expect(page.getByRole('button', { name: '全屏' })).toBeVisible();
      await user.reach(/button “播放”/);
      await user.press('Enter');
      await user.expectFocus(/button “暂停”/);
      await user.press('Enter');
      await user.reach(/字幕/, 'Tab', 8);
      await user.press('Enter', 'Enter');
      await user.reach(/视频设置/, 'Tab', 8);
      await user.pressOnly('Enter');
      // A popover beside the button, or a dialog over the page in small windows.
      await user.expectFocus(/^(dialog “|button “关闭)/);
      await user.pressOnly('Escape');
      await user.expectFocus(/视频设置/);
      const full = page.getByRole('button', { name: '全屏' });
      await user.reach(/全屏/, 'Tab', 12);
      await user.press('Enter');
      await expect(full).toHaveAttribute('aria-pressed', 'true');
      await user.pressOnly('f');
      await expect(full).toHaveAttribute('aria-pressed', 'false');
      await user.expectFocus(/全屏/);
      user.verify();
    });
  });
