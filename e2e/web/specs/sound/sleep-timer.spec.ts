import { choose } from '../../fixtures/choose.ts';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import type { Page } from '@playwright/test';
import { type ListeningWindow, readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Highest volume of the media elements. */
const loudness = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(...[...((window as ListeningWindow).heardElements ?? [])].map(({ volume }) => volume)),
  );
const status = async (page: Page): Promise<string> => (await readPlayer(page)).status;

test(
  'fades the music out, pauses it at its time, and restores the volume on play',
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
    await player.settings.getByRole('spinbutton', { name: '多久后停（分钟）' }).fill('1');
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

test('restores the volume when the timer is extended during the fade-out', async ({
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
