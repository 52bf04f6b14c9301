import { KeyboardUser, windowsOf } from '../../fixtures/keyboard-user.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const { name, viewport } of windowsOf('zoomed'))
  test.describe(`by keys alone, ${name}`, () => {
    test.use({ viewport });

    test('logs in, finds a song by the search box and plays a playlist from home', async ({
      page,
      login,
      server,
      home,
    }) => {
      const user = new KeyboardUser(page);
      const playing = () => readPlayer(page).then(({ status, songId }) => status === 'playing' && songId);

      await test.step('logs in', async () => {
        await login.open();
        await user.reach(/手机号或邮箱/);
        await user.type(server.demoAccount.name);
        await user.reach(/input “密码/);
        await user.type(server.demoAccount.password);
        await user.pressOnly('Enter');
        await page.waitForURL('**/personal-recommendation');
        await user.expectFocus(/^main/);
      });

      await test.step('finds a song and plays it', async () => {
        await expect(home.playlists.first()).toBeVisible();
        await user.reach(/combobox “搜索/, 'Shift+Tab', 12);
        await user.type('静夜思');
        const options = page.getByRole('listbox', { name: '搜索建议' }).getByRole('option');
        await expect(options.first()).toBeVisible();
        await user.press('ArrowDown');
        await expect(options.first()).toHaveAttribute('aria-selected', 'true');
        await user.pressOnly('Enter');
        await expect.poll(playing).toBeTruthy();
      });

      await test.step('plays a playlist from home', async () => {
        const before = await playing();
        await user.reach(/^a “静夜思：/);
        await user.pressOnly('Enter');
        await page.waitForURL('**/playList/**');
        await user.expectFocus(/^main/);
        await user.reach(/^button “播放全部”/, 'Tab', 12);
        await user.press('Enter');
        await expect.poll(playing).not.toBe(before);
      });
      user.verify();
    });
  });
