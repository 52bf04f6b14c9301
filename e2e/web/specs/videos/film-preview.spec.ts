import type { Locator, Page } from '@playwright/test';
import { sample } from '../../fixtures/audit-sample.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Title of a video with a film file. */
const WITH_FILM = '学古琴第三年，弹一遍《静夜思》';
/** Title of a video without a film file. */
const WITHOUT = '通勤四十分钟，一路春天';

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: name }).locator('..');

/** Number of frames rendered so far. */
const frames = (film: Locator): Promise<number> =>
  film.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);

/** The current frame, scaled down. */
const look = (film: Locator): Promise<string> =>
  film.evaluate((video: HTMLVideoElement) => {
    const canvas = new OffscreenCanvas(64, 36);
    const context = canvas.getContext('2d');
    context?.drawImage(video, 0, 0, 64, 36);
    return String(context?.getImageData(0, 0, 64, 36).data);
  });

test('plays a muted preview under the pointer, while the music goes on', async ({
  page,
  browse,
  playlist,
  player,
  shell,
}) => {
  await playlist.open(5003);
  await playlist.playAll.click();
  await expect(player.pause).toBeVisible();
  await shell.navigation.getByRole('link', { name: '视频' }).click();

  const card = cardOf(page, WITH_FILM);
  const film = card.locator('video');
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  await card.hover();
  await expect(film).toHaveAttribute('data-there', '');
  expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.videoHeight])).toEqual([
    true,
    360,
  ]);
  const before = await look(film);
  const drawn = await frames(film);
  await expect.poll(() => frames(film)).toBeGreaterThan(drawn + 5);
  expect(await look(film)).not.toBe(before);
  // The preview covers the picture exactly, and nothing has moved.
  expect(await card.boundingBox()).toEqual(box);
  expect(await film.evaluate((video) => video.getBoundingClientRect().width)).toBeCloseTo(box?.width ?? 0, 0);
  expect((await readPlayer(page)).status).toBe('playing');

  await cardOf(page, WITHOUT).hover();
  await expect(page.getByRole('main').locator('video')).toHaveCount(0);
  await expect(browse.cards.first()).toBeVisible();
  expect((await readPlayer(page)).status).toBe('playing');
});

test('plays the preview on keyboard focus, and ends it on blur', async ({ page, browse }) => {
  await browse.open('/mv');
  const block = browse.main.getByRole('region', { name: '热门MV' });
  const card = block.getByRole('article').filter({ hasText: '咏鹅' }).locator('..');
  const last = card.getByRole('link').last();
  await last.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(card.locator('video')).toHaveAttribute('data-there', '');
  await page.keyboard.press('Tab');
  await expect(last).not.toBeFocused();
  await expect(card.locator('video')).toHaveCount(0);
});

const visitors = [
  { who: 'a pointer', asks: true, options: {} },
  { who: 'a pointer with reduced motion', asks: false, options: { reducedMotion: 'reduce' } },
  { who: 'a finger', asks: false, options: { hasTouch: true, isMobile: true } },
] as const;
for (const { who, asks, options } of sample(visitors, 2)) {
  test(`a film is ${asks ? '' : 'not '}requested for ${who} on its card`, async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 1280, height: 720 }, ...options });
    let asked = false;
    page.on('request', (request) => (asked ||= request.url().includes('/api/video/url')));
    await page.goto('/video');
    const card = cardOf(page, WITH_FILM);
    await expect(card.locator('img[data-loaded], img[fetchpriority]')).toBeVisible();
    await page.clock.install();
    await card.hover();
    await page.clock.runFor(2000);
    await expect(card.locator('video')).toHaveCount(asks ? 1 : 0);
    expect(asked).toBe(asks);
  });
}
