import { sample } from '../../fixtures/audit-sample.ts';
import { devices } from '@playwright/test';
import { Finger } from '../../fixtures/touch.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';

const { viewport, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7'];
test.use({ viewport, isMobile, hasTouch, deviceScaleFactor });

/** Inline transform of the track while a finger drags it slightly to the left, by motion preference. */
const HELD = { 'no-preference': /^translateX\(-\d/, reduce: /^$/ } as const;

for (const motion of sample(['no-preference', 'reduce'] as const, 1)) {
  test(`swipes the player bar and pulls the now-playing page down; motion: ${motion}`, async ({
    page,
    playlist,
    player,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await playlist.open(5003);
    await playlist.playAll.tap();
    const songId = async () => (await readPlayer(page)).songId;
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    // The code of gestures loads when the browser is idle.
    await expect(page.locator('html')).toHaveAttribute('data-commands', 'ready');
    const first = await songId();
    const finger = new Finger(page);
    const nowPlaying = page.getByRole('dialog', { name: '正在播放' });

    await test.step('a swipe to the left plays the next song', async () => {
      await finger.swipe(player.region, { x: -120 });
      await expect.poll(songId).not.toBe(first);
    });

    await test.step('a swipe to the right plays the previous song', async () => {
      await finger.swipe(player.region, { x: 120, y: 20 });
      await expect.poll(songId).toBe(first);
    });

    await test.step('a short drag changes no song, but the content follows the finger', async () => {
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

    await test.step('a swipe up opens the now-playing page', async () => {
      await finger.swipe(player.region, { y: -160 });
      await expect(nowPlaying).toBeVisible();
      await expect(page).toHaveURL(/now=lyrics/);
    });

    await test.step('the now-playing page does not scroll, though its background picture is larger', async () => {
      const place = await nowPlaying.evaluate((large) => {
        large.scrollBy(40, 40);
        return [large.scrollLeft, large.scrollTop];
      });
      expect(place).toEqual([0, 0]);
    });

    await test.step('covers the mini player and the tabs, with a large cover and the times', async () => {
      await expect(player.region).toBeHidden();
      const cover = await nowPlaying.getByRole('button', { name: '唱片' }).boundingBox();
      expect(cover?.width).toBeGreaterThan(300);
      await expect(nowPlaying.getByRole('slider', { name: '播放进度' })).toBeVisible();
      await expect(nowPlaying.getByRole('heading')).toHaveCount(1);
    });

    await test.step('a swipe on the cover plays the next and the previous song', async () => {
      const cover = nowPlaying.getByRole('button', { name: '唱片' });
      await finger.swipe(cover, { x: -120 });
      await expect.poll(songId).not.toBe(first);
      await finger.swipe(cover, { x: 120 });
      await expect.poll(songId).toBe(first);
    });

    await test.step('a swipe on the lyrics scrolls them instead of closing the page', async () => {
      await nowPlaying.getByRole('button', { name: '歌词', exact: true }).tap();
      const lyrics = nowPlaying.getByRole('region', { name: '歌词' });
      await expect(lyrics).toBeVisible();
      await finger.swipe(lyrics, { y: -200 });
      await finger.swipe(lyrics, { y: 200 });
      await expect(nowPlaying).toBeVisible();
      await nowPlaying.getByRole('button', { name: '回到封面' }).tap();
      await expect(lyrics).toBeHidden();
    });

    await test.step('works with buttons instead of gestures', async () => {
      await nowPlaying.getByRole('button', { name: '下一首' }).tap();
      await expect.poll(songId).not.toBe(first);
      await nowPlaying.getByRole('button', { name: '上一首' }).tap();
      await expect.poll(songId).toBe(first);
      await expect(nowPlaying.getByRole('button', { name: '关闭' })).toBeVisible();
      await nowPlaying.getByRole('button', { name: '打开队列' }).tap();
      await expect(page.getByRole('dialog', { name: '播放队列' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: '播放队列' })).toBeHidden();
      await expect(nowPlaying).toBeVisible();
    });

    await test.step('a short pull down springs back, a long one closes the page', async () => {
      const title = nowPlaying.getByRole('heading').first();
      await finger.swipe(title, { y: 16 });
      await expect(nowPlaying).toBeVisible();
      await finger.swipe(title, { y: 220 });
      await expect(nowPlaying).toBeHidden();
      await expect(page).not.toHaveURL(/now=/);
    });

    await test.step('a tap beside the title opens the page', async () => {
      const track = player.region.locator('[data-track]');
      const width = (await track.boundingBox())?.width ?? 0;
      await track.tap({ position: { x: width / 2, y: 20 } });
      await expect(nowPlaying).toBeVisible();
      await expect(page).toHaveURL(/playList\/5003\?now=lyrics/);
    });
  });
}
