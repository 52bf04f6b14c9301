import type { Page } from '@playwright/test';
import { type ListeningWindow, peakLevel, readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PlayerBar } from '../../pages/player-bar.ts';
import { PlaylistPage } from '../../pages/playlist-page.ts';

const LIST = '5003';

const status = async (page: Page): Promise<string> => (await readPlayer(page)).status;
const position = async (page: Page): Promise<number> => (await readPlayer(page)).positionMs;

async function play(page: Page): Promise<PlayerBar> {
  const playlist = new PlaylistPage(page);
  await playlist.open(LIST);
  await playlist.playAll.click();
  await expect.poll(() => status(page)).toBe('playing');
  return new PlayerBar(page);
}

/** Pausing fades out for 40 ms: commands in that time must neither be lost nor undo the pause. */
test('handles commands during the fade-out of a pause', async ({ page }) => {
  const player = await play(page);

  await test.step('plays after pause, seek by 5 s and play', async () => {
    await player.progress.focus();
    const before = await position(page);
    await player.pause.click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(before + 5000);
    await expect(player.play).toBeVisible();
    await player.play.click();
    await expect.poll(() => status(page)).toBe('playing');
    const from = await position(page);
    await expect.poll(() => position(page)).toBeGreaterThan(from);
    expect(await peakLevel(page)).toBeGreaterThan(0.001);
  });

  await test.step('plays after an immediate pause and play', async () => {
    await page.locator('main').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect.poll(() => status(page)).toBe('playing');
    expect(await peakLevel(page)).toBeGreaterThan(0.001);
  });

  await test.step('stays paused at the new position after an immediate pause and seek', async () => {
    await player.progress.focus();
    await player.pause.click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => status(page)).toBe('paused');
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...((window as ListeningWindow).heardElements ?? [])].every((each) => each.paused),
        ),
      )
      .toBe(true);
  });
});
