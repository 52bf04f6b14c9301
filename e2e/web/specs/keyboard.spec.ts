import { readPlayer } from '../fixtures/player-state.ts';
import { expect, test } from '../fixtures/test.ts';
import { songTitle } from '../pages/song-title.ts';

test('the first Tab focuses the link that skips the navigation', async ({ page, home }) => {
  await home.open();
  await expect(home.playlists.first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到正文' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('plays rows, moves the progress slider and finds a song with the keyboard alone', async ({
  page,
  shell,
  playlist,
  player,
}) => {
  const playing = () => readPlayer(page).then(({ status }) => status);
  await playlist.open(5003);

  await test.step('moves through the rows of a song list with the arrows, and Enter plays', async () => {
    await expect(playlist.rows.nth(2)).toBeVisible();
    await songTitle(playlist.rows.first()).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(playing).toBe('playing');
    await expect(playlist.rows.nth(2)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('moves the progress slider by keys', async () => {
    await player.progress.focus();
    const before = (await readPlayer(page)).positionMs;
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect.poll(async () => (await readPlayer(page)).positionMs).toBeLessThan(before + 5000);
    await page.keyboard.press('PageUp');
    await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(4000);
    await expect(player.progress).toHaveAttribute('aria-valuetext', /^\d+:\d\d \/ \d+:\d\d$/);
  });

  await test.step('finds and plays a song', async () => {
    const before = (await readPlayer(page)).songId;
    const title = (await playlist.rows.first().getAttribute('aria-label')) ?? '';
    await shell.searchBox.focus();
    await page.keyboard.type(title.slice(0, 2));
    const options = shell.suggestions.getByRole('option');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await readPlayer(page)).songId).not.toBe(before);
    await expect.poll(playing).toBe('playing');
  });
});
