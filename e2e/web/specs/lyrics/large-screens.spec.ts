import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LyricsView } from '../../pages/lyrics-view.ts';
import { PlayerBar } from '../../pages/player-bar.ts';
import { PlaylistPage } from '../../pages/playlist-page.ts';

/** Demo playlists: the third song of the first has lyrics; the second has instrumentals. */
const LIST = '/playList/5003';
const INSTRUMENTALS = '/playList/5001';

test('the now-playing page fills a television, and a remote control reaches it', async ({ page }) => {
  const stage = new LyricsView(page);
  const player = new PlayerBar(page);
  const nowPlaying = page.getByRole('dialog', { name: '正在播放' });
  const close = nowPlaying.getByRole('button', { name: '关闭' });
  const playing = () => expect.poll(async () => (await readPlayer(page)).status).toBe('playing');

  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto(LIST);
  await stage.playRow(2);
  await playing();
  await stage.open();
  expect(await stage.fontSize()).toBeGreaterThanOrEqual(48);

  await test.step('full screen hides the controls and the pointer until the pointer moves', async () => {
    await page.mouse.move(300, 300);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
    await expect(page.locator('html')).toHaveAttribute('data-idle', '');
    await expect(player.region.locator('..')).toHaveCSS('opacity', '0');
    await expect(page.locator('html')).toHaveCSS('cursor', 'none');
    await page.mouse.move(320, 320);
    await expect(player.region.locator('..')).toHaveCSS('opacity', '1');
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  await test.step('arrow keys lead to the controls, and media keys skip', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(player.pause).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(player.play).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(player.next).toBeFocused();
    const { songId } = await readPlayer(page);
    await page.keyboard.press('MediaTrackNext');
    await expect.poll(async () => (await readPlayer(page)).songId).not.toBe(songId);
    await page.keyboard.press('Escape');
    await expect(nowPlaying).toHaveCount(0);
  });

  await test.step('an instrumental gives the room of the lyrics to its cover', async () => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto(INSTRUMENTALS);
    await new PlaylistPage(page).rows.filter({ hasText: '琴曲' }).first().focus();
    await page.keyboard.press('Enter');
    await playing();
    await page.keyboard.press('g');
    const note = nowPlaying.getByText('纯音乐，请静静地听');
    await expect(note).toBeInViewport({ ratio: 1 });
    const cover = await nowPlaying.locator('[data-now-cover]').boundingBox();
    expect(cover?.height).toBeGreaterThan(420);
    const title = await nowPlaying.getByRole('heading').first().boundingBox();
    expect(title?.x).toBeGreaterThan((cover?.x ?? Infinity) + (cover?.width ?? 0));
    await close.click();
    await expect(nowPlaying).toHaveCount(0);
  });

  await test.step('a tablet shows times and gives the title its room', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(player.region.getByText(/^\d:\d\d \/ \d:\d\d$/)).toBeVisible();
    const [like, mode] = [await player.like.boundingBox(), await player.mode.boundingBox()];
    const cover = await page.locator('[data-player-bar-cover]').boundingBox();
    const room = (mode?.x ?? 0) - (like?.width ?? 0) - ((cover?.x ?? 0) + (cover?.width ?? 0));
    expect(room).toBeGreaterThan(180);
  });
});
