import { readPlayer } from '../fixtures/sound.ts';
import { expect, test } from '../fixtures/test.ts';

test('the first Tab offers to skip the navigation', async ({ page, home }) => {
  await home.open();
  await expect(home.playlists.first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到正文' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a song is found and played with the keyboard alone', async ({ page, home, shell, playlist }) => {
  await home.open();
  await home.openFirstPlaylist();
  const title = (await playlist.rows.first().getAttribute('aria-label')) ?? '';
  const words = title.slice(0, 2);
  await shell.searchBox.focus();
  await page.keyboard.type(words);
  const options = shell.suggestions.getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
});

test('rows of a song list are walked with the arrows, and Enter plays', async ({ page, home, playlist }) => {
  await home.open();
  await home.openFirstPlaylist();
  await expect(playlist.rows.nth(2)).toBeVisible();
  await playlist.rows.first().click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await expect(playlist.rows.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('the menu of a song is seen whole, wherever its row stands', async ({ page, playlist }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playlist.open(5003);
  await expect(playlist.rows.nth(4)).toBeVisible();
  const menu = page.getByRole('menu', { name: '歌曲操作' });
  for (const row of [0, 1, 2, 3, 4]) {
    await playlist.rows.nth(row).focus();
    await page.keyboard.press('ContextMenu');
    await expect(menu.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(playlist.rows.nth(row)).toBeFocused();
  }
});

test('the progress slider answers to keys', async ({ page, home, playlist, player }) => {
  await home.open();
  await home.openFirstPlaylist();
  await playlist.playAll.click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await player.progress.focus();
  const before = (await readPlayer(page)).positionMs;
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect.poll(async () => (await readPlayer(page)).positionMs).toBeLessThan(before + 5000);
  await page.keyboard.press('PageUp');
  await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(4000);
  await expect(player.progress).toHaveAttribute('aria-valuetext', /^\d+:\d\d \/ \d+:\d\d$/);
});
