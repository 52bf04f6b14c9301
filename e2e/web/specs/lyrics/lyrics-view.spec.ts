import { choose } from '../../fixtures/choose.ts';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import type { Page } from '@playwright/test';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LyricsView } from '../../pages/lyrics-view.ts';

/** Demo playlist whose third song has word times and a translation. */
const LIST = '/playList/5003';
const SONG = 2;

async function playWithLyrics(page: Page): Promise<LyricsView> {
  const stage = new LyricsView(page);
  await page.goto(LIST);
  await stage.playRow(SONG);
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await stage.open();
  return stage;
}

test('highlights words within 50 ms of their times, and seeks to a clicked line', async ({ page }) => {
  const stage = await playWithLyrics(page);
  const lines = await stage.wordTimes();
  expect(lines.length).toBeGreaterThan(3);
  // Starts at the line before, so that the first word is recorded from its beginning.
  await stage.line(1).click();
  await expect(stage.row(1)).toHaveAttribute('aria-current', 'true');
  const marks = await stage.captureHighlights(lines, 300);
  expect(marks.words).toBeGreaterThan(3);
  expect(marks.offMs).toBeLessThanOrEqual(50);

  await test.step('seeks to a clicked line; scrolling suspends the automatic scrolling, which then resumes', async () => {
    await stage.line(6).click();
    await expect(stage.row(6)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => stage.verticalCentreOf(stage.current)).toBeLessThan(0.6);
    await stage.scroller.hover();
    await page.mouse.wheel(0, -2000);
    await expect.poll(() => stage.scrollTop()).toBe(0);
    await expect.poll(() => stage.scrollTop()).toBeGreaterThan(0);
  });
});

test('with reduced motion highlights whole words, does not animate lines, and shows no flying cover', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stage = await playWithLyrics(page);
  await stage.line(1).click();
  await expect(stage.row(1)).toHaveAttribute('aria-current', 'true');
  const { partlyHighlighted, moving } = await stage.captureHighlights(await stage.wordTimes(), 150);
  expect(partlyHighlighted).toBe(0);
  expect(moving).toBe(0);

  await page.evaluate(() => {
    const note = () => (document.documentElement.dataset['flown'] = '');
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) =>
        addedNodes.forEach((node) => node instanceof HTMLElement && 'coverFlight' in node.dataset && note()),
      ),
    ).observe(document.body, { childList: true });
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '正在播放' })).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-flown');
});

test('persists size and script of the lyrics, and the time offset for each song', AUDIT, async ({ page }) => {
  const stage = await playWithLyrics(page);
  const before = await stage.fontSize();
  await stage.openSettings();
  await choose(stage.choice('字号', '特大'));
  await choose(stage.choice('汉字', '繁体'));
  await stage.settings.getByRole('button', { name: '推后' }).click();
  await stage.settings.getByRole('button', { name: '推后' }).click();
  await expect(stage.offset).toHaveText('+0.2 秒');
  await stage.settings.getByRole('button', { name: '关闭' }).click();
  await expect(stage.line(1)).toContainText('齊魯青未了');
  await page.reload();
  await expect.poll(() => stage.fontSize()).toBeGreaterThan(before * 1.3);
  await stage.openSettings();
  await expect(stage.choice('汉字', '繁体')).toBeChecked();
  await expect(stage.offset).toHaveText('+0.2 秒');
});
