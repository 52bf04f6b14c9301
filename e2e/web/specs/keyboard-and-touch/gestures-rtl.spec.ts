import { devices, type Locator } from '@playwright/test';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Finger } from '../../fixtures/touch.ts';
import { interfaceTexts } from '../../fixtures/interface-texts.ts';

const { viewport, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7'];
test.use({ viewport, isMobile, hasTouch, deviceScaleFactor, locale: 'ar-EG' });

const arabic = interfaceTexts('ar-EG');

test('scrolls shelves by the finger and swipes the player like a tape, in Arabic', async ({ page }) => {
  const finger = new Finger(page);
  const songId = async () => (await readPlayer(page)).songId;

  await test.step('the banners and the tabs go on to the left: the finger pulls them to the right', async () => {
    await page.goto('/personal-recommendation');
    const banners = page.getByRole('main').getByRole('list').first();
    await expect(banners).toBeVisible();
    expect(await banners.evaluate(startGap)).toBeGreaterThanOrEqual(0);
    await finger.swipe(banners, { x: -160 });
    await expect.poll(() => banners.evaluate(scrolled)).toBe(0);
    await finger.swipe(banners, { x: 220 });
    await expect.poll(() => banners.evaluate(scrolled)).toBeLessThan(-100);
  });

  await page.goto('/playList/5003');
  await page
    .getByRole('main')
    .getByRole('button', { name: arabic('播放全部') })
    .tap();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await expect(page.locator('html')).toHaveAttribute('data-commands', 'ready');
  const first = await songId();
  const bar = page.getByRole('region', { name: arabic('播放器') });
  const nowPlaying = page.getByRole('dialog', { name: arabic('正在播放') });
  const skips = async (part: Locator) => {
    await finger.swipe(part, { x: -120 });
    await expect.poll(songId).not.toBe(first);
    await finger.swipe(part, { x: 120 });
    await expect.poll(songId).toBe(first);
  };

  await test.step('a swipe to the left plays the next song, to the right the previous one', () => skips(bar));

  await test.step('a swipe up opens the now-playing page, whose cover is swiped like the bar', async () => {
    await finger.swipe(bar, { y: -160 });
    await expect(nowPlaying).toBeVisible();
    await skips(nowPlaying.getByRole('button', { name: arabic('唱片') }));
  });

  await test.step('next stands on the right of previous, as on the tape', async () => {
    const left = async (name: string) =>
      (await nowPlaying.getByRole('button', { name: arabic(name) }).boundingBox())?.x ?? 0;
    expect(await left('下一首')).toBeGreaterThan(await left('上一首'));
  });

  await test.step('a pull down closes it', async () => {
    await finger.swipe(nowPlaying.getByRole('heading').first(), { y: 220 });
    await expect(nowPlaying).toBeHidden();
  });
});

const scrolled = (list: Element): number => list.scrollLeft;

/** Distance of the first card from the right edge of its list, px. */
function startGap(list: Element): number {
  const [first] = list.children;
  return list.getBoundingClientRect().right - (first?.getBoundingClientRect().right ?? Infinity);
}
