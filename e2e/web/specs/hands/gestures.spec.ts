import { sampled } from '../../fixtures/sampled.ts';
import { devices } from '@playwright/test';
import { Finger } from '../../fixtures/fingers.ts';
import { readPlayer } from '../../fixtures/sound.ts';
import { expect, test } from '../../fixtures/test.ts';

const { viewport, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7'];
test.use({ viewport, isMobile, hasTouch, deviceScaleFactor });

/** The inline transform of the track while a finger drags it a little to the left. */
const HELD = { 'no-preference': /^translateX\(-\d/, reduce: /^$/ } as const;

for (const motion of sampled(['no-preference', 'reduce'] as const, 1)) {
  test(`the small player is swiped, and the large one pulled down; motion: ${motion}`, async ({
    page,
    playlist,
    player,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await playlist.open(5003);
    await playlist.playAll.tap();
    const songId = async () => (await readPlayer(page)).songId;
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    const first = await songId();
    const finger = new Finger(page);
    const nowPlaying = page.getByRole('dialog', { name: '正在播放' });

    await test.step('to the left: the next song', async () => {
      await finger.swipe(player.region, { x: -120 });
      await expect.poll(songId).not.toBe(first);
    });

    await test.step('to the right: the one before', async () => {
      await finger.swipe(player.region, { x: 120, y: 20 });
      await expect.poll(songId).toBe(first);
    });

    await test.step('a little: nothing, but what is held follows where it may move', async () => {
      const track = player.region.locator('[data-track]');
      await finger.drag(player.region, { x: -22 });
      await expect
        .poll(() => track.evaluate((held: HTMLElement) => held.style.transform))
        .toMatch(HELD[motion]);
      await finger.lift();
      await expect(track).not.toHaveAttribute('style', /transform/);
      expect(await songId()).toBe(first);
      await expect(nowPlaying).toBeHidden();
    });

    await test.step('up: the large player', async () => {
      await finger.swipe(player.region, { y: -160 });
      await expect(nowPlaying).toBeVisible();
      await expect(page).toHaveURL(/now=lyrics/);
    });

    await test.step('which stands still, though its picture is larger than it', async () => {
      const place = await nowPlaying.evaluate((large) => {
        large.scrollBy(40, 40);
        return [large.scrollLeft, large.scrollTop];
      });
      expect(place).toEqual([0, 0]);
    });

    await test.step('whose words are scrolled, not pulled away', async () => {
      const words = nowPlaying.getByRole('region', { name: '歌词' });
      await expect(words).toBeVisible();
      await finger.swipe(words, { y: -200 });
      await finger.swipe(words, { y: 200 });
      await expect(nowPlaying).toBeVisible();
    });

    await test.step('which has buttons for all of that', async () => {
      await nowPlaying.getByRole('button', { name: '下一首' }).tap();
      await expect.poll(songId).not.toBe(first);
      await nowPlaying.getByRole('button', { name: '上一首' }).tap();
      await expect.poll(songId).toBe(first);
      await expect(nowPlaying.getByRole('button', { name: '关闭' })).toBeVisible();
      await expect(player.region.getByRole('button', { name: '正在播放' })).toBeVisible();
    });

    await test.step('pulled down a little it comes back, far enough it goes', async () => {
      const title = nowPlaying.getByRole('heading').first();
      await finger.swipe(title, { y: 16 });
      await expect(nowPlaying).toBeVisible();
      await finger.swipe(title, { y: 220 });
      await expect(nowPlaying).toBeHidden();
      await expect(page).not.toHaveURL(/now=/);
    });
  });
}
