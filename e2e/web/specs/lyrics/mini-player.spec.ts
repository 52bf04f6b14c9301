import { AUDIT, sample } from '../../fixtures/audit-sample.ts';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../fixtures/page-checks.ts';
import { type ListeningWindow, peakLevel, readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LyricsView } from '../../pages/lyrics-view.ts';
import { CommandPalette } from '../../pages/command-palette.ts';
import { PlayerBar } from '../../pages/player-bar.ts';
import { MiniPlayer } from '../../pages/mini-player.ts';

/** Demo playlist whose third song has word times and a translation. */
const LIST = '/playList/5003';
const SONG = 2;

async function playWithLyrics(page: Page): Promise<void> {
  await page.goto(LIST);
  await new LyricsView(page).playRow(SONG);
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
}

const byKey = (page: Page) =>
  MiniPlayer.openedBy(page, async () => {
    await page.locator('main').focus();
    await page.keyboard.press('w');
  });

/** Simulates a browser without document picture-in-picture. */
const withoutPictureInPicture = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'documentPictureInPicture');
    Reflect.deleteProperty(Window.prototype, 'documentPictureInPicture');
  });

interface FrontWindow extends Window {
  documentPictureInPicture?: { window: Window | null };
}

const isInFront = (page: Page) =>
  page.evaluate(() => Boolean((window as FrontWindow).documentPictureInPicture?.window));

for (const kind of sample(['in front of all others', 'as a pop-up'] as const, 1)) {
  test(`mini player ${kind}: opens from the player bar, pauses, skips and closes, without interrupting the music`, async ({
    page,
  }) => {
    if (kind === 'as a pop-up') await withoutPictureInPicture(page);
    await playWithLyrics(page);
    const player = new PlayerBar(page);
    await player.more.click();
    const button = player.settings.getByRole('button', { name: '小窗' });
    const before = await readPlayer(page);
    const small = await MiniPlayer.openedBy(page, () => button.click());
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await isInFront(page)).toBe(kind === 'in front of all others');
    expect(await peakLevel(page)).toBeGreaterThan(0.001);
    expect((await readPlayer(page)).songId).toBe(before.songId);

    await small.pause.click();
    await expect.poll(small.status).toBe('paused');
    await expect(player.play).toBeVisible();
    await small.page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(5000);
    await small.play.click();
    await expect.poll(small.status).toBe('playing');

    const title = await small.page.title();
    await small.next.click();
    await expect.poll(async () => (await readPlayer(page)).songId).not.toBe(before.songId);
    await expect.poll(() => small.page.title()).not.toBe(title);

    const closed = small.page.waitForEvent('close');
    await button.click();
    await closed;
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(small.status).toBe('playing');
  });
}

test('highlights the current line’s words within 50 ms while the timers of the page are throttled', async ({
  page,
}) => {
  await playWithLyrics(page);
  const small = await byKey(page);
  const stage = new LyricsView(small.page);
  const lines = await new LyricsView(page).wordTimes();
  await page.evaluate(() => {
    const { documentPictureInPicture, qingyin, setTimeout: wait } = window as FrontWindow & ListeningWindow;
    // Frames are recorded in the mini player, by the song position of the page.
    Object.assign(documentPictureInPicture?.window ?? {}, { qingyin });
    // Throttles timers as in a hidden tab.
    Object.assign(window, {
      setTimeout: (then: TimerHandler, ms = 0, ...rest: unknown[]) => wait(then, Math.max(ms, 1000), ...rest),
    });
  });
  await stage.line(1).click();
  await expect(stage.row(1)).toHaveAttribute('aria-current', 'true');
  const marks = await stage.captureHighlights(lines, 300);
  expect(marks.words).toBeGreaterThan(3);
  expect(marks.offMs).toBeLessThanOrEqual(50);
  await expect(stage.row(1)).not.toHaveAttribute('aria-current', 'true');
  await small.page.setViewportSize({ width: 620, height: 130 });
  await expect(stage.pane.getByRole('listitem')).toHaveCount(2);
  await expect(small.current).toBeVisible();
});

test('applies changes of theme, language and direction of the page', AUDIT, async ({ page, shell }) => {
  await playWithLyrics(page);
  const small = await byKey(page);
  const light = await small.backgroundColor();
  const palette = new CommandPalette(page);
  await palette.search('深色主题');
  await page.keyboard.press('Enter');
  await expect.poll(() => small.backgroundColor()).not.toBe(light);
  await expect
    .poll(
      async () =>
        (await small.backgroundColor()) ===
        (await shell.main.evaluate(() => getComputedStyle(document.body).backgroundColor)),
    )
    .toBe(true);

  await shell.chooseLanguage('English (US)');
  await expect(small.page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  const html = small.page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en-US');
  await shell.chooseLanguage('العربية');
  await expect(html).toHaveAttribute('dir', 'rtl');
  expect(await small.page.title()).toMatch(/ · 青音$/);
});

test(
  'stays open over other pages and the now-playing page, and closes with its page',
  AUDIT,
  async ({ page }) => {
    await playWithLyrics(page);
    const small = await byKey(page);
    await page.getByRole('link', { name: '视频' }).first().click();
    await expect(page).toHaveURL(/\/video/);
    const stage = new LyricsView(page);
    await stage.open();
    await expect(page.getByRole('button', { name: '小窗', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goBack();
    await expect(small.pause).toBeVisible();
    await expect(small.current).toBeVisible();
    const closed = small.page.waitForEvent('close');
    await page.reload();
    await closed;
  },
);

test('fits every size with accessible names, and is reachable by keyboard alone', AUDIT, async ({ page }) => {
  await playWithLyrics(page);
  const small = await byKey(page);
  for (const [width, height] of [
    [380, 500],
    [260, 300],
    [620, 130],
    [260, 90],
    [900, 70],
  ] as const) {
    await small.page.setViewportSize({ width, height });
    for (const lyrics of ['true', 'false']) {
      await expect(small.lyricsButton).toHaveAttribute('aria-pressed', lyrics);
      // Nothing may be outside of the window, because touch cannot scroll it.
      for (const button of [small.pause, small.next, small.lyricsButton]) {
        const box = await button.boundingBox();
        expect(
          box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height,
        ).toBe(true);
      }
      await small.lyricsButton.focus();
      await expect(small.lyricsButton).toBeFocused();
      await expect
        .poll(() =>
          small.lyricsButton.evaluate(
            (each) => getComputedStyle(each.closest('[data-kind] > div') ?? each).opacity,
          ),
        )
        .toBe('1');
      await small.page.keyboard.press('Enter');
    }
  }
  await small.page.setViewportSize({ width: 380, height: 500 });
  await expect(small.region).toBeVisible();
  expect(await axeViolations(small.page)).toEqual([]);
  await small.page.keyboard.press('Tab');
  const closed = small.page.waitForEvent('close');
  // The window closes on key down, so that the key up finds no page and rejects.
  await Promise.all([closed, small.page.keyboard.press('Escape').catch(() => undefined)]);
});

test('shows a message with a retry where the browser opens no window', AUDIT, async ({ page }) => {
  await withoutPictureInPicture(page);
  await page.addInitScript(() => {
    const { open } = window;
    Object.assign(window, { open: () => null, openAfterAll: () => Object.assign(window, { open }) });
  });
  await playWithLyrics(page);
  await page.locator('main').focus();
  await page.keyboard.press('w');
  await expect(page.getByText('浏览器拦下了小窗。请允许本站弹出窗口，再试一次。')).toBeVisible();
  await page.evaluate(() => (window as Window & { openAfterAll?: () => void }).openAfterAll?.());
  const small = await MiniPlayer.openedBy(page, () => page.getByRole('button', { name: '重试' }).click());
  await expect(small.current).toBeVisible();
});
