import type { Page } from '@playwright/test';
import { AUDIT, sample } from '../../fixtures/audit-sample.ts';
import { peakLevel, readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { HomePage } from '../../pages/home-page.ts';
import type { PlayerBar } from '../../pages/player-bar.ts';
import { PlaylistPage } from '../../pages/playlist-page.ts';

const canvasOf = (page: Page) => page.getByRole('dialog', { name: '正在播放' }).locator('canvas[data-visual]');

/** Content of the canvas after three more frames. */
async function picture(page: Page): Promise<string> {
  return canvasOf(page).evaluate(async (canvas: HTMLCanvasElement) => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return canvas.toDataURL();
  });
}

/** Whether the content of the canvas changes within a few frames. */
async function moves(page: Page): Promise<boolean> {
  return (await picture(page)) !== (await picture(page));
}

async function choose(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: '声音画面' }).click();
  await page.getByRole('menuitemradio', { name: kind }).click();
}

/** Plays the first playlist and opens 正在播放. */
async function openNowPlaying(page: Page, home: HomePage, player: PlayerBar): Promise<void> {
  await home.open();
  await home.openFirstPlaylist();
  await new PlaylistPage(page).playAll.click();
  await expect.poll(() => readPlayer(page).then(({ status }) => status)).toBe('playing');
  await player.region.getByRole('button', { name: '正在播放' }).click();
}

/** Sets `document.hidden` and fires its event, as for a background tab. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

for (const kind of sample(['音柱', '波形', '光环'], 1)) {
  test(`${kind} move with the sound, and stop with it`, async ({ page, home, player }) => {
    await openNowPlaying(page, home, player);
    await expect(canvasOf(page)).toHaveCount(0);
    await choose(page, kind);
    await expect.poll(() => moves(page)).toBe(true);

    await test.step('paused', async () => {
      await player.pause.click();
      await expect.poll(() => readPlayer(page).then(({ status }) => status)).toBe('paused');
      await expect.poll(() => moves(page)).toBe(false);
      await player.play.click();
      await expect.poll(() => moves(page)).toBe(true);
    });

    await test.step('in a hidden tab', async () => {
      await setHidden(page, true);
      await expect.poll(() => readPlayer(page).then(({ status }) => status)).toBe('playing');
      await expect.poll(() => moves(page)).toBe(false);
      await setHidden(page, false);
      await expect.poll(() => moves(page)).toBe(true);
    });
    expect(await peakLevel(page)).toBeGreaterThan(0);
  });
}

test('persists the choice over a reload, and switches it off', AUDIT, async ({ page, home, player }) => {
  await openNowPlaying(page, home, player);
  await choose(page, '光环');
  await expect(canvasOf(page)).toHaveAttribute('data-visual', 'halo');
  await page.reload();
  await expect(canvasOf(page)).toHaveAttribute('data-visual', 'halo');
  await choose(page, '不显示');
  await expect(canvasOf(page)).toHaveCount(0);
});

test('neither offers nor draws a visualiser with reduced motion', AUDIT, async ({ page, home, player }) => {
  await openNowPlaying(page, home, player);
  await choose(page, '音柱');
  await expect.poll(() => moves(page)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(canvasOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '声音画面' })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => moves(page)).toBe(true);
});
