import { choose } from '../../fixtures/choose.ts';
import { AUDIT } from '../../fixtures/sampled.ts';
import type { Page } from '@playwright/test';
import { type ListeningWindow, readPlayer } from '../../fixtures/sound.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The loudness of what sounds now, or sounded last. */
const loudness = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(...[...((window as ListeningWindow).heardElements ?? [])].map(({ volume }) => volume)),
  );
const status = async (page: Page): Promise<string> => (await readPlayer(page)).status;

test(
  'the music sinks, stops at its time, and is as loud as before when it goes on',
  AUDIT,
  async ({ page, home, playlist, player }) => {
    await page.clock.install();
    await home.open();
    await home.openFirstPlaylist();
    await playlist.playAll.click();
    await expect.poll(() => status(page)).toBe('playing');
    await expect.poll(() => loudness(page)).toBeGreaterThan(0.6);
    const whole = await loudness(page);
    await player.more.click();
    await choose(player.choice('定时停止', '自己定'));
    await player.settings.getByRole('spinbutton', { name: '几分钟后停' }).fill('1');
    await player.settings.getByRole('button', { name: '开始' }).click();
    await expect(player.settings.getByText(/^还有 0:\d\d$/)).toBeVisible();
    await page.clock.fastForward(49_000);
    await expect.poll(() => loudness(page)).toBeLessThan(whole / 2);
    expect(await status(page)).toBe('playing');
    await expect.poll(() => status(page)).toBe('paused');
    await expect(player.choice('定时停止', '不定时')).toBeChecked();
    await page.keyboard.press('Escape');
    await player.play.click();
    await expect.poll(() => status(page)).toBe('playing');
    await expect.poll(() => loudness(page)).toBe(whole);
  },
);

test('a timer that is put off while the music sinks gives the loudness back', async ({
  page,
  home,
  playlist,
  player,
}) => {
  await page.clock.install();
  await home.open();
  await home.openFirstPlaylist();
  await playlist.playAll.click();
  await expect.poll(() => status(page)).toBe('playing');
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.6);
  const whole = await loudness(page);
  await player.more.click();
  await choose(player.choice('定时停止', '15 分'));
  await page.clock.fastForward(15 * 60_000 - 9000);
  await expect.poll(() => loudness(page)).toBeLessThan(whole * 0.8);
  await player.settings.getByRole('button', { name: '再加 15 分' }).click();
  await expect.poll(() => loudness(page)).toBe(whole);
  await expect(player.settings.getByText(/^还有 1[45]:\d\d$/)).toBeVisible();
});
