import type { Locator } from '@playwright/test';
import { KeyboardUser, windowsOf } from '../../fixtures/keyboard-user.ts';
import { createOwnPlaylist, deletePlaylist, songIdsOfPlaylist } from '../../fixtures/own-playlist.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SongActions } from '../../pages/song-actions.ts';

const SONGS = 14;

/** Waits until a grid has that many songs; small windows render some of its rows only. */
const expectSongs = (grid: Locator, songs: number) =>
  expect(grid).toHaveAttribute('aria-rowcount', String(songs + 1));

for (const { name, viewport } of windowsOf('desktop'))
  test.describe(`by keys alone, ${name}`, () => {
    test.use({ viewport, storageState: async ({ signedIn }, use) => use(signedIn) });

    test('adds a song to a playlist, selects, filters and sorts songs, and changes the queue', async ({
      page,
      playlist,
    }) => {
      const user = new KeyboardUser(page);
      const songs = new SongActions(page);
      const grid = page.getByRole('main').getByRole('grid');
      const list = await createOwnPlaylist(page, '只用键盘', SONGS);
      await playlist.open(list.id);
      await expectSongs(grid, SONGS);

      await test.step('the menu of a song adds it to a playlist', async () => {
        await user.reach(/^row “/);
        await user.press('ArrowDown');
        await user.pressOnly('Shift+F10');
        await user.expectFocus(/menuitem “播放”/);
        await user.press('End', 'Home');
        await user.reach(/添加到歌单/, 'ArrowDown', 12);
        await user.pressOnly('Enter');
        await user.expectFocus(/menuitem “返回/);
        await user.reach(/只用键盘/, 'ArrowDown', 20);
        await user.pressOnly('Escape');
        await expect(songs.rows.nth(1)).toBeFocused();
      });

      await test.step('Tab leads from selected rows into their toolbar, and on behind the rows', async () => {
        await user.press('Home', 'Space', 'Shift+ArrowDown');
        await expect(songs.bar).toContainText('已选 2 首');
        await user.press('Tab');
        await expect(songs.bar.getByRole('button').first()).toBeFocused();
        await user.press('ArrowRight');
        await expect(songs.bar.getByRole('button').nth(1)).toBeFocused();
        await user.press('End', 'ArrowRight');
        await expect(songs.bar.getByRole('button').first()).toBeFocused();
        await user.press('Shift+Tab');
        await expect(songs.rows.nth(1)).toBeFocused();
        await user.press('Tab', 'Escape');
        await expect(songs.bar).toHaveCount(0);
        await expect(songs.rows.nth(1)).toBeFocused();
      });

      await test.step('filters and sorts', async () => {
        const [first] = await songs.titles();
        await user.reach(/button “标题/, 'Shift+Tab', 12);
        await user.press('Enter', 'Enter');
        await user.reach(/筛选/, 'Shift+Tab', 12);
        await user.type(first?.split(' · ')[0] ?? '');
        await expectSongs(grid, 1);
        await user.press('Escape');
        await expectSongs(grid, SONGS);
      });

      await test.step('reorders the queue, removes a song and undoes it', async () => {
        await user.reach(/^row “/);
        await user.press('Home', 'Enter');
        await user.pressOnly('q');
        const queue = page.getByRole('dialog', { name: '播放队列' });
        const rows = queue.locator('[role="row"][aria-label]');
        await expectSongs(queue.getByRole('grid'), SONGS);
        await user.reach(/^row “/);
        await user.press('ArrowDown');
        const moved = (await rows.nth(1).getAttribute('aria-label')) ?? '';
        await user.press('Alt+ArrowDown');
        await expect(rows.nth(2)).toHaveAttribute('aria-label', moved);
        await expect(rows.nth(2)).toBeFocused();
        await user.pressOnly('Shift+F10');
        await user.expectFocus(/menuitem/);
        await user.pressOnly('Escape');
        await expect(rows.nth(2)).toBeFocused();
        await user.press('Delete');
        await expectSongs(queue.getByRole('grid'), SONGS - 1);
        await user.expectFocus(/^row “/);
        await user.press('Control+z');
        await expectSongs(queue.getByRole('grid'), SONGS);
        await user.pressOnly('Escape');
        await expect(queue).toHaveCount(0);
        await user.expectFocus(/^button “播放队列/);
      });
      user.verify();
      expect(await songIdsOfPlaylist(page, String(list.id))).toHaveLength(SONGS);
      await deletePlaylist(page, list);
    });
  });
